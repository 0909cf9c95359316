import '@/components/styles/common'
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

type TextFieldProps = {
  name: string
  label: string
  value: string
  type?: 'search' | 'date'
  placeholder?: string
  max?: number
}

export function TextField({
  name,
  label,
  value,
  type = 'search',
  placeholder,
  max = 100,
}: TextFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type={type}
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        {...(type === 'search' ? { maxLength: max, autoComplete: 'off' } : {})}
      />
    </label>
  )
}
