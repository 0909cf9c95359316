import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ContactSubjectPage } from '@/components/contact/contact-page'
import { getLocations } from '@/lib/content/location/get-locations'
import { getPage } from '@/lib/content/page/get-page'
import { getTree } from '@/lib/content/page/get-tree'
import { getSite } from '@/lib/content/site/get-site'
import { toSubjectSlug } from '@/lib/forms/subject-slug'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toSiteLocale } from '@/lib/i18n/params'
import type { Query } from '@/lib/lists/define-list'
import { buildMetadata } from '@/lib/seo/metadata'

type Params = Promise<{ locale: string; slug: string }>

/** A contact subject of the content service, or an office. */
async function findSubject(slug: string, locale: SiteLocale) {
  const node = (await getTree('marketing', locale)).find(
    (candidate) => candidate.area === 'contact_us' && candidate.slug === slug,
  )
  const office =
    (await getLocations(locale)).offices.find((candidate) => candidate.slug === slug) ?? null
  return { page: node ? await getPage('marketing', node.id, locale) : null, office }
}

async function metadata(params: Params, noIndex: boolean): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const { slug } = await params
  const { page, office } = await findSubject(slug, locale)
  const t = await getTranslations('contact')
  const subject = page
    ? { ...page, title: t('subjectTitle', { subject: page.title }) }
    : office
      ? {
          title: t('officeTitle', { office: office.name }),
          summary: office.summary,
          translations: office.translations,
        }
      : null
  if (!subject) return { robots: { index: false } }
  const { firmName } = await getSite(locale)
  return buildMetadata({
    target: { to: 'contactPage', params: { slug } },
    locale,
    title: subject.title,
    description: subject.summary,
    translations: subject.translations,
    noIndex,
    firmName,
  })
}

async function render(params: Params, query: Query) {
  const locale = await toSiteLocale(params)
  const { slug } = await params
  const { page, office } = await findSubject(slug, locale)
  if (!page && !office) notFound()
  return (
    <ContactSubjectPage
      slug={slug}
      page={page}
      office={office}
      site={await getSite(locale)}
      locale={locale}
      about={toSubjectSlug(query)}
    />
  )
}

type Props = { params: Params }
type QueryProps = Props & { searchParams: Promise<Query> }

/** The query of the `dynamic` page has the subject of the message. */
export const contactSubjectRoute = {
  cached: {
    generateMetadata: ({ params }: Props) => metadata(params, false),
    Page: ({ params }: Props) => render(params, {}),
  },
  dynamic: {
    generateMetadata: ({ params }: QueryProps) => metadata(params, true),
    Page: async ({ params, searchParams }: QueryProps) => render(params, await searchParams),
  },
}
