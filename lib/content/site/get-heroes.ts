import 'server-only'
import { listTag } from '@/lib/cache/manifest'
import { readPage } from '@/lib/cache/read-page'
import { getFragment, graphql } from '@/lib/graphql/generated'
import { PictureFragmentDoc } from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toContentLocale } from '../shared/content-locale'
import { isDraftRequest } from '../shared/is-draft-request'
import { toPicture, type Picture } from '../shared/picture'

const heroesQuery = graphql(`
  query Heroes($locale: LocaleInputType!, $draft: Boolean!) {
    SiteSettings(locale: $locale, draft: $draft) {
      heroes {
        about {
          ...Picture
        }
        careers {
          ...Picture
        }
      }
    }
  }
`)

/**
 * The pictures behind the titles of pages that are no documents.
 *
 * @throws ContentUnavailableError
 */
export async function getHeroes(
  locale: SiteLocale,
): Promise<Record<'about' | 'careers', Picture | null>> {
  const draft = await isDraftRequest()
  const { SiteSettings: settings } = await readPage([listTag('SiteSettings')], () =>
    queryContent(heroesQuery, { locale: toContentLocale(locale), draft }, { draft }),
  )
  return {
    about: toPicture(getFragment(PictureFragmentDoc, settings?.heroes?.about)),
    careers: toPicture(getFragment(PictureFragmentDoc, settings?.heroes?.careers)),
  }
}
