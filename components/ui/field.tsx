import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

export type Choice = {
  value: string
  label: string
  /** Level in a tree, from 0. */
  depth?: number
  /** BCP 47, of a label in another language than the page's. */
  lang?: string
}

export const Options = ({ options }: { options: readonly Choice[] }) =>
  options.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ))

type SelectFieldProps = ComponentProps<'select'> & {
  label: string
  /** The label of a first option without a value. */
  any?: string
  options: readonly Choice[]
}

export const SelectField = ({
  className = styles.field,
  label,
  any,
  options,
  ...select
}: SelectFieldProps) => (
  <label className={className}>
    <span>{label}</span>
    <select {...select}>
      {any === undefined ? null : <option value="">{any}</option>}
      <Options options={options} />
    </select>
  </label>
)

export const TextField = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className={styles.field}>
    <span>{label}</span>
    <input maxLength={100} {...input} />
  </label>
)

/** A checkbox, or a radio button, with its label after it. */
export const CheckField = ({
  className,
  depth,
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'label'> & { depth?: number; label: ReactNode }) => (
  <label className={className} data-depth={depth}>
    <input type="checkbox" {...input} /> {label}
  </label>
)

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
