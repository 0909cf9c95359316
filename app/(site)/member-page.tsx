import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MemberFrame, type MemberRoute } from '@/components/members/member-frame'
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { getRecord, type MemberRecord } from '@/lib/member/record'
import { buildMetadata } from '@/lib/seo/metadata'
import { getMember, type Member } from '@/lib/session/server'

export type MemberPageProps = {
  locale: SiteLocale
  member: Member
  record: MemberRecord
  /** The first value of a name in the query. */
  first: (name: string) => string | undefined
}

type Shown = { title?: string; lead?: string; head?: ReactNode; body: ReactNode }

/**
 * A page of the signed-in area: made for each request of the member who asks, in no search engine and no shared cache
 * (decision 22). Whoever is not signed in is led to the sign-in page, which leads back here.
 */
export function memberPage(name: MemberRoute, render: (props: MemberPageProps) => Promise<Shown>) {
  async function generateMetadata({ params }: QueryParams): Promise<Metadata> {
    const locale = await toSiteLocale(params)
    const t = await getTranslations('member')
    const { firmName } = await getSite(locale)
    return buildMetadata({
      target: { to: name },
      locale,
      title: t(`nav.${name}`),
      description: t(`leads.${name}`),
      noIndex: true,
      firmName,
    })
  }

  async function Page({ params, searchParams }: QueryParams) {
    const locale = await toSiteLocale(params)
    const query = await searchParams
    const member = await getMember(returnTarget(name, query), locale)
    const t = await getTranslations('member')
    const {
      title = t(`nav.${name}`),
      lead = t(`leads.${name}`),
      head,
      body,
    } = await render({
      locale,
      member,
      record: await getRecord(member),
      first: (key) => [query[key]].flat()[0],
    })
    return (
      <MemberFrame locale={locale} page={name} title={title} lead={lead} head={head}>
        {body}
      </MemberFrame>
    )
  }

  return { generateMetadata, Page }
}

/** A sign-in leads back with the same query; one that nobody needs would burst the cookie that keeps it. */
const longestQuery = 1_000

const returnTarget = (to: MemberRoute, query: LinkTarget['query']): LinkTarget =>
  JSON.stringify(query ?? {}).length > longestQuery ? { to } : { to, query }
