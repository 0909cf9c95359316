import { fill, messagesOf, type Locale } from '../messages/locale'
import { renderField, renderHead, renderNotice } from './fields'
import { html } from './html'
import type { Errors, Page } from './login-pages'

export function renderReset(
  locale: Locale,
  action: string,
  ticket: string,
  errors: Errors = {},
): Page {
  const t = messagesOf(locale)
  const content = html`${renderHead(t.reset_title, t.reset_intro)}
<form method="post" action="${action}" novalidate><input type="hidden" name="ticket" value="${ticket}">
${renderField({
  name: 'password',
  label: t.new_password,
  type: 'password',
  autocomplete: 'new-password',
  hint: t.password_hint,
  error: errors.password,
})}
${renderField({
  name: 'repeat',
  label: t.repeat_password,
  type: 'password',
  autocomplete: 'new-password',
  error: errors.repeat,
})}
<button type="submit">${t.reset_submit}</button>
</form>`
  return { title: t.reset_title, content }
}

export function renderResetDone(locale: Locale, signInUrl: string): Page {
  const t = messagesOf(locale)
  return {
    title: t.reset_done_title,
    content: html`${renderHead(t.reset_done_title)}
${renderNotice(t.reset_done)}
<p><a class="button" href="${signInUrl}">${t.login_submit}</a></p>`,
  }
}

export function renderSignedOut(locale: Locale, signInUrl: string, text?: string): Page {
  const t = messagesOf(locale)
  return {
    title: t.signed_out_title,
    content: html`${renderHead(t.signed_out_title, text ?? t.signed_out)}
<p><a class="button" href="${signInUrl}">${t.login_submit}</a></p>`,
  }
}

export type EnrolView = {
  locale: Locale
  action: string
  image: string
  secret: string
  error?: string
}

export function renderEnrol({ locale, action, image, secret, error }: EnrolView): Page {
  const t = messagesOf(locale)
  const content = html`${renderHead(t.enrol_title, t.enrol_intro)}
<img class="qr" src="${image}" width="208" height="208" alt="${t.enrol_qr_alt}">
<div class="field"><p class="hint">${t.enrol_secret}</p><p><code>${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p></div>
<form method="post" action="${action}" novalidate><input type="hidden" name="action" value="enrol">
${renderField({
  name: 'code',
  label: t.mfa_code,
  hint: t.code_hint,
  autocomplete: 'one-time-code',
  inputMode: 'numeric',
  isShort: true,
  error,
})}
<button type="submit">${t.enrol_submit}</button>
</form>`
  return { title: t.enrol_title, content }
}

export function renderRecoveryCodes(
  locale: Locale,
  codes: readonly string[],
  backUrl: string,
): Page {
  const t = messagesOf(locale)
  const content = html`${renderHead(t.enrol_done_title)}${renderNotice(t.enrol_done)}
<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<p><a class="button" href="${backUrl}">${t.backToSite}</a></p>`
  return { title: t.enrol_done_title, content }
}

export function renderEnrolled(locale: Locale, action: string, name: string, error?: string): Page {
  const t = messagesOf(locale)
  const content = html`${renderHead(t.enrol_title, fill(t.enrol_on, { name }))}
<form method="post" action="${action}" novalidate><input type="hidden" name="action" value="remove">
${renderField({
  name: 'code',
  label: t.mfa_code,
  hint: t.enrol_remove_hint,
  autocomplete: 'one-time-code',
  isShort: true,
  error,
})}
<button class="ghost" type="submit">${t.enrol_remove}</button>
</form>`
  return { title: t.enrol_title, content }
}

export function renderUnenrolled(locale: Locale, backUrl: string): Page {
  const t = messagesOf(locale)
  return {
    title: t.enrol_removed_title,
    content: html`${renderHead(t.enrol_removed_title)}
${renderNotice(t.enrol_removed)}
<p><a class="button" href="${backUrl}">${t.backToSite}</a></p>`,
  }
}
