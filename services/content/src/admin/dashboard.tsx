import type { CollectionSlug, ServerProps, Where, WhereField } from 'payload'
import { toTitle } from '../model/content-types'
import { calendarPath } from '../plugins/scheduling/calendar-path'
import { readScheduled } from '../plugins/scheduling/read-scheduled'
import { getSchedulingTexts } from '../plugins/scheduling/texts'
import { isUnfinished, toLocales, slugs } from '../plugins/translations/board-query'
import { SearchesPanel } from '../search/searches-panel'
import { getDashboardTexts, type DashboardTexts } from './dashboard-texts'
import { nameOfLanguage } from './editor-page'
import { formatHour } from './format-hour'
import { LaunchList } from './launch-list'

const admin = '/admin/collections'

/** Documents in a panel. */
const listed = 8

type PanelProps = Pick<ServerProps, 'payload' | 'permissions'> & {
  texts: DashboardTexts
  language: string
}

/**
 * What an editor's day begins with: what is left until launch, what is scheduled, what needs
 * attention, what was searched in vain.
 */
export function Dashboard({ payload, permissions, i18n, user }: ServerProps) {
  const texts = getDashboardTexts(i18n.language)
  const panel = { payload, permissions, texts, language: i18n.language }
  return (
    <div className="dashboard-panels">
      <LaunchList payload={payload} language={i18n.language} />
      <Drafts
        {...panel}
        title={texts.drafts}
        none={texts.noDrafts}
        where={{ and: [{ updatedBy: { equals: user?.id } }, { _status: { equals: 'draft' } }] }}
      />
      <Drafts
        {...panel}
        title={texts.inReview}
        none={texts.noneInReview}
        where={{ inReview: { equals: true } }}
      />
      <Scheduled {...panel} />
      <Attention {...panel} />
      <SearchesPanel texts={texts} />
    </div>
  )
}

type DraftsProps = PanelProps & { title: string; none: string; where: Where }

/** The newest drafts of all types that meet a condition. */
async function Drafts({ payload, language, title, none, where }: DraftsProps) {
  const found = await Promise.all(
    slugs.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        draft: true,
        where,
        select: { [toTitle(collection)]: true, updatedAt: true },
        sort: '-updatedAt',
        limit: listed,
        depth: 0,
        pagination: false,
      })
      return docs.map((doc) => ({
        key: `${collection}/${doc.id}`,
        title: String(Reflect.get(doc, toTitle(collection)) || `#${doc.id}`),
        updatedAt: String(doc.updatedAt),
      }))
    }),
  )
  const rows = found
    .flat()
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, listed)
  const id = title.replaceAll(/\s/g, '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? <p>{none}</p> : null}
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <a href={`${admin}/${row.key}`}>{row.title}</a> · {formatHour(row.updatedAt, language)}
          </li>
        ))}
      </ul>
    </section>
  )
}

async function Scheduled({ payload, texts, language }: PanelProps) {
  const read = (hasError: WhereField, sort: string) =>
    readScheduled(payload, { hasError }, sort, listed)
  const rows = [
    ...(await read({ equals: true }, '-waitUntil')),
    ...(await read({ not_equals: true }, 'waitUntil')),
  ]
  const nameOf = ({ hasFailed, type }: (typeof rows)[number]) =>
    hasFailed ? texts.heldBack : type === 'unpublish' ? texts.unpublish : texts.publish
  return (
    <section aria-labelledby="scheduled">
      <h2 id="scheduled">{texts.scheduled}</h2>
      {rows.length === 0 ? <p>{texts.noneScheduled}</p> : null}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {row.at ? formatHour(row.at, language) : ''} · {nameOf(row)} ·{' '}
            <a href={row.href}>{row.title}</a> {row.locale ? `(${nameOfLanguage(row.locale)})` : ''}
          </li>
        ))}
      </ul>
      <p>
        <a href={calendarPath()}>{getSchedulingTexts(language).calendar}</a>
      </p>
    </section>
  )
}

async function Attention({ payload, permissions, texts }: PanelProps) {
  /** What the account may not read is not counted. */
  const count = async (collection: CollectionSlug, where: Where) =>
    permissions?.collections?.[collection]?.read
      ? (await payload.count({ collection, where })).totalDocs
      : 0
  const now = new Date().toISOString()
  const entries = [
    {
      label: texts.messages,
      href: `${admin}/submissions`,
      count: await count('submissions', { state: { equals: 'new' } }),
    },
    {
      label: texts.overdue,
      href: `${admin}/navigator-answers?where[reviewDue][less_than]=${now}`,
      count: await count('navigator-answers', { reviewDue: { less_than: now } }),
    },
    {
      label: texts.failedMails,
      href: `${admin}/mails?where[state][equals]=failed`,
      count: await count('mails', { state: { equals: 'failed' } }),
    },
    {
      label: texts.failedJobs,
      href: `${admin}/payload-jobs?where[hasError][equals]=true`,
      count: await count('payload-jobs', { hasError: { equals: true } }),
    },
    {
      label: texts.translations,
      href: '/admin/translations',
      count: await countUnfinished(payload),
    },
  ].filter((entry) => entry.count > 0)
  return (
    <section aria-labelledby="attention">
      <h2 id="attention">{texts.attention}</h2>
      {entries.length === 0 ? <p>{texts.noAttention}</p> : null}
      <ul>
        {entries.map(({ label, href, count: number }) => (
          <li key={label}>
            <a href={href}>
              {label}: {number}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pairs of a document and a language without a current, published translation. */
async function countUnfinished(payload: ServerProps['payload']): Promise<number> {
  const counts = await Promise.all(
    slugs.flatMap((collection) =>
      toLocales(collection).map((locale) =>
        payload.count({ collection, where: isUnfinished(collection, locale) }),
      ),
    ),
  )
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}
