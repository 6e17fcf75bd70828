/** Instructions, as bytes in any nesting. */
export type Code = readonly (number | Code)[]

type ValueType = 'i32' | 'f32' | 'v128'

/** A parameter or local variable inside a function. */
export interface Variable {
  get: Code
  set: (value: Code) => Code
  /** Of an `i32`: adds to what it holds. */
  raise: (by: Code) => Code
}

export interface WasmFunction {
  parameters: readonly ValueType[]
  locals: readonly ValueType[]
  body: Code
}

const typeCodes: Readonly<Record<ValueType, number>> = { i32: 0x7f, f32: 0x7d, v128: 0x7b }
const vectorPrefix = 0xfd
const emptyBlock = 0x40
const end = 0x0b

/** The few instructions that the kernels need, of WebAssembly 2.0 (https://www.w3.org/TR/wasm-core-2/). */
export const wasm = {
  integer: (value: number): Code => [0x41, signed(value)],
  add: (one: Code, other: Code): Code => [one, other, 0x6a],
  multiply: (one: Code, other: Code): Code => [one, other, 0x6c],
  isLess: (one: Code, other: Code): Code => [one, other, 0x49],
  loadVector: (address: Code, offset = 0): Code => [address, vectorPrefix, 0x00, 2, unsigned(offset)],
  /** One float, in all four places. */
  loadSpread: (address: Code, offset = 0): Code => [address, vectorPrefix, 0x09, 2, unsigned(offset)],
  storeVector: (address: Code, value: Code, offset = 0): Code => [
    address,
    value,
    vectorPrefix,
    0x0b,
    2,
    unsigned(offset),
  ],
  spread: (value: Code): Code => [value, vectorPrefix, 0x13],
  vectorAdd: (one: Code, other: Code): Code => [one, other, vectorPrefix, unsigned(0xe4)],
  vectorMultiply: (one: Code, other: Code): Code => [one, other, vectorPrefix, unsigned(0xe6)],
  vectorLeast: (one: Code, other: Code): Code => [one, other, vectorPrefix, unsigned(0xea)],
  vectorMost: (one: Code, other: Code): Code => [one, other, vectorPrefix, unsigned(0xeb)],
  /** Repeats the body as long as the condition holds. */
  whileTrue: (condition: Code, body: Code): Code => [
    [0x02, emptyBlock, 0x03, emptyBlock],
    [condition, 0x45, 0x0d, 1],
    [body, 0x0c, 0],
    [end, end],
  ],
}

/** A function of named parameters and locals that returns nothing. */
export function writeFunction<Parameter extends string, Local extends string>(
  parameters: Readonly<Record<Parameter, ValueType>>,
  locals: Readonly<Record<Local, ValueType>>,
  write: (variables: Record<Parameter | Local, Variable>) => Code,
): WasmFunction {
  const names = [...Object.keys(parameters), ...Object.keys(locals)]
  const variables = Object.fromEntries(names.map((name, index) => [name, variableAt(index)]))
  return {
    parameters: Object.values(parameters),
    locals: Object.values(locals),
    body: write(variables as Record<Parameter | Local, Variable>),
  }
}

function variableAt(index: number): Variable {
  const get = [0x20, unsigned(index)]
  const set = (value: Code) => [value, 0x21, unsigned(index)]
  return { get, set, raise: (by) => set(wasm.add(get, by)) }
}

/** A module with the functions and `pageCount` pages (64 KiB) of memory, all of them exported by name. */
export function assembleModule(functions: Readonly<Record<string, WasmFunction>>, pageCount: number) {
  const all = Object.entries(functions)
  const sections: Code = [
    section(
      1,
      all.map(([, { parameters }]) => [0x60, vector(parameters.map((type) => typeCodes[type])), 0]),
    ),
    section(
      3,
      all.map((_, index) => unsigned(index)),
    ),
    section(5, [[0, unsigned(pageCount)]]),
    section(7, [[name('memory'), 2, 0], ...all.map(([text], index) => [name(text), 0, unsigned(index)])]),
    section(
      10,
      all.map(([, { locals, body }]) => sized([vector(locals.map((type) => [1, typeCodes[type]])), body, end])),
    ),
  ]
  return Uint8Array.from([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...flatten(sections)])
}

function section(id: number, entries: Code): Code {
  return [id, sized([vector(entries)])]
}

function vector(entries: Code): Code {
  return [unsigned(entries.length), entries]
}

function name(text: string): Code {
  return vector([...new TextEncoder().encode(text)])
}

function sized(code: Code): Code {
  const bytes = flatten(code)
  return [unsigned(bytes.length), bytes]
}

function flatten(code: Code): number[] {
  return code.flatMap((part) => (typeof part === 'number' ? [part] : flatten(part)))
}

/** LEB128: seven bits a byte, the lowest first. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, unsigned(value >>> 7)]
}

function signed(value: number): Code {
  return value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, signed(value >> 7)]
}
