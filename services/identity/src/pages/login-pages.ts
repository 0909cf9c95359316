import { fill, type Messages } from '../messages/locale'
import { renderCaptcha, renderFields, renderHead, renderNotice, type Form } from './fields'
import { html, type Html } from './html'

/** A page's title and content. */
export type Page = { title: string; content: Html }

/** The texts of the page's language, and the path of the interaction, such as `/login/abc`. */
type Frame = { t: Messages; base: string }

const backToLogin = ({ t, base }: Frame) =>
  html`<a href="${base}?screen=login">${t.back_to_login}</a>`

export function renderLogin(
  { t, base }: Frame,
  view: {
    form: Form
    error?: string
    captcha?: string
    organisation?: string
    social: readonly { id: string; name: string }[]
  },
): Page {
  const { form, error, captcha, organisation, social } = view
  const intro = organisation ? fill(t.login_organisation, { name: organisation }) : t.login_intro
  const content = html`${renderHead(t.login_title, intro)}
${error && renderNotice(error, 'bad')}
<form method="post" action="${base}" novalidate>
${renderFields(t, form, 'email', 'password')}
${renderCaptcha(t, captcha, form)}
<button type="submit">${t.login_submit}</button>
<div class="row"><a href="${base}/forgot">${t.login_forgot_password}</a><a href="${base}/code">${t.login_with_code}</a></div>
</form>
${social.map(({ id, name }) => html`<a class="button ghost" href="${base}/social/${id}">${fill(t.login_social, { name })}</a>`)}
<p class="links">${t.login_no_account} <a href="${base}/signup">${t.login_sign_up}</a></p>`
  return { title: t.login_title, content }
}

export function renderSignup({ t, base }: Frame, form: Form, captcha?: string): Page {
  const content = html`${renderHead(t.signup_title, t.signup_intro)}
${form.errors && renderNotice(t.error_summary, 'bad')}
<form method="post" action="${base}/signup" novalidate>
${renderFields(t, form, 'givenName', 'familyName', 'signupEmail', 'signupPassword', 'company', 'jobTitle')}
${renderCaptcha(t, captcha, form)}
<button type="submit">${t.signup_submit}</button>
</form>
<p class="links">${t.signup_have_account} <a href="${base}?screen=login">${t.login_submit}</a></p>`
  return { title: t.signup_title, content }
}

export function renderForgotPassword(frame: Frame, form: Form): Page {
  const { t, base } = frame
  const content = html`${renderHead(t.forgot_password_title, t.forgot_password_intro)}
<form method="post" action="${base}/forgot" novalidate>
${renderFields(t, form, 'email')}
<button type="submit">${t.forgot_password_submit}</button>
</form>
<p class="links">${backToLogin(frame)}</p>`
  return { title: t.forgot_password_title, content }
}

export function renderForgotPasswordSent(frame: Frame): Page {
  const { t } = frame
  return {
    title: t.forgot_password_sent_title,
    content: html`${renderHead(t.forgot_password_sent_title)}
${renderNotice(t.forgot_password_sent)}
<p class="links">${backToLogin(frame)}</p>`,
  }
}

export function renderCodeStart(frame: Frame, form: Form): Page {
  const { t, base } = frame
  const content = html`${renderHead(t.code_title, t.code_intro)}
<form method="post" action="${base}/code" novalidate>
${renderFields(t, form, 'address')}<button type="submit">${t.code_send}</button>
</form>
<p class="links">${backToLogin(frame)}</p>`
  return { title: t.code_title, content }
}

export function renderCodeVerify(frame: Frame, address: string, form: Form = {}): Page {
  const { t, base } = frame
  const content = html`${renderHead(t.code_title, t.code_intro)}
${renderNotice(t.code_sent)}
<form method="post" action="${base}/code/verify" novalidate>
<input type="hidden" name="address" value="${address}">
${renderFields(t, form, 'code')}
<button type="submit">${t.code_submit}</button></form>
<p class="links"><a href="${base}/code">${t.code_again}</a> ${backToLogin(frame)}</p>`
  return { title: t.code_title, content }
}

export function renderMfa({ t, base }: Frame, error?: string): Page {
  const content = html`${renderHead(t.mfa_title, t.mfa_intro)}
<form method="post" action="${base}/mfa" novalidate>
${renderFields(t, { errors: { code: error } }, 'factor')}
<button type="submit">${t.mfa_submit}</button>
</form>`
  return { title: t.mfa_title, content }
}

export function renderSocial(
  frame: Frame,
  { id, name }: { id: string; name: string },
  identities: readonly { email: string; name: string }[],
  form: Form,
): Page {
  const { t, base } = frame
  const title = fill(t.social_title, { name })
  const content = html`${renderHead(title)}${renderNotice(fill(t.social_intro, { name }))}
<form method="post" action="${base}/social/${id}">${identities.map((identity) => html`<button class="ghost" type="submit" name="identity" value="${identity.email}">${fill(t.social_pick, { name: identity.name })}</button>`)}</form>
<h2>${t.social_typed}</h2>
<form method="post" action="${base}/social/${id}" novalidate>
${renderFields(t, form, 'fullName', 'signupEmail')}
<button type="submit">${t.social_submit}</button>
</form>
<p class="links">${backToLogin(frame)}</p>`
  return { title, content }
}
