import { fill, languageTag, messagesOf, type Locale } from '../messages/locale'
import type { Mail } from './outbox'

const compose = (locale: Locale, to: string, subject: string, ...paragraphs: string[]): Mail => {
  const t = messagesOf(locale)
  return {
    to,
    subject,
    text: [t.mail_greeting, ...paragraphs, t.mail_signature].join('\n\n') + '\n',
  }
}

export type LinkMail = { locale: Locale; to: string; identityUrl: string; ticket: string }

const linkOf = ({ identityUrl, ticket, locale }: LinkMail, path: string) =>
  `${identityUrl}/${path}?ticket=${ticket}&ui_locales=${languageTag(locale)}`

export function toVerificationMail(mail: LinkMail): Mail {
  const t = messagesOf(mail.locale)
  return compose(
    mail.locale,
    mail.to,
    t.mail_verify_subject,
    t.mail_verify,
    linkOf(mail, 'verify-email'),
    t.mail_ignore,
  )
}

export function toResetMail(mail: LinkMail): Mail {
  const t = messagesOf(mail.locale)
  return compose(
    mail.locale,
    mail.to,
    t.mail_reset_subject,
    t.mail_reset,
    linkOf(mail, 'reset-password'),
    t.mail_reset_ignore,
  )
}

export function toCodeMail(locale: Locale, to: string, code: string): Mail {
  const t = messagesOf(locale)
  return compose(
    locale,
    to,
    fill(t.mail_code_subject, { code }),
    fill(t.mail_code, { code }),
    t.mail_ignore,
  )
}

export function toLinkMail(locale: Locale, to: string, link: string): Mail {
  const t = messagesOf(locale)
  return compose(locale, to, t.mail_link_subject, t.mail_link, link, t.mail_ignore)
}

export function toInvitationMail(locale: Locale, to: string, name: string, link: string): Mail {
  const t = messagesOf(locale)
  return compose(
    locale,
    to,
    fill(t.mail_invitation_subject, { name }),
    fill(t.mail_invitation, { name }),
    link,
    t.mail_ignore,
  )
}

export const toCodeText = (locale: Locale, code: string) =>
  fill(messagesOf(locale).text_code, { code })
