import { Html } from './html'

/** The contour lines of the site's design, rendered once. */
export const contours = new Html(draw())

function draw(): string {
  const lines = Array.from({ length: 22 }, (_, ring) => toPath(ring)).join('')
  return `<svg viewBox="0 0 600 900" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-opacity=".32" aria-hidden="true" focusable="false">${lines}</svg>`
}

function toPath(ring: number): string {
  const radius = 30 + ring * 27
  const points = Array.from({ length: 73 }, (_, step) => {
    const angle = (step / 72) * 2 * Math.PI
    const wave = 1 + 0.14 * Math.sin(3 * angle + ring / 5) + 0.07 * Math.cos(5 * angle - ring / 3)
    return `${Math.round(230 + radius * wave * Math.cos(angle))} ${Math.round(520 + radius * wave * 1.15 * Math.sin(angle))}`
  })
  return `<path d="M${points.join('L')}Z"/>`
}
