import { graphql } from '@/lib/graphql/generated'
import type { PictureFragment } from '@/lib/graphql/generated/graphql'

graphql(`
  fragment Picture on Media {
    id
    url
    alt
    credit
    width
    height
  }
`)

export type Picture = {
  url: string
  alt: string
  credit: string | null
  width: number
  height: number
}

/** A picture, or null without a URL or size. */
export const toPicture = (media: PictureFragment | null | undefined): Picture | null =>
  media?.url && media.width && media.height
    ? {
        url: media.url,
        alt: media.alt ?? '',
        credit: media.credit ?? null,
        width: media.width,
        height: media.height,
      }
    : null
