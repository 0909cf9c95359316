import type { ComponentProps } from 'react'
import styles from './field.module.css'

type SelectFieldProps = {
  name: string
  label: string
  any: string
  value: string
  options: { value: string; label: string }[]
}

/** A labelled select; the first option is "any". A value without an option (an old link) stays selected. */
export function SelectField({ name, label, any, value, options }: SelectFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        <option value="">{any}</option>
        {value && !options.some((option) => option.value === value) ? (
          <option value={value}>{value}</option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

type TextFieldProps = { name: string; label: string; value: string }

export function TextField({ name, label, value }: TextFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input type="search" name={name} defaultValue={value} maxLength={100} />
    </label>
  )
}

/** As `day` of `lib/lists/define-list.ts` accepts it. */
const datePattern = String.raw`\d{4}[\-\/.年]\d{1,2}[\-\/.月]\d{1,2}日?|\d{1,2}[\-\/. ]\d{1,2}[\-\/. ]\d{4}`

/**
 * A date in the format of the page's language, which the label names: the browser's own date field has the format of
 * the browser's language.
 */
export const DayField = ({
  className = styles.field,
  label,
  format,
  ...input
}: ComponentProps<'input'> & { label: string; format: string }) => (
  <label className={className}>
    <span>
      {label} <small>({format})</small>
    </span>
    <DayInput {...input} format={format} />
  </label>
)

/** The field without its label, which has to name the format. */
export const DayInput = ({ format, ...input }: ComponentProps<'input'> & { format: string }) => (
  <input {...input} pattern={datePattern} title={format} maxLength={11} autoComplete="off" />
)
