import { formatHour } from '../../admin/format-hour'
import { localization } from '../../model/locales'
import type { Schedule } from './endpoints'
import type { SchedulingTexts } from './texts'

/** Such as “Goes live in Français: 1 Dec 2026, 07:00 GMT”. */
export function describeSchedule(
  { type, locale, at, hasFailed }: Schedule,
  texts: SchedulingTexts,
  language: string,
): string {
  const name = localization.locales.find(({ code }) => code === locale)?.label ?? locale
  const what = type === 'publish' ? texts.goesLive(name) : texts.isTakenDown
  return `${what}: ${formatHour(at, language)}${hasFailed ? ` (${texts.held})` : ''}`
}
