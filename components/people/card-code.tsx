import { toString } from 'qrcode'
import type { Person } from '@/lib/content/person/to-person'
import { getSite } from '@/lib/content/site/get-site'
import { toShortCard } from '@/lib/vcard/to-card'

/** The person's card as a QR code, drawn on the server, in a dialog; printed with the profile. */
export async function CardCode({ person, title, text, close }: { person: Person; title: string; text: string; close: string }) {
  const { firmName } = await getSite(person.language)
  const svg = await toString(toShortCard(person, firmName), { type: 'svg', margin: 0, errorCorrectionLevel: 'L' })
  const path = /<path stroke="#000000" d="([^"]+)"/.exec(svg)?.[1] ?? ''
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1 1'
  return (
    <dialog id="card-code" aria-labelledby="card-code-title" className="code-dialog">
      <h2 id="card-code-title">{title}</h2>
      <p>{text}</p>
      <svg viewBox={box} role="img" aria-label={title} shapeRendering="crispEdges">
        <rect width="100%" height="100%" fill="#fff" />
        <path d={path} stroke="#000" />
      </svg>
      <form method="dialog" className="actions">
        <button className="btn" type="submit">{close}</button>
      </form>
    </dialog>
  )
}
