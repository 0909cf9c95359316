import { getTranslations } from 'next-intl/server'
import { CheckField, DayField, SelectField } from '@/components/ui/field'
import { reportTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { formatDay } from '@/lib/i18n/format'
import { localeNames, siteLocales, type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { depths, type ReportChoices } from '@/lib/navigator/report/choices'
import { toHref } from '@/lib/routes/href'
import styles from './report-form.module.css'
import options from './options.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'

type FormProps = { area: Area; choices: ReportChoices; locale: SiteLocale }

/** A GET form: the URL holds the choices of the report. */
export async function ReportForm({ area, choices, locale }: FormProps) {
  const tReport = await getTranslations('navigator.report')
  const finder = await getTranslations('finder')
  const topics = new Map(area.questions.map((question) => [question.topicKey, question]))
  return (
    <form className={`${styles.form} no-print`} action={toHref(reportTarget(area), locale)}>
      <input type="hidden" name="chosen" value="1" />
      <fieldset>
        <legend>{tReport('places')}</legend>
        <Picks kind="places" all={tReport('allPlaces')} none={tReport('noPlaces')} />
        {area.regions.map((region) => {
          const jurisdictions = area.places.filter(({ regionId }) => regionId === region.id)
          return (
            <Group
              key={region.id}
              name="with"
              title={region.title}
              language={region.language}
              items={jurisdictions}
              chosen={choices.jurisdictions}
              locale={locale}
            />
          )
        })}
      </fieldset>
      <fieldset>
        <legend>{tReport('questions')}</legend>
        <Picks kind="questions" all={tReport('allQuestions')} none={tReport('noQuestions')} />
        {[...topics].map(([key, { topic, language }]) => (
          <Group
            key={key}
            name="questions"
            title={topic}
            language={language}
            items={area.questions.filter(({ topicKey }) => topicKey === key)}
            chosen={choices.questions}
            locale={locale}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{tReport('depth')}</legend>
        {depths.map((depth) => (
          <CheckField
            key={depth}
            className={options.check}
            type="radio"
            name="depth"
            value={depth}
            defaultChecked={choices.depth === depth}
            label={tReport(`depths.${depth}`)}
          />
        ))}
      </fieldset>
      <SelectField
        name="language"
        label={tReport('language')}
        defaultValue={choices.language}
        options={siteLocales.map((value) => ({
          value,
          label: localeNames[value],
          lang: languageTags[value],
        }))}
      />
      <div>
        <DayField
          name="as-at"
          label={tReport('asAt')}
          format={finder('dateFormat')}
          defaultValue={formatDay(choices.asAt ?? '', locale)}
          aria-describedby="report-as-at"
        />
        <small id="report-as-at" className={typography.meta}>
          {tReport('asAtHint')}
        </small>
      </div>
      <button className={button.primary} type="submit">
        {tReport('update')}
      </button>
    </form>
  )
}

async function Picks({
  kind,
  all,
  none,
}: {
  kind: 'places' | 'questions'
  all: string
  none: string
}) {
  const tReport = await getTranslations('navigator.report')
  return (
    <p className={styles.picks}>
      <button
        className={button.link}
        type="submit"
        name="pick"
        value={`all-${kind}`}
        aria-label={all}
      >
        {tReport('all')}
      </button>
      <button
        className={button.link}
        type="submit"
        name="pick"
        value={`no-${kind}`}
        aria-label={none}
      >
        {tReport('none')}
      </button>
    </p>
  )
}

type GroupProps = {
  name: string
  title: string
  language: SiteLocale
  items: { id: number; slug: string; title: string; language: SiteLocale }[]
  chosen: string[]
  locale: SiteLocale
}

/** Open when some, but not all, of its options are selected. */
function Group({ name, title, language, items, chosen, locale }: GroupProps) {
  const foreign = (value: SiteLocale) => (value === locale ? undefined : languageTags[value])
  const ticked = items.filter(({ slug }) => chosen.includes(slug)).length
  return items.length === 0 ? null : (
    <details className={styles.group} open={ticked > 0 && ticked < items.length}>
      <summary>
        <span lang={foreign(language)}>{title}</span>{' '}
        <span className={typography.meta}>
          {ticked}/{items.length}
        </span>
      </summary>
      <ul className={typography.plain}>
        {items.map(({ id, slug, title: label, language: itemLanguage }) => (
          <li key={id}>
            <CheckField
              className={options.check}
              name={name}
              value={slug}
              defaultChecked={chosen.includes(slug)}
              label={<span lang={foreign(itemLanguage)}>{label}</span>}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
