import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import searchForm from '@/components/ui/search-form.module.css'
import buttonStyles from '@/components/ui/button.module.css'

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
      className={searchForm.form}
      action={toHref({ to: 'search' }, locale)}
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
      <button className={buttonStyles.primary} type="submit">
        {button}
      </button>
    </form>
  )
}
