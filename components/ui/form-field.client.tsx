'use client'

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import type { FormState, FormValues } from '@/lib/forms/state'
import { CheckField, DayInput, Options, type Choice } from './field'
import { toInputProps } from './input-props'
import { useLetterCount } from './letter-count.client'
import form from './form.module.css'
import typography from './typography.module.css'

type Attributes = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'max' | 'maxLength' | 'min' | 'required'
>

export type FormField = Attributes & {
  name: string
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'number'
    | 'password'
    | 'day'
    | 'area'
    | 'select'
    | 'check'
    | 'checks'
  label: string
  hint?: string
  /** The maximum length in letters. */
  limit?: number
  /** Of a date, in the page's language. */
  format?: string
  options?: readonly Choice[]
  groups?: readonly { label: string; options: readonly Choice[] }[]
}

export type FieldTexts = {
  /** Messages by the keys of the state's errors. */
  errors?: Record<string, string>
  /** For keys without a message. */
  invalid?: string
  tooLong?: string
  /** After the label of a field that is not required. */
  optional?: string
}

type FormFieldsProps = {
  /** Of the form; the ids of its fields begin with it. */
  id: string
  fields: readonly FormField[]
  values?: FormValues
  errors?: FormState['errors']
  texts: FieldTexts
}

export const FormFields = ({ id, fields, values = {}, errors = {}, texts }: FormFieldsProps) =>
  fields.map((field) => {
    const key = errors[field.name]
    const tooLong = texts.tooLong?.replace('{max}', String(field.limit))
    return (
      <FormFieldView
        key={field.name}
        id={`${id}-${field.name}`}
        field={field}
        value={values[field.name] ?? []}
        error={key && (key === 'tooLong' ? tooLong : (texts.errors?.[key] ?? texts.invalid))}
        tooLong={tooLong}
        optional={field.required ? undefined : texts.optional}
      />
    )
  })

type FormFieldProps = {
  id: string
  field: FormField
  value?: string[]
  error?: string
  tooLong?: string
  optional?: string
  /** Makes a select controlled. */
  onChange?: (value: string) => void
  /** Before the label. */
  children?: ReactNode
}

export function FormFieldView({
  id,
  field: { kind, label, hint, limit = Infinity, format = '', options = [], groups, ...attributes },
  value: values = [],
  error,
  tooLong = '',
  optional,
  onChange,
  children,
}: FormFieldProps) {
  const value = values[0] ?? ''
  const { onInput, count } = useLetterCount(limit, tooLong, value)
  const described =
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const hintText = hint ? (
    <p className={form.hint} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null
  const errorText = error ? (
    <p className={form.error} id={`${id}-error`}>
      {error}
    </p>
  ) : null
  if (kind === 'checks') {
    return (
      <fieldset id={id} className={form.checks} aria-describedby={described}>
        <legend>{label}</legend>
        {hintText}
        {errorText}
        <div>
          {options.map((option) => (
            <CheckField
              key={option.value}
              name={attributes.name}
              value={option.value}
              defaultChecked={values.includes(option.value)}
              depth={option.depth ?? 0}
              label={option.label}
            />
          ))}
        </div>
      </fieldset>
    )
  }
  const common = {
    ...attributes,
    id,
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
  } as const
  const text = { ...common, onInput: limit < Infinity ? onInput : undefined, defaultValue: value }
  const control = () => {
    switch (kind) {
      case 'check':
        return (
          <input
            key={value}
            {...common}
            type="checkbox"
            value="on"
            defaultChecked={value === 'on'}
          />
        )
      case 'select':
        return (
          <select
            key={onChange ? undefined : value}
            {...common}
            {...(onChange
              ? { value, onChange: ({ target }) => onChange(target.value) }
              : { defaultValue: value })}
          >
            <Options options={options} />
            {groups?.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
        )
      case 'area':
        return <textarea {...text} rows={limit > 2000 ? 8 : 4} />
      case 'day':
        return <DayInput {...text} format={format} />
      default:
        return <input {...text} {...toInputProps(kind)} />
    }
  }
  return (
    <div className={form.field} data-kind={kind}>
      {children}
      <label htmlFor={id}>
        {label}
        {optional ? <span className={typography.meta}> {optional}</span> : null}
      </label>
      {hintText}
      {control()}
      {count}
      {errorText}
    </div>
  )
}

/** What became of a form that was sent. It takes the focus. */
export function FormStatus({
  state,
  className,
  role,
  children,
}: {
  state: FormState<string>
  className?: string
  role: 'status' | 'alert'
  children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [state])
  return (
    <div ref={element} className={className} role={role} tabIndex={-1}>
      {children}
    </div>
  )
}

/** Links to the fields of a form that are invalid. */
export function ErrorLinks({
  id,
  fields,
  errors = {},
}: Pick<FormFieldsProps, 'id' | 'fields' | 'errors'>) {
  const invalid = fields.filter(({ name }) => errors[name])
  return invalid.length === 0 ? null : (
    <ul>
      {invalid.map(({ name, label }) => (
        <li key={name}>
          <a href={`#${id}-${name}`}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
