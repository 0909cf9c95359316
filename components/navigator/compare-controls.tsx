import { getTranslations } from 'next-intl/server'
import { CheckField, DayField, SelectField } from '@/components/ui/field'
import type { Area, NavigatorJurisdiction } from '@/lib/content/navigator/navigator-structure'
import { formatDay } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { CompareState } from '@/lib/navigator/comparison-query'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { compareHref } from './compare-href'
import styles from './compare-controls.module.css'
import chips from '@/components/ui/chips.module.css'
import options from './options.module.css'
import button from '@/components/ui/button.module.css'

type ControlsProps = {
  area: Area
  page: LinkTarget
  state: CompareState
  chosen: NavigatorJurisdiction[]
  locale: SiteLocale
}

/** Jurisdictions, filters and date as links and GET forms: the URL holds the whole state. */
export async function CompareControls({ area, page, state, chosen, locale }: ControlsProps) {
  const t = await getTranslations('navigator')
  const finder = await getTranslations('finder')
  const without = (slug: string) =>
    compareHref(
      page,
      {
        ...state,
        jurisdictions: chosen
          .map((jurisdiction) => jurisdiction.slug)
          .filter((other) => other !== slug),
      },
      locale,
    )
  const topics = new Map(area.questions.map(({ topicKey, topic }) => [topicKey, topic]))
  return (
    <div className="no-print">
      <div className={styles.bar}>
        <ul className={chips.list} aria-label={t('compared')}>
          {chosen.map((jurisdiction) => (
            <li key={jurisdiction.id}>
              <a
                className={`${chips.chip} ${chips.on}`}
                href={without(jurisdiction.slug)}
                data-remove={jurisdiction.slug}
                aria-label={t('remove', { name: jurisdiction.title })}
              >
                {jurisdiction.title} <span aria-hidden="true">×</span>
              </a>
            </li>
          ))}
          <li>
            <Picker area={area} page={page} state={state} chosen={chosen} locale={locale} />
          </li>
        </ul>
        <CheckField
          className={options.check}
          name="differences"
          value="1"
          form="compare-options"
          defaultChecked={state.onlyDifferences}
          label={t('onlyDifferences')}
        />
      </div>
      <form id="compare-options" className={options.form} action={toHref(page, locale)}>
        {chosen.length > 0 ? (
          <input type="hidden" name="with" value={chosen.map(({ slug }) => slug).join(',')} />
        ) : null}
        <SelectField
          className={options.field}
          name="topic"
          label={t('topic')}
          any={t('allTopics')}
          defaultValue={state.topic ?? ''}
          options={[...topics].map(([value, label]) => ({ value, label }))}
        />
        <DayField
          className={options.field}
          name="as-at"
          label={t('asAt')}
          format={finder('dateFormat')}
          defaultValue={formatDay(state.asAt ?? '', locale)}
        />
        <button className={`${button.ghost} ${button.small}`} type="submit">
          {t('show')}
        </button>
      </form>
    </div>
  )
}

async function Picker({ area, page, state, chosen, locale }: ControlsProps) {
  const t = await getTranslations('navigator')
  const isChosen = (jurisdiction: NavigatorJurisdiction) =>
    chosen.some(({ id }) => id === jurisdiction.id)
  return (
    <details className={styles.picker}>
      <summary className={chips.chip}>{t('add')}</summary>
      <form action={toHref(page, locale)}>
        {state.topic ? <input type="hidden" name="topic" value={state.topic} /> : null}
        {state.onlyDifferences ? <input type="hidden" name="differences" value="1" /> : null}
        {state.asAt ? <input type="hidden" name="as-at" value={state.asAt} /> : null}
        {area.regions.map((region) => {
          const jurisdictions = area.places.filter(({ regionId }) => regionId === region.id)
          return jurisdictions.length === 0 ? null : (
            <fieldset key={region.id}>
              <legend>{region.title}</legend>
              {jurisdictions.map((jurisdiction) => (
                <CheckField
                  key={jurisdiction.id}
                  className={options.check}
                  name="with"
                  value={jurisdiction.slug}
                  defaultChecked={isChosen(jurisdiction)}
                  label={jurisdiction.title}
                />
              ))}
            </fieldset>
          )
        })}
        <button className={`${button.primary} ${button.small}`} type="submit">
          {t('compare')}
        </button>
      </form>
    </details>
  )
}
