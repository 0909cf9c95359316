import { getTranslations } from 'next-intl/server'
import { recordTypes } from '@/lib/content/content-types'
import { localeNames } from '@law-firm/contract/locales'
import { slots } from '@/lib/i18n/slots'
import { facetNames, type FacetName } from '@law-firm/contract/search'

export type SearchTexts = {
  label: string
  button: string
  clear: string
  relevance: string
  newest: string
  title: string
  intro: string
  resultsFor: string
  /** The slot `{words}` has the words that were left out. */
  someWords: string
  sort: string
  filters: string
  more: string
  fewer: string
  unavailable: string
  previous: string
  next: string
  pages: string
  page: string
  untranslated: string
  gated: string
  recent: string
  clearRecent: string
  emptyTitle: string
  emptyText: string
  alert: string
  /** The slot `{words}` is rendered as a button. */
  didYouMean: string
  count: string
  countOne: string
  countNone: string
  facets: Record<FacetName, string>
  types: Record<string, string>
  roles: Record<string, string>
  languages: Record<string, string>
}

export async function getSearchTexts(): Promise<SearchTexts> {
  const [t, common, levels] = [
    await getTranslations('search'),
    await getTranslations('common'),
    await getTranslations('levels'),
  ]
  return {
    label: common('searchLabel'),
    button: common('search'),
    clear: common('clearAll'),
    filters: common('filters'),
    previous: common('previous'),
    next: common('next'),
    pages: common('pages'),
    page: common('goToPage', slots('page')),
    relevance: t('relevance'),
    newest: t('newest'),
    title: t('title'),
    intro: t('intro'),
    resultsFor: t('resultsFor', slots('query')),
    someWords: t('someWords'),
    sort: t('sort'),
    more: t('more'),
    fewer: t('fewer'),
    unavailable: t('unavailable'),
    untranslated: t('untranslated'),
    gated: t('gated'),
    recent: t('recent'),
    clearRecent: t('forgetRecent'),
    emptyTitle: t('emptyTitle', slots('query')),
    emptyText: t('emptyText'),
    alert: t('alert'),
    didYouMean: t('didYouMean', slots('words')),
    count: t('count', slots('count')),
    countOne: t('countOne'),
    countNone: t('countNone'),
    facets: Object.fromEntries(facetNames.map((name) => [name, t(`facets.${name}`)])) as Record<
      FacetName,
      string
    >,
    types: Object.fromEntries(recordTypes.map((type) => [type, t(`types.${type}`)])),
    roles: Object.fromEntries(
      (['partner', 'counsel', 'senior-associate', 'associate', 'business-services'] as const).map(
        (role) => [role, levels(role)],
      ),
    ),
    languages: localeNames,
  }
}
