import { getTranslations } from 'next-intl/server'
import { SelectField, TextField } from '@/components/ui/field'
import type { PeopleResult } from '@/lib/content/people/filter-people'
import type { CountedChoice } from '@/lib/lists/filter-entries'
import { languageName } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'
import filterForm from '@/components/ui/filter-form.module.css'
import button from '@/components/ui/button.module.css'

/** A GET form: the URL holds the filters. */
export async function PeopleFilters({
  result,
  locale,
}: {
  result: PeopleResult
  locale: SiteLocale
}) {
  const t = await getTranslations('people')
  const level = await getTranslations('levels')
  const { filters, facets } = result
  const counted = (options: CountedChoice[], name = (facet: CountedChoice) => facet.label) =>
    options.map((facet) => ({ value: facet.value, label: `${name(facet)} (${facet.count})` }))
  const languages = counted(facets.language, (facet) => languageName(facet.value, locale)).sort(
    (a, b) => a.label.localeCompare(b.label, locale),
  )
  return (
    <form className={filterForm.form} action={hrefOf({ to: 'people' }, locale)}>
      <TextField name="q" label={t('keyword')} value={filters.q} />
      <SelectField
        name="level"
        label={t('level')}
        any={t('anyLevel')}
        value={filters.level}
        options={counted(facets.level, (facet) => level(facet.value as 'partner'))}
      />
      <SelectField
        name="office"
        label={t('office')}
        any={t('anyOffice')}
        value={filters.office}
        options={counted(facets.office)}
      />
      <SelectField
        name="practice"
        label={t('practice')}
        any={t('anyPractice')}
        value={filters.practice}
        options={counted(facets.practice)}
      />
      <SelectField
        name="sector"
        label={t('sector')}
        any={t('anySector')}
        value={filters.sector}
        options={counted(facets.sector)}
      />
      <SelectField
        name="language"
        label={t('language')}
        any={t('anyLanguage')}
        value={filters.language}
        options={languages}
      />
      {filters.letter ? <input type="hidden" name="letter" value={filters.letter} /> : null}
      {filters.sort === 'name' ? null : <input type="hidden" name="sort" value={filters.sort} />}
      <button className={button.primary} type="submit">
        {t('submit')}
      </button>
    </form>
  )
}
