import 'server-only'
import { readShared } from '@/lib/cache/read-page'
import { listTag } from '@/lib/cache/manifest'
import type { SiteQuery } from '@/lib/graphql/generated/graphql'
import { env } from '@/lib/env/env'
import { ContentUnavailableError } from '@/lib/errors/content-unavailable'
import { queryContent } from '@/lib/graphql/server'
import { type Locale } from '@law-firm/contract/locales'
import { toContentLocale } from '../shared/content-locale'
import { isDraftRequest } from '../shared/is-draft-request'
import { siteQuery } from './query'
import { toBrand, type Brand } from './to-brand'
import { toSiteLinks, type SiteLink } from './to-link'

export type NavigationSection = SiteLink & {
  intro: string | null
  groups: { heading: string; links: SiteLink[] }[]
}

export type Site = {
  /** The site's host while there are no settings. */
  firmName: string
  tagline: string
  description: string
  footerText: string
  email: string
  phone: string
  /** The content of the WeChat QR code; null without an account. */
  wechat: string | null
  brand: Brand
  social: SiteLink[]
  legalLines: string[]
  legalLinks: SiteLink[]
  utility: SiteLink[]
  sections: NavigationSection[]
  footer: { heading: string; links: SiteLink[] }[]
}

const tags = [listTag('SiteSettings'), listTag('Navigation')]

/**
 * The firm's name, navigation and footer in a language.
 *
 * @throws ContentUnavailableError
 */
export async function getSite(locale: Locale): Promise<Site> {
  const draft = await isDraftRequest()
  return draft ? readSite(locale, draft) : readPublicSite(locale)
}

/**
 * The brand for what surrounds a page: that of the tokens in an outage, in which the layout itself
 * fails and nothing is cached.
 */
export async function getBrand(): Promise<Brand> {
  try {
    return (await getSite('en')).brand
  } catch (cause) {
    if (!(cause instanceof ContentUnavailableError)) throw cause
    return toBrand(null)
  }
}

const readPublicSite = readShared('site', tags, (locale: Locale) => readSite(locale, false))

async function readSite(locale: Locale, draft: boolean): Promise<Site> {
  const variables = { locale: toContentLocale(locale), draft }
  return toSite(await queryContent(siteQuery, variables, { draft }), locale, draft)
}

function toSite(
  { SiteSettings: settings, Navigation: navigation }: SiteQuery,
  locale: Locale,
  draft: boolean,
): Site {
  return {
    firmName: settings?.firmName || new URL(env.SITE_URL).hostname,
    tagline: settings?.tagline ?? '',
    description: settings?.description ?? '',
    footerText: settings?.footerText ?? '',
    email: settings?.email ?? '',
    phone: settings?.phone ?? '',
    wechat: settings?.wechat || null,
    brand: toBrand(settings?.brand, draft),
    social: toSiteLinks(settings?.social, locale),
    legalLines: settings?.legalLines ?? [],
    legalLinks: toSiteLinks(settings?.legalLinks, locale),
    utility: toSiteLinks(navigation?.utility, locale),
    sections: (navigation?.sections ?? []).flatMap((section) => {
      const groups = toGroups(section.groups, locale)
      const [own] = toSiteLinks([section], locale)
      return own ? [{ ...own, intro: section.intro || null, groups }] : []
    }),
    footer: toGroups(navigation?.footer, locale),
  }
}

type RawGroups =
  | { heading: string | null; links: { label: string | null; href: string | null }[] | null }[]
  | null
  | undefined

/** Columns of links, without empty ones. */
const toGroups = (groups: RawGroups, locale: Locale) =>
  (groups ?? []).flatMap(({ heading, links }) => {
    const shown = toSiteLinks(links, locale)
    return shown.length > 0 ? [{ heading: heading ?? '', links: shown }] : []
  })
