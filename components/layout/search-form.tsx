import type { SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'

type SearchFormProps = {
  locale: SiteLocale
  label: string
  button: string
  id: string
  placeholder?: string
  value?: string
  landmark?: string
}

/** The search field: a plain form, so that it works without a script. `landmark` names one in a page, to tell it from the header's. */
export function SearchForm({
  locale,
  label,
  button,
  id,
  placeholder,
  value,
  landmark,
}: SearchFormProps) {
  return (
    <form
      className="search-form"
      action={hrefOf({ to: 'search' }, locale)}
      role="search"
      aria-label={landmark}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        placeholder={placeholder}
        defaultValue={value}
        maxLength={100}
        required
        autoComplete="off"
      />
      <button className="btn" type="submit">
        {button}
      </button>
    </form>
  )
}
