import { createHash } from 'node:crypto'
import { toBrandCss, toPalette, type BrandRow, type Palette } from '@law-firm/contract/brand'
import { getFragment } from '@/lib/graphql/generated'
import { PictureFragmentDoc, type SiteQuery } from '@/lib/graphql/generated/graphql'
import { toPicture, type Picture } from '../shared/picture'

/** What the firm looks like; without settings all of it is as in components/styles/tokens.css. */
export type Brand = {
  logo: Picture | null
  /** On dark areas, and in the dark scheme. */
  logoOnDark: Picture | null
  /** A square sign. */
  mark: Picture | null
  /** The colours of the light scheme, for pictures and printed files. */
  palette: Palette
  /** What the light and the dark page stand on, for the browser's interface. */
  grounds: { light: string; dark: string }
  /** The style sheet behind the tokens; null where the firm has set nothing. */
  sheet: { css: string; href: string } | null
}

type RawBrand = NonNullable<SiteQuery['SiteSettings']>['brand']

/** @param draft of a preview, whose style sheet no cache has */
export function toBrand(raw: RawBrand | null | undefined, draft = false): Brand {
  const rows = (raw?.colours ?? []).map(toRow)
  const logo = toPicture(getFragment(PictureFragmentDoc, raw?.logo))
  const css = toBrandCss(rows) + (logo ? logoRule : '')
  return {
    logo,
    logoOnDark: toPicture(getFragment(PictureFragmentDoc, raw?.logoOnDark)) ?? logo,
    mark: toPicture(getFragment(PictureFragmentDoc, raw?.mark)),
    palette: toPalette(rows, 'light'),
    grounds: { light: toPalette(rows, 'light').paper, dark: toPalette(rows, 'dark').paper },
    sheet: css
      ? { css, href: `/api/${draft ? 'preview/' : ''}brand.css?v=${versionOf(css)}` }
      : null,
  }
}

type RawRow = { token: string | null; light: string | null; dark: string | null }

/** Names of GraphQL's enumerations have no hyphens. */
const toRow = ({ token, light, dark }: RawRow): BrandRow => ({
  token: (token ?? '').replaceAll('_', '-'),
  light,
  dark,
})

/** Not in the style sheet of all firms, most of which have no logo. */
const logoRule =
  'img[data-logo]{width:auto;height:2.25rem;max-width:min(14rem,50vw);object-fit:contain}'

const versionOf = (css: string): string =>
  createHash('sha256').update(css).digest('hex').slice(0, 12)
