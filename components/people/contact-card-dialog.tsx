import { QrCode } from '@/components/ui/qr-code'
import type { Person } from '@/lib/content/person/to-person'
import { getSite } from '@/lib/content/site/get-site'
import { toShortCard } from '@/lib/vcard/to-card'
import styles from './contact-card-dialog.module.css'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

/** A dialog with the person's contact card as a QR code; also printed with the profile. */
export async function ContactCardDialog({
  person,
  title,
  text,
  close,
}: {
  person: Person
  title: string
  text: string
  close: string
}) {
  const { firmName } = await getSite(person.language)
  return (
    <dialog
      id="card-code"
      popover="auto"
      aria-labelledby="card-code-title"
      className={styles.dialog}
    >
      <h2 id="card-code-title">{title}</h2>
      <p>{text}</p>
      <QrCode text={toShortCard(person, firmName)} label={title} />
      <div className={actions.row}>
        <button
          type="button"
          className={button.primary}
          popoverTarget="card-code"
          popoverTargetAction="hide"
        >
          {close}
        </button>
      </div>
    </dialog>
  )
}
