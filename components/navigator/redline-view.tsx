import { getTranslations } from 'next-intl/server'
import { SelectField } from '@/components/ui/field'
import {
  jurisdictionTarget,
  type JurisdictionArea,
} from '@/lib/content/navigator/navigator-structure'
import type { FullAnswer } from '@/lib/content/navigator/get-answers'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toStatements } from '@/lib/navigator/as-at'
import { toPair } from '@/lib/navigator/find-versions'
import { toHref } from '@/lib/routes/href'
import { RedlineText } from './redline-text'
import { StatusMark } from './status-mark'
import options from './options.module.css'
import styles from './redline-view.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'
import changeList from './change-list.module.css'

type RedlineViewProps = {
  area: JurisdictionArea
  answer: FullAnswer
  question: string
  days: readonly [string, string]
  locale: SiteLocale
}

/** Two versions of an answer as a diff, with links to other versions. */
export async function RedlineView({ area, answer, question, days, locale }: RedlineViewProps) {
  const t = await getTranslations('navigator')
  const pair = toPair(answer, days)
  if (!pair) return null
  const { before, after } = pair
  const versions = toStatements(answer).map(({ statedAt }) => statedAt.slice(0, 10))
  const choice = (name: 'from' | 'to', value: string) => (
    <SelectField
      className={options.field}
      name={name}
      label={t(name)}
      defaultValue={value}
      options={versions.map((day) => ({ value: day, label: formatDate(day, locale, 'short') }))}
    />
  )
  return (
    <section className={styles.view} id="redline" aria-labelledby="redline-title">
      <h2 id="redline-title">{t('redlineTitle', { question })}</h2>
      <p className={typography.meta}>
        {t('redlineDates', {
          from: formatDate(before.statedAt, locale),
          to: formatDate(after.statedAt, locale),
        })}
      </p>
      <form
        className={`${options.form} no-print`}
        action={`${toHref(jurisdictionTarget(area, area.place), locale)}#redline`}
      >
        <input type="hidden" name="question" value={answer.question} />
        {choice('from', before.statedAt.slice(0, 10))}
        {choice('to', after.statedAt.slice(0, 10))}
        <button className={`${button.ghost} ${button.small}`} type="submit">
          {t('show')}
        </button>
      </form>
      <p className={changeList.status}>
        <StatusMark statement={before} /> <span aria-hidden="true">→</span>
        <span className="visually-hidden">{t('became')}</span> <StatusMark statement={after} />
      </p>
      <h3>{t('shortTitle')}</h3>
      <RedlineText before={before.title} after={after.title} />
      <h3>{t('summary')}</h3>
      <RedlineText before={before.summary} after={after.summary} />
      {before.text || after.text ? (
        <>
          <h3>{t('fullText')}</h3>
          <RedlineText before={before.text} after={after.text} />
        </>
      ) : null}
    </section>
  )
}
