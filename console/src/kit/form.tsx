import { useId } from 'preact/hooks'
import { nameOf } from './format.ts'

interface FieldProps {
  label: string
  value: string
  onChange(value: string): void
  hint?: string
  /** What is wrong with the value, as a sentence. */
  fault?: string | undefined
  type?: 'text' | 'email' | 'password' | 'number' | 'url' | 'date' | 'search'
  required?: boolean
  maxLength?: number
  min?: number
  placeholder?: string
  autocomplete?: string
  hasFocus?: boolean
}

export function Field({
  label,
  value,
  onChange,
  hint,
  fault,
  type = 'text',
  hasFocus,
  autocomplete = 'off',
  ...rest
}: FieldProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        // Preact types the roles of each kind of field apart.
        type={type as 'text'}
        value={value}
        autocomplete={autocomplete}
        aria-describedby={describedBy(id, hint, fault)}
        aria-invalid={fault ? true : undefined}
        // biome-ignore lint/a11y/noAutofocus: the first field of a dialog that was just opened
        autoFocus={hasFocus}
        onInput={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
      <Notes id={id} hint={hint} fault={fault} />
    </div>
  )
}

function describedBy(id: string, hint?: string, fault?: string): string | undefined {
  const ids = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

function Notes({ id, hint, fault }: { id: string; hint?: string | undefined; fault?: string | undefined }) {
  return (
    <>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p class="hint over" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  )
}

interface SelectProps {
  label: string
  value: string
  options: readonly string[]
  onChange(value: string): void
  /** The option for no choice. */
  anyLabel?: string
  nameFor?(option: string): string
  required?: boolean
  /** What is wrong with the value, as a sentence. */
  fault?: string | undefined
}

export function Select({ label, value, options, onChange, anyLabel, nameFor = nameOf, fault, required }: SelectProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        required={required}
        aria-describedby={describedBy(id, undefined, fault)}
        aria-invalid={fault ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {anyLabel && <option value="">{anyLabel}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {nameFor(option)}
          </option>
        ))}
      </select>
      <Notes id={id} fault={fault} />
    </div>
  )
}

export function Checkbox({
  label,
  isOn,
  onChange,
  hint,
}: {
  label: string
  isOn: boolean
  onChange(isOn: boolean): void
  hint?: string
}) {
  const id = useId()
  return (
    <div class="check">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps<Option extends string> {
  label: string
  value: Option
  options: readonly Option[]
  onChange(value: Option): void
  hintFor?(option: Option): string | undefined
}

/** A row of radio buttons: arrow keys move between them. */
export function Choice<Option extends string>({ label, value, options, onChange, hintFor }: ChoiceProps<Option>) {
  const name = useId()
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option} title={hintFor?.(option)} class={option === value ? 'chosen' : ''}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {nameOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
