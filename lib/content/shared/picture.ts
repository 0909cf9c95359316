import { getFragment, graphql } from '@/lib/graphql/generated'
import {
  PictureFragmentDoc,
  type PictureFragment,
  type PortraitFragment,
} from '@/lib/graphql/generated/graphql'

graphql(`
  fragment Picture on Media {
    id
    url
    updatedAt
    alt
    credit
    width
    height
  }
`)

graphql(`
  fragment Portrait on Media {
    ...Picture
    sizes {
      portrait {
        url
        width
        height
      }
    }
  }
`)

export type Picture = {
  url: string
  alt: string
  credit: string | null
  width: number
  height: number
}

type File = { url?: string | null; width?: number | null; height?: number | null }

/** A picture, or null without a URL or size. */
export const toPicture = (media: PictureFragment | null | undefined): Picture | null =>
  media ? toFile(media, media) : null

/** A picture of a person, cropped around its focal point. */
export function toPortrait(media: PortraitFragment | null | undefined): Picture | null {
  const picture = getFragment(PictureFragmentDoc, media)
  if (!picture) return null
  return toFile(picture, media?.sizes?.portrait) ?? toPicture(picture)
}

/** The URL has a version, because a file is replaced under its name when its focal point changes. */
const toFile = (media: PictureFragment, file: File | null | undefined): Picture | null =>
  file?.url && file.width && file.height
    ? {
        url: `${file.url}?v=${Date.parse(media.updatedAt ?? '') || 0}`,
        alt: media.alt ?? '',
        credit: media.credit ?? null,
        width: file.width,
        height: file.height,
      }
    : null
