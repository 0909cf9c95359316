import { contourPaths } from '@/lib/art/contours'

type ContourArtProps = {
  seed: string
  width: number
  height: number
  levels?: number
  cell?: number
  className?: string
}

/** Decorative contour lines, deterministic per seed. */
export function ContourArt({ seed, width, height, levels, cell, className }: ContourArtProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
    >
      <path
        d={contourPaths(seed, {
          width,
          height,
          ...(levels ? { levels } : {}),
          ...(cell ? { cell } : {}),
        }).join('')}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
