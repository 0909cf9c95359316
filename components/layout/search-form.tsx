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

/** A plain GET form. `landmark` names the search landmark on pages that have two. */
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
