import type { Person } from '@/lib/content/person/to-person'
import { cardCodeHref } from '@/lib/vcard/href'
import type { SiteLocale } from '@law-firm/contract/locales'
import styles from './contact-card-dialog.module.css'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

/** A dialog with the person's contact card as a QR code; also printed with the profile. */
export const ContactCardDialog = ({
  person,
  locale,
  title,
  text,
  close,
}: {
  person: Person
  locale: SiteLocale
  title: string
  text: string
  close: string
}) => (
  <dialog id="card-code" popover="auto" aria-labelledby="card-code-title" className={styles.dialog}>
    <h2 id="card-code-title">{title}</h2>
    <p>{text}</p>
    {/* not lazy, as it is printed without being opened */}
    {/* eslint-disable-next-line @next/next/no-img-element -- a drawing */}
    <img
      src={cardCodeHref(person, locale)}
      alt={title}
      width="240"
      height="240"
      fetchPriority="low"
      decoding="async"
    />
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
