import 'server-only'
import { getTranslations } from 'next-intl/server'
import { readShared } from '../cache/read-page'
import { listTag } from '../cache/manifest'
import { getGraduateBody, getGraduatePages } from '../content/graduate/get-graduates'
import { toDeadlines, type GraduatePageName } from '../content/graduate/graduate-pages'
import { isDraftRequest } from '../content/shared/is-draft-request'
import { getSite } from '../content/site/get-site'
import { formatDayIn } from '../i18n/format'
import { type GraduateLocale, languageTags } from '@law-firm/contract/locales'
import { absoluteUrl } from '../seo/metadata'
import { drawBrochure, type Brochure } from './draw-brochure'

/** The pages of the brochure in order. */
const chapters: GraduatePageName[] = [
  'home',
  'students',
  'training-contract',
  'starters',
  'career',
  'business-services',
  'faq',
  'apply',
]

/** The name, and the PDF in base64, as Next caches JSON. */
async function drawFor(locale: GraduateLocale): Promise<{ name: string; pdf: string } | null> {
  const brochure = await readBrochure(locale)
  if (brochure.chapters.length === 0) return null
  return {
    name: `${brochure.firmName}-graduates-${locale}.pdf`.toLowerCase(),
    pdf: (await drawBrochure(brochure)).toString('base64'),
  }
}

/** Cached, as drawing blocks the event loop for a third of a second. */
const getCached = readShared(
  'brochure',
  ['GraduatePage', 'Contact', 'SiteSettings'].map(listTag),
  drawFor,
)

/**
 * The graduate brochure of a country; of its drafts in a preview. Null without pages.
 *
 * @throws ContentUnavailableError during an outage without a cache entry
 */
export async function getBrochure(
  locale: GraduateLocale,
): Promise<{ name: string; file: Buffer<ArrayBuffer> } | null> {
  const drawn = await ((await isDraftRequest()) ? drawFor(locale) : getCached(locale))
  return drawn && { name: drawn.name, file: Buffer.from(drawn.pdf, 'base64') }
}

async function readBrochure(locale: GraduateLocale): Promise<Brochure> {
  const t = await getTranslations({ locale, namespace: 'graduates' })
  const { firmName, brand } = await getSite('en')
  const pages = await getGraduatePages(locale)
  const home = pages.find(({ page }) => page === 'home')
  const chosen = chapters.flatMap((name) => pages.filter(({ page }) => page === name))
  const team = new Map(pages.flatMap((page) => page.team).map((item) => [item.email, item]))
  return {
    firmName,
    palette: brand.palette,
    title: t('title'),
    country: t(`country.${locale}`),
    language: languageTags[locale],
    url: absoluteUrl({ to: 'graduates' }, locale),
    lead: home?.summary ?? '',
    chapters: await Promise.all(
      chosen.map(async ({ id, title, summary }) => ({
        title,
        summary,
        body: await getGraduateBody(id, locale),
      })),
    ),
    deadlines: {
      heading: t('deadlines'),
      items: toDeadlines(pages, new Date()).map(({ title, closesOn }) => ({
        title,
        date: formatDayIn(closesOn, locale, home?.timeZone ?? 'UTC'),
      })),
    },
    team: {
      heading: t('team'),
      items: [...team.values()].map(({ name, role, email, phone }) =>
        [name, role, email, phone].filter(Boolean).join('\n'),
      ),
    },
  }
}
