import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { SiteLocale } from '@law-firm/contract/locales'
import { proposeToDrop } from '@/lib/lists/proposals'
import { toHref } from '@/lib/routes/href'
import { EmptyState, NothingYet } from './empty-state'
import { DayField, SelectField, TextField } from './field'
import { FinderForm } from './finder.client'
import {
  toChipLabel,
  toFieldValue,
  toOptions,
  type FinderFilter,
  type FinderList,
} from './finder-filters'
import { FinderSheet } from './finder-sheet.client'
import { Link } from './link'
import button from './button.module.css'
import chipsStyles from './chips.module.css'
import listHead from './list-head.module.css'
import styles from './finder.module.css'

type FinderProps<Name extends string, Values> = {
  list: FinderList<Name, Values>
  values: Values
  filters: FinderFilter<Name>[]
  /** Fields of the form that are not filters, such as the order. */
  hidden?: Record<string, string>
  isEmpty: boolean
  /** The number of entries that match other values, to propose what to drop. */
  countOf: (values: Values) => number | Promise<number>
  texts: {
    /** Names the form and its results. */
    title: string
    submit: string
    count: string
    emptyTitle: string
    emptyText: string
    everything: string
    /** Of a list that is empty without any filter. */
    nothing?: { title: string; text: string }
  }
  locale: SiteLocale
  /** Between the form and the results. */
  links?: ReactNode
  /** Beside the number of results. */
  tools?: ReactNode
  /** The results. */
  children: ReactNode
}

/**
 * A list with filters: a GET form, the number of results, the chosen filters as links that remove them, and the
 * results. With JavaScript the results follow while one types and chooses (`finder.client.tsx`).
 */
export async function Finder<
  const Name extends string,
  Values extends Record<Name, string> & { page: number },
>({
  list,
  values,
  filters,
  hidden = {},
  isEmpty,
  countOf,
  texts,
  locale,
  links,
  tools,
  children,
}: FinderProps<Name, Values>) {
  const t = await getTranslations('common')
  const finder = await getTranslations('finder')
  const everything = toHref({ to: list.to }, locale)
  const chosen = filters
    .filter(({ name }) => values[name])
    .map((filter) => ({
      ...filter,
      chip: toChipLabel(filter, values[filter.name]),
      isWords: isWords(filter),
    }))
  if (isEmpty && chosen.length === 0) return <NothingYet {...texts.nothing} />
  const proposals = isEmpty ? await proposeToDrop(values, chosen, countOf) : []
  const inSheet = chosen.filter(({ kind }) => kind === 'choice' || kind === 'day').length
  const fieldOf = (filter: FinderFilter<Name>) => {
    const field = { ...filter, value: toFieldValue(filter, values[filter.name], locale) }
    switch (field.kind) {
      case 'words':
        return (
          <TextField
            key={field.name}
            type="search"
            name={field.name}
            label={field.label}
            defaultValue={field.value}
          />
        )
      case 'choice':
        return (
          <SelectField
            key={field.name}
            name={field.name}
            label={field.label}
            any={field.any}
            defaultValue={field.value}
            options={toOptions(field.choices, field.value)}
          />
        )
      case 'day':
        return (
          <DayField
            key={field.name}
            name={field.name}
            label={field.label}
            defaultValue={field.value}
            format={finder('dateFormat')}
          />
        )
      case 'link':
        return field.value ? (
          <input key={field.name} type="hidden" name={field.name} value={field.value} />
        ) : null
    }
  }
  return (
    <FinderForm
      action={everything}
      title={texts.title}
      values={Object.fromEntries(
        filters.map((filter) => [filter.name, toFieldValue(filter, values[filter.name], locale)]),
      )}
      announcement={isEmpty ? texts.emptyTitle : texts.count}
      texts={{ failed: finder('resultsFailed'), retry: finder('tryAgain') }}
      fields={
        <>
          {filters.filter(isWords).map(fieldOf)}
          <FinderSheet
            opener={inSheet > 0 ? finder('filtersChosen', { count: inSheet }) : t('filters')}
            title={t('filters')}
            close={t('close')}
          >
            {filters.filter((filter) => !isWords(filter)).map(fieldOf)}
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className={styles.sheetEnd}>
              <span>{texts.count}</span>
              <button className={button.primary} type="submit">
                {texts.submit}
              </button>
            </div>
          </FinderSheet>
        </>
      }
      links={links}
    >
      <div className={listHead.head}>
        <p className={listHead.count} data-count="" tabIndex={-1}>
          {texts.count}
        </p>
        {chosen.length > 0 ? (
          <ul className={chipsStyles.list}>
            {chosen.map(({ name, chip }) => (
              <li key={name}>
                <Link
                  className={chipsStyles.chip}
                  href={list.href(values, { [name]: '' } as Partial<Values>, locale)}
                  aria-label={t('removeFilter', { name: chip })}
                >
                  {chip} <span aria-hidden="true">×</span>
                </Link>
              </li>
            ))}
            <li>
              <Link href={everything}>{t('clearAll')}</Link>
            </li>
          </ul>
        ) : null}
        {tools}
      </div>
      {isEmpty ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ul className={chipsStyles.list}>
            {proposals
              .map((proposal) => ({ ...proposal, href: list.href(proposal.values, {}, locale) }))
              .map(({ dropped, count, href }) => (
                <li key={href}>
                  <Link className={chipsStyles.chip} href={href}>
                    {finder('withoutFilter', { name: dropped, count })}
                  </Link>
                </li>
              ))}
          </ul>
          <Link className={button.ghost} href={everything}>
            {texts.everything}
          </Link>
        </EmptyState>
      ) : (
        children
      )}
    </FinderForm>
  )
}

const isWords = ({ kind }: FinderFilter) => kind === 'words'
