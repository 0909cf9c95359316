import type { CollectionSlug, ServerProps, Where } from 'payload'
import { titleOf, type ContentSlug } from '../content-types'
import { NoResultsPanel } from '../search/no-results-panel'
import { dashboardTextsOf, type DashboardTexts } from './dashboard-texts'

const admin = '/admin/collections'

type ScheduledInput = {
  type?: 'publish' | 'unpublish'
  locale?: string
  doc?: { relationTo: ContentSlug; value: string }
  global?: string
}

type PanelProps = Pick<ServerProps, 'payload'> & { texts: DashboardTexts; language: string }

/** What an editor's day begins with: what is scheduled, what needs attention, what was searched in vain. */
export function Dashboard({ payload, i18n }: ServerProps) {
  const texts = dashboardTextsOf(i18n.language)
  return (
    <div className="dashboard-panels">
      <Scheduled payload={payload} texts={texts} language={i18n.language} />
      <Attention payload={payload} texts={texts} language={i18n.language} />
      <NoResultsPanel texts={texts} />
    </div>
  )
}

async function Scheduled({ payload, texts, language }: PanelProps) {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      hasError: { not_equals: true },
    },
    sort: 'waitUntil',
    limit: 10,
    depth: 0,
  })
  const rows = await Promise.all(
    docs.map(async ({ id, input, waitUntil }) => {
      const { type, doc, global, locale } = input as ScheduledInput
      return {
        id,
        at: waitUntil ? new Date(waitUntil).toLocaleString(language) : '',
        what: type === 'unpublish' ? texts.unpublish : texts.publish,
        locale,
        href: doc ? `${admin}/${doc.relationTo}/${doc.value}` : `/admin/globals/${global}`,
        title: doc ? await titleOfDocument(payload, doc) : global,
      }
    }),
  )
  return (
    <section aria-labelledby="scheduled">
      <h2 id="scheduled">{texts.scheduled}</h2>
      {rows.length === 0 ? <p>{texts.noneScheduled}</p> : null}
      <ul>
        {rows.map(({ id, at, what, locale, href, title }) => (
          <li key={id}>
            {at} · {what} · <a href={href}>{title}</a> {locale ? `(${locale})` : ''}
          </li>
        ))}
      </ul>
    </section>
  )
}

async function titleOfDocument(
  payload: ServerProps['payload'],
  { relationTo, value }: NonNullable<ScheduledInput['doc']>,
): Promise<string> {
  const doc = await payload.findByID({
    collection: relationTo,
    id: Number(value),
    depth: 0,
    draft: true,
    disableErrors: true,
  })
  const title: unknown = doc && Reflect.get(doc, titleOf(relationTo))
  return typeof title === 'string' ? title : value
}

async function Attention({ payload, texts }: PanelProps) {
  const count = async (collection: CollectionSlug, where: Where) =>
    (await payload.count({ collection, where })).totalDocs
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
