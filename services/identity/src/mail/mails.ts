import { fill, toMessages, type Locale } from '../messages/locale'
import type { Mail } from './outbox'

type Values = { link?: string; code?: string; name?: string }

/** A mail of this kind; a link has a line of its own. The outbox signs it. */
export function toMail(
  locale: Locale,
  to: string,
  kind: 'verify' | 'reset' | 'code' | 'link' | 'invitation',
  { link, ...values }: Values,
): Mail {
  const t = toMessages(locale)
  const paragraphs = [
    t.mail_greeting,
    fill(t[`mail_${kind}`], values),
    link,
    kind === 'reset' ? t.mail_reset_ignore : t.mail_ignore,
  ]
  return {
    to,
    subject: fill(t[`mail_${kind}_subject`], values),
    text: paragraphs.filter(Boolean).join('\n\n'),
  }
}
