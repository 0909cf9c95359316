import type { AdminViewServerProps } from 'payload'
import { isEditor } from '../../access/rules'
import { EditorPage, nameOfLanguage } from '../../admin/editor-page'
import { formatDay, formatHour } from '../../admin/format-hour'
import { calendarPath } from './calendar-path'
import { toDay, toMonth } from './month'
import { readScheduled, type Scheduled } from './read-scheduled'
import { getSchedulingTexts, type SchedulingTexts } from './texts'

/** Of a month; more are in the lists of their documents. */
const maxShown = 500

/** What is scheduled in a month of the firm's calendar, of all documents. */
export async function CalendarView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { language } = req.i18n
  const texts = getSchedulingTexts(language)
  const month = toMonth(view.searchParams?.month)
  const where = {
    and: [
      { waitUntil: { greater_than_equal: month.from.toISOString() } },
      { waitUntil: { less_than: month.until.toISOString() } },
    ],
  }
  const scheduled = isEditor(req)
    ? await readScheduled(req.payload, where, 'waitUntil', maxShown)
    : []
  const on = (day: string) => scheduled.filter(({ at }) => toDay(at) === day)
  const name = nameOfMonth(month.name, language)
  return (
    <EditorPage view={view} address={calendarPath(month.name)}>
      <h1>{texts.calendar}</h1>
      <nav className="calendar-months" aria-label={texts.months}>
        <a href={calendarPath(month.previous)}>{nameOfMonth(month.previous, language)}</a>{' '}
        <strong aria-current="page">{name}</strong>{' '}
        <a href={calendarPath(month.next)}>{nameOfMonth(month.next, language)}</a>
      </nav>
      {scheduled.length === 0 ? <p role="status">{texts.none}</p> : null}
      <table className="calendar">
        <caption className="bulk-hidden">{name}</caption>
        <thead>
          <tr>
            {weekdays(language).map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) => (
                <td key={day ?? index} className={day && on(day).length > 0 ? 'has-entries' : ''}>
                  {day ? <Day {...{ day, language, texts }} entries={on(day)} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </EditorPage>
  )
}

type DayProps = { day: string; entries: Scheduled[]; language: string; texts: SchedulingTexts }

const Day = ({ day, entries, language, texts }: DayProps) => (
  <>
    <time dateTime={day}>
      <span className="calendar__number">{Number(day.slice(8))}</span>
      <span className="calendar__date">{formatDay(`${day}T12:00:00Z`, language)}</span>
    </time>
    {entries.length > 0 ? (
      <ul>
        {entries.map(({ id, at, hasFailed, href, locale, title, type }) => (
          <li key={id}>
            {formatHour(at, language).split(', ').at(-1)} ·{' '}
            {type === 'publish'
              ? texts.goesLive(nameOfLanguage(locale ?? 'en'))
              : texts.isTakenDown}
            {hasFailed ? ` (${texts.held})` : ''}: <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    ) : null}
  </>
)

const nameOfMonth = (month: string, language: string): string =>
  new Date(`${month}-15`).toLocaleDateString(language, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  })

/** From Monday on; 1 January 2024 was one. */
const weekdays = (language: string): string[] =>
  Array.from({ length: 7 }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1 + index)).toLocaleDateString(language, {
      ...{ weekday: 'short', timeZone: 'UTC' },
    }),
  )
