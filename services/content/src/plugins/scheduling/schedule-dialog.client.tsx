'use client'

import {
  Button,
  Modal,
  toast,
  useDocumentInfo,
  useDocumentTitle,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { formatHour } from '../../admin/format-hour'
import { toMoment } from '../../fields/time-zone'
import { describeSchedule } from './describe-schedule'
import type { Schedules } from './endpoints'
import { SavedErrors } from './saved-errors.client'
import { getSchedulingTexts, type SchedulingTexts } from './texts'

type DialogProps = {
  slug: string
  /** Below `/api/schedules`. */
  document: string
  loaded: Schedules
  locale: { code: string; label: string }
  onChange: () => Promise<void>
}

type Plan = { type: 'publish' | 'unpublish' | ''; date: string; time: string; timeZone: string }

/** Publishes the language that is open, or takes the document off the site, at a later time. */
export function ScheduleDialog({ slug, document, loaded, locale, onChange }: DialogProps) {
  const { closeModal } = useModal()
  const { i18n } = useTranslation()
  const { language } = i18n
  const texts = getSchedulingTexts(language)
  const { title } = useDocumentTitle()
  const { globalSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const isModified = useFormModified()
  const isPublic = hasPublishedDoc && !globalSlug
  const hasNews = !isPublic || isModified || unpublishedVersionCount > 0
  const [plan, setPlan] = useState<Plan>({
    type: hasNews ? 'publish' : '',
    date: '',
    time: '',
    timeZone: loaded.timeZones[0] ?? 'UTC',
  })
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [name, headingId] = [useId(), useId()]
  const change = (part: Partial<Plan>) => {
    setPlan((before) => ({ ...before, ...part }))
    setProblem('')
  }

  const call = async (method: string, path: string, body?: object) => {
    setSaving(true)
    setProblem('')
    try {
      const response = await fetch(`/api/schedules/${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'accept-language': language },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const { errors } = (await response.json()) as { errors?: { message: string }[] }
      if (!response.ok) setProblem(errors?.[0]?.message ?? texts.failed)
      else {
        toast.success(method === 'DELETE' ? texts.cancelled : texts.scheduled)
        await onChange()
        if (body) change({ date: '', time: '' })
      }
    } catch (cause) {
      console.warn('The schedule could not be saved', cause)
      setProblem(texts.failed)
    }
    setSaving(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const found = findProblem(plan, texts)
    if (found) return setProblem(found)
    return void call('POST', document, { ...plan, locale: locale.code })
  }

  return (
    <Modal
      slug={slug}
      className="confirmation-modal"
      closeOnBlur={false}
      aria-labelledby={headingId}
    >
      <form
        className="confirmation-modal__wrapper schedule-dialog"
        onKeyDown={keepOpen}
        onSubmit={submit}
        noValidate
      >
        <div className="confirmation-modal__content">
          <h1 id={headingId}>{texts.heading(title)}</h1>
          <fieldset>
            <legend>{texts.what}</legend>
            <label>
              <input
                type="radio"
                name={name}
                checked={plan.type === 'publish'}
                onChange={() => change({ type: 'publish' })}
              />{' '}
              {texts.publish(locale.label)}
            </label>
            {isPublic ? (
              <label>
                <input
                  type="radio"
                  name={name}
                  checked={plan.type === 'unpublish'}
                  onChange={() => change({ type: 'unpublish' })}
                />{' '}
                {texts.unpublish}
              </label>
            ) : null}
          </fieldset>
          <Fields plan={plan} offices={loaded.timeZones} language={language} onChange={change} />
          <Preview plan={plan} language={language} />
          {isModified && plan.type === 'publish' ? <p>{texts.unsaved}</p> : null}
          {plan.type === 'publish' ? (
            <SavedErrors
              document={document}
              locale={locale.code}
              intro={texts.wouldHold(locale.label)}
            />
          ) : null}
          {problem ? <p role="alert">{problem}</p> : null}
          <h2>{texts.upcoming}</h2>
          {loaded.schedules.length === 0 ? <p>{texts.none}</p> : null}
          <ul>
            {loaded.schedules.map((schedule) => {
              const what = describeSchedule(schedule, texts, language)
              return (
                <li key={schedule.id}>
                  {what}
                  <Button
                    aria-label={texts.cancelOf(what)}
                    buttonStyle="secondary"
                    disabled={isSaving}
                    margin={false}
                    onClick={() => void call('DELETE', `${document}/${schedule.id}`)}
                    size="small"
                    type="button"
                  >
                    {texts.cancel}
                  </Button>
                </li>
              )
            })}
          </ul>
        </div>
        <div className="confirmation-modal__controls">
          <Button
            buttonStyle="secondary"
            disabled={isSaving}
            onClick={() => closeModal(slug)}
            size="large"
            type="button"
          >
            {texts.close}
          </Button>
          <Button disabled={isSaving} id="save-schedule" size="large" type="submit">
            {isSaving ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function findProblem({ type, date, time, timeZone }: Plan, texts: SchedulingTexts): string | null {
  if (!type || !date || !time) return texts.incomplete
  const moment = toMoment(date, time, timeZone)
  if (!moment) return texts.missing
  return moment.getTime() <= Date.now() ? texts.past : null
}

/** Escape in a field closes its list or its calendar; elsewhere it closes the dialog. */
function keepOpen(event: KeyboardEvent<HTMLFormElement>): void {
  const isField = event.target instanceof HTMLSelectElement || isInput(event.target)
  if (event.key === 'Escape' && isField) event.nativeEvent.stopImmediatePropagation()
}

const isInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'radio'

type FieldsProps = {
  plan: Plan
  offices: string[]
  language: string
  onChange: (part: Partial<Plan>) => void
}

function Fields({ plan, offices, language, onChange }: FieldsProps) {
  const texts = getSchedulingTexts(language)
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !offices.includes(zone))
  const toOption = (zone: string) => (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  )
  return (
    <div className="schedule-fields">
      <label>
        {texts.date}
        <input
          type="date"
          value={plan.date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      </label>
      <label>
        {texts.time}
        <input
          type="time"
          value={plan.time}
          onChange={(event) => onChange({ time: event.target.value })}
        />
      </label>
      <label>
        {texts.zone}
        <select
          value={plan.timeZone}
          onChange={(event) => onChange({ timeZone: event.target.value })}
        >
          <optgroup label={texts.firm}>{offices.map(toOption)}</optgroup>
          <optgroup label={texts.others}>{['UTC', ...others].map(toOption)}</optgroup>
        </select>
      </label>
    </div>
  )
}

/** The chosen moment with the zone's name, and by the clock of this computer. */
function Preview({ plan, language }: { plan: Plan; language: string }) {
  const texts = getSchedulingTexts(language)
  if (!plan.date || !plan.time) return null
  const moment = toMoment(plan.date, plan.time, plan.timeZone)
  if (!moment) return <p role="status">{texts.missing}</p>
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <p role="status">
      {texts.isAt(formatHour(moment, language, plan.timeZone))}
      {here === plan.timeZone ? null : ` ${texts.here(formatHour(moment, language, here))}`}
    </p>
  )
}
