import { fill, type Messages } from '../messages/locale'
import { renderFields, renderHead, renderLink, renderNotice, type Errors } from './fields'
import { html } from './html'
import type { Page } from './login-pages'

export function renderReset(t: Messages, action: string, ticket: string, errors?: Errors): Page {
  const content = html`${renderHead(t.reset_title, t.reset_intro)}
<form method="post" action="${action}" novalidate><input type="hidden" name="ticket" value="${ticket}">
${renderFields(t, { errors }, 'newPassword', 'repeat')}
<button type="submit">${t.reset_submit}</button>
</form>`
  return { title: t.reset_title, content }
}

export const renderResetDone = (t: Messages, signInUrl: string): Page => ({
  title: t.reset_done_title,
  content: html`${renderHead(t.reset_done_title)}
${renderNotice(t.reset_done)}
${renderLink(signInUrl, t.login_submit)}`,
})

export const renderSignedOut = (t: Messages, signInUrl: string, text: string): Page => ({
  title: t.signed_out_title,
  content: html`${renderHead(t.signed_out_title, text)}
${renderLink(signInUrl, t.login_submit)}`,
})

export function renderEnrol(
  t: Messages,
  view: { action: string; image: string; secret: string; error?: string },
): Page {
  const { action, image, secret, error } = view
  const content = html`${renderHead(t.enrol_title, t.enrol_intro)}
<img class="qr" src="${image}" width="208" height="208" alt="${t.enrol_qr_alt}">
<div class="field"><p class="hint">${t.enrol_secret}</p><p><code>${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p></div>
<form method="post" action="${action}" novalidate><input type="hidden" name="action" value="enrol">
${renderFields(t, { errors: { code: error } }, 'enrolment')}
<button type="submit">${t.enrol_submit}</button>
</form>`
  return { title: t.enrol_title, content }
}

export const renderRecoveryCodes = (
  t: Messages,
  codes: readonly string[],
  backUrl: string,
): Page => ({
  title: t.enrol_done_title,
  content: html`${renderHead(t.enrol_done_title)}${renderNotice(t.enrol_done)}
<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
${renderLink(backUrl, t.backToSite)}`,
})

export function renderEnrolled(t: Messages, action: string, name: string, error?: string): Page {
  const content = html`${renderHead(t.enrol_title, fill(t.enrol_on, { name }))}
<form method="post" action="${action}" novalidate><input type="hidden" name="action" value="remove">
${renderFields(t, { errors: { code: error } }, 'removal')}
<button class="ghost" type="submit">${t.enrol_remove}</button>
</form>`
  return { title: t.enrol_title, content }
}

export const renderUnenrolled = (t: Messages, backUrl: string): Page => ({
  title: t.enrol_removed_title,
  content: html`${renderHead(t.enrol_removed_title)}
${renderNotice(t.enrol_removed)}
${renderLink(backUrl, t.backToSite)}`,
})
