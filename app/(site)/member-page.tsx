import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MemberFrame, type MemberRoute } from '@/components/members/member-frame'
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { type MemberRecord } from '@law-firm/contract/member'
import { getRecord } from '@/lib/member/record'
import { buildMetadata } from '@/lib/seo/metadata'
import { getMember, type Member } from '@/lib/session/server'

export type MemberPageProps = {
  locale: SiteLocale
  member: Member
  record: MemberRecord
  /** First value of a query parameter. */
  queryParam: (name: string) => string | undefined
}

type MemberPageContent = { title?: string; lead?: string; head?: ReactNode; body: ReactNode }

/**
 * A page of the member area: rendered per request, with `noindex` and `no-store` (decision 22). Redirects to
 * the sign-in page without a session, with this page as the return URL.
 */
export function memberPage(
  name: MemberRoute,
  render: (props: MemberPageProps) => Promise<MemberPageContent>,
) {
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
      queryParam: (key) => [query[key]].flat()[0],
    })
    return (
      <MemberFrame
        locale={locale}
        member={member}
        page={name}
        title={title}
        lead={lead}
        head={head}
      >
        {body}
      </MemberFrame>
    )
  }

  return { generateMetadata, Page }
}

/** The return URL is stored in a cookie, whose size is limited. */
const maxQueryLength = 1_000

const returnTarget = (to: MemberRoute, query: LinkTarget['query']): LinkTarget =>
  JSON.stringify(query ?? {}).length > maxQueryLength ? { to } : { to, query }
