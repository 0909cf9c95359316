import { DayInput } from '@/components/ui/field'
import { toInputProps } from '@/components/ui/input-props'
import form from '@/components/ui/form.module.css'
import styles from './member-field.module.css'

export type Choice = {
  value: string
  label: string
  /** Level in a tree, from 0. */
  depth?: number
}

export type MemberFieldShape = { name: string; label: string; hint?: string } & (
  | {
      kind: 'text' | 'tel' | 'number' | 'email' | 'password'
      max?: number
      minValue?: string
      maxValue?: string
      autoComplete?: string
    }
  | { kind: 'day'; format: string }
  | { kind: 'select'; options: Choice[]; groups?: { label: string; options: Choice[] }[] }
  | { kind: 'checks'; options: Choice[] }
  | { kind: 'check' }
)

type MemberFieldProps = { id: string; field: MemberFieldShape; value: string[]; error?: string }

export function MemberField({ id, field, value, error }: MemberFieldProps) {
  const described =
    [field.hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') ||
    undefined
  const notes = (
    <>
      {field.hint ? (
        <p className={form.hint} id={`${id}-hint`}>
          {field.hint}
        </p>
      ) : null}
      {error ? (
        <p className={form.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </>
  )
  if (field.kind === 'checks') {
    return (
      <fieldset id={id} className={styles.formChecks} aria-describedby={described}>
        <legend>{field.label}</legend>
        {notes}
        <div className={styles.checks}>
          {field.options.map((option) => (
            <label key={option.value} data-depth={option.depth ?? 0}>
              <input
                type="checkbox"
                name={field.name}
                value={option.value}
                defaultChecked={value.includes(option.value)}
              />{' '}
              {option.label}
            </label>
          ))}
        </div>
      </fieldset>
    )
  }
  return (
    <div className={form.field} data-kind={field.kind}>
      <label htmlFor={id}>{field.label}</label>
      <Control
        id={id}
        field={field}
        value={value[0] ?? ''}
        described={described}
        isInvalid={Boolean(error)}
      />
      {notes}
    </div>
  )
}

type ControlProps = {
  id: string
  field: Exclude<MemberFieldShape, { kind: 'checks' }>
  value: string
  described?: string
  isInvalid: boolean
}

function Control({ id, field, value, described, isInvalid }: ControlProps) {
  const common = {
    id,
    name: field.name,
    'aria-describedby': described,
    'aria-invalid': isInvalid || undefined,
  }
  if (field.kind === 'check')
    return <input {...common} type="checkbox" value="on" defaultChecked={value === 'on'} />
  if (field.kind === 'select') {
    return (
      <select {...common} key={value} defaultValue={value}>
        {field.options.map(toOption)}
        {field.groups?.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map(toOption)}
          </optgroup>
        ))}
      </select>
    )
  }
  if (field.kind === 'day')
    return <DayInput {...common} format={field.format} defaultValue={value} />
  const { kind, max, minValue, maxValue, autoComplete } = field
  return (
    <input
      {...common}
      {...toInputProps(kind)}
      maxLength={max}
      min={minValue}
      max={maxValue}
      autoComplete={autoComplete}
      defaultValue={value}
    />
  )
}

const toOption = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
)
