import { drawQrCode } from '@/lib/art/qr-code'
import styles from './qr-code.module.css'

/** A QR code as server-rendered SVG. */
export async function QrCode({ text, label }: { text: string; label: string }) {
  const svg = await drawQrCode(text)
  const path = /<path stroke="#000000" d="([^"]+)"/.exec(svg)?.[1] ?? ''
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1 1'
  return (
    <svg
      className={styles.qrCode}
      viewBox={viewBox}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} stroke="#000" />
    </svg>
  )
}
