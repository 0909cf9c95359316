'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  FieldDescription,
  FieldError,
  useField,
  useFormFields,
  useTranslation,
  withCondition,
} from '@payloadcms/ui'
import type { DateFieldClientProps, Validate } from 'payload'
import { useCallback, useId, useState } from 'react'
import { isTimeZone } from '@law-firm/contract/date-time'
import { offsetMs, toMoment } from '../fields/time-zone'
import { firmTimeZone } from '../model/firm-time-zone'
import { formatZone } from './format-hour'
import { hasTime } from './has-time'
import { getHourTexts } from './hour-texts'

type Typed = { date: string; time: string }

/**
 * A moment by the clocks of the time zone that the document or the row names, or else of the firm.
 * Payload's own field has the time zone of the editor's computer, without its name.
 */
export const HourField = withCondition(function HourFieldInput(props: DateFieldClientProps) {
  const { field, path, readOnly } = props
  const { i18n } = useTranslation()
  const texts = getHourTexts(i18n.language)
  const zone = useZone(path)
  const isHour = hasTime(field)
  const [typed, setTyped] = useState<Typed | null>(null)
  const isMissing = typed !== null && isWhole(typed) && !toMoment(typed.date, typed.time, zone)
  const validate: Validate = useCallback(
    () => (isMissing ? texts.missing : true),
    [isMissing, texts],
  )
  const { disabled, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: path,
    validate,
  })
  const shown = typed ?? toTyped(value, zone)
  const [dateId, zoneId] = [useId(), useId()]
  const isReadOnly = Boolean(readOnly || disabled)

  const change = (part: Partial<Typed>) => {
    const next = { ...shown, ...part }
    if (next.date && !next.time) next.time = isHour ? '00:00' : '12:00'
    const moment = next.date ? toMoment(next.date, next.time, zone) : null
    setTyped(next)
    if ((moment && isWhole(next)) || !next.date) setValue(moment?.toISOString() ?? null)
  }
  // an hour that does not exist stays, with its message: the value is still the one before
  const leave = () => {
    if (!isMissing) setTyped(null)
  }
  return (
    <div
      className={`field-type hour-field${showError ? ' error' : ''}`}
      id={`field-${path.replaceAll('.', '__')}`}
    >
      <label className="field-label" htmlFor={dateId}>
        {getTranslation(field.label ?? field.name, i18n)}
        {field.required ? <span className="required">*</span> : null}
      </label>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="hour-field__inputs">
          <input
            type="date"
            id={dateId}
            value={shown.date}
            disabled={isReadOnly}
            onBlur={leave}
            onChange={(event) => change({ date: event.target.value })}
          />
          {isHour ? (
            <>
              <input
                type="time"
                aria-label={texts.time(String(getTranslation(field.label ?? field.name, i18n)))}
                aria-describedby={zoneId}
                value={shown.time}
                disabled={isReadOnly || !shown.date}
                onBlur={leave}
                onChange={(event) => change({ time: event.target.value })}
              />
              <span id={zoneId}>{formatZone(value ?? new Date(), i18n.language, zone)}</span>
            </>
          ) : null}
        </div>
        {isMissing ? <p role="alert">{texts.missing}</p> : null}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
})

/** While a year is typed, browsers send its first digits. */
const isWhole = ({ date, time }: Typed): boolean => date >= '1900' && time !== ''

/** The zone beside the field, or else of the document. */
function useZone(path: string): string {
  const beside = [...path.split('.').slice(0, -1), 'timeZone'].join('.')
  return useFormFields(([fields]) => {
    const zone = fields[beside]?.value ?? fields.timeZone?.value
    return typeof zone === 'string' && isTimeZone(zone) ? zone : firmTimeZone
  })
}

function toTyped(value: unknown, zone: string): Typed {
  const moment = new Date(String(value ?? ''))
  if (Number.isNaN(moment.getTime())) return { date: '', time: '' }
  const shown = new Date(moment.getTime() + offsetMs(moment, zone)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}
