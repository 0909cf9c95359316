import { artKinds, toArtPath, type ArtKind } from '@/lib/art/pictures'

/** Decorative contour lines: a file, which pages share, in the colour of the text around it. */
export function ContourArt({ kind, seed }: { kind: ArtKind; seed: string }) {
  const { width, height } = artKinds[kind]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${toArtPath(kind, seed)}#art`} />
    </svg>
  )
}
