import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { Redis } from 'ioredis'

export interface RedisMonitor {
  /**
   * All commands since the last call from connections that used this prefix in that time, including those without such
   * a key; excludes commands run by scripts.
   */
  take(): Promise<string[][]>
  close(): void
}

/** Such as `+1795829451.541411 [0 127.0.0.1:52906] "get" "key"`. */
const report = /^\+\d+\.\d+ \[\d+ ([^\]]+)\] (.*)$/
const argument = /"((?:[^"\\]|\\.)*)"/g

/**
 * Records the commands that the server receives, as it reports them. Uses a plain socket: ioredis takes a report that
 * arrives with the reply to MONITOR for the reply to a command that it did not send.
 */
export async function startRedisMonitor(redisUrl: string, prefix: string): Promise<RedisMonitor> {
  const client = new Redis(redisUrl)
  const { hostname, port, password } = new URL(redisUrl)
  const socket = connect({ host: hostname, port: Number(port) })
  let commands: { args: string[]; source: string }[] = []
  const marks = new Map<string, () => void>()
  const greetings = password === '' ? 1 : 2
  const begun = Promise.withResolvers<void>()
  let answers = 0
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    const [, source = '', list = ''] = report.exec(line) ?? []
    if (source === '') {
      answers += 1
      if (!line.startsWith('+OK')) begun.reject(new Error(line))
      else if (answers === greetings) begun.resolve()
      return
    }
    const args = [...list.matchAll(argument)].map(([, text = '']) => text.replaceAll(/\\(["\\])/g, '$1'))
    const mark = args[0]?.toLowerCase() === 'echo' ? marks.get(args[1] ?? '') : undefined
    if (mark) mark()
    else if (source !== 'lua') commands.push({ args, source })
  })
  socket.write(`${password === '' ? '' : `AUTH ${decodeURIComponent(password)}\r\n`}MONITOR\r\n`)
  await begun.promise
  return {
    async take() {
      // The server reports in order: once it reports the mark, it has reported all that came before.
      const mark = `${prefix}-mark-${performance.now()}`
      const reported = new Promise<void>((resolve) => marks.set(mark, resolve))
      await client.echo(mark)
      await reported
      marks.delete(mark)
      const taken = commands
      commands = []
      const usesPrefix = (args: string[]) => args.some((arg) => arg.startsWith(`${prefix}:`))
      const sources = new Set(taken.filter(({ args }) => usesPrefix(args)).map(({ source }) => source))
      return taken.filter(({ source }) => sources.has(source)).map(({ args }) => args)
    },
    close() {
      socket.destroy()
      client.disconnect()
    },
  }
}
