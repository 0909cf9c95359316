import 'server-only'
import { Feed } from 'feed'
import { getTranslations } from 'next-intl/server'
import {
  findArea,
  jurisdictionTarget,
  serviceTarget,
} from '../content/navigator/navigator-structure'
import { getAnswers } from '../content/navigator/get-answers'
import { getStructure } from '../content/navigator/get-structure'
import { visitor } from '../content/navigator/get-reader'
import { getSite } from '../content/site/get-site'
import { env } from '../env/env'
import { escape, toXmlText } from '../html/escape'
import { formatDate } from '../i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { toReviews } from '../navigator/reviews'
import { absoluteUrl } from '../seo/metadata'

const maxEntries = 50

/**
 * New statements and reviews of a service as an Atom feed (RFC 4287). A feed reader has no session, so only public
 * answers have their text in it.
 *
 * @returns null for an unknown service or jurisdiction
 * @throws ContentUnavailableError
 */
export async function getNavigatorFeed(
  locale: SiteLocale,
  slug: string,
  jurisdiction: string | null,
): Promise<string | null> {
  const area = findArea(await getStructure(locale), slug)
  const place =
    jurisdiction === null ? null : area?.places.find((item) => item.slug === jurisdiction)
  if (!area || place === undefined) return null
  const { firmName } = await getSite(locale)
  const t = await getTranslations({ locale, namespace: 'navigator' })
  const reviews = toReviews(
    await getAnswers(area, place ? [place] : area.places, locale, visitor),
  ).slice(0, maxEntries)
  const self = `${env.SITE_URL}/api/feeds/${locale}/navigator/${slug}${place ? `?jurisdiction=${place.slug}` : ''}`
  const feed = new Feed({
    id: self,
    title: `${firmName}: ${t('feedTitle', { service: area.service.title })}`,
    description: t('changesText'),
    link: absoluteUrl(serviceTarget(area, { view: 'changes', jurisdiction: place?.slug }), locale),
    language: languageTags[locale],
    updated: new Date(reviews[0]?.date ?? 0),
    copyright: firmName,
    author: { name: firmName },
    feedLinks: { atom: self },
  })
  for (const { date, jurisdiction: at, question, statement } of reviews) {
    const where = area.places.find((item) => item.slug === at)
    const ask = area.questions.find((item) => item.slug === question)
    if (!where || !ask) continue
    const link = absoluteUrl(jurisdictionTarget(area, where, ask.slug), locale)
    const said = statement
      ? `${statement.status.word}: ${statement.title}`
      : t('feedReviewed', { date: formatDate(date, locale) })
    feed.addItem({
      title: escape(t('placeAndQuestion', { place: where.title, question: ask.title })),
      id: link,
      link,
      description: escape(said),
      date: new Date(date),
    })
  }
  return toXmlText(feed.atom1())
}
