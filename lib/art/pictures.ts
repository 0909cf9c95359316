import { contourPaths, hash, type ContourOptions } from './contours'

/** The site's artwork by where it stands; pages refer to its files (`app/api/art`), which many of them share. */
export const artKinds = {
  home: { width: 1360, height: 700, levels: 16, cell: 34 },
  graduates: { width: 1360, height: 520, levels: 13, cell: 20 },
  profile: { width: 320, height: 400, levels: 13, cell: 14 },
  portrait: { width: 320, height: 400, levels: 9, cell: 22 },
  tile: { width: 480, height: 200, levels: 9, cell: 22 },
} satisfies Record<string, ContourOptions>

export type ArtKind = keyof typeof artKinds

/** Pictures of each kind, so that the files are as many at most. */
const pictures = 256

/** Of the way in which they are drawn: browsers keep a file for a week. */
const drawing = 2

/** The path of the picture that a seed has, such as `/api/art/portrait-2-17.svg`. */
export const toArtPath = (kind: ArtKind, seed: string): string =>
  `/api/art/${kind}-${drawing}-${hash(seed) % pictures}.svg`

/** The picture of a file as an SVG whose path is `#art`, or null for another name. */
export function drawArt(file: string): string | null {
  const [, kind = '', drawn, number = ''] = /^([a-z]+)-(\d)-(0|[1-9]\d{0,2})\.svg$/.exec(file) ?? []
  if (!Object.hasOwn(artKinds, kind) || Number(drawn) !== drawing || Number(number) >= pictures)
    return null
  const options = artKinds[kind as ArtKind]
  const path = contourPaths(`${kind}-${number}`, options).join('')
  const pen =
    'fill="none" stroke="currentColor" stroke-width="1.1" vector-effect="non-scaling-stroke"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${options.width} ${options.height}"><path id="art" ${pen} d="${path}"/></svg>`
}
