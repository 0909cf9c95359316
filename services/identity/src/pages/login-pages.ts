import { fill, messagesOf, type Locale } from '../messages/locale'
import { renderCaptcha, renderErrorSummary, renderField, renderHead, renderNotice } from './fields'
import { html, type Html } from './html'

/** A page's title and content. */
export type Page = { title: string; content: Html }

export type Errors = Record<string, string | undefined>

export type LoginView = {
  locale: Locale
  /** Path of the interaction, such as `/login/abc`. */
  base: string
  email: string
  error?: string
  errors?: Errors
  captcha?: string
  organisation?: string
  social: readonly { id: string; name: string }[]
}

export function renderLogin({
  locale,
  base,
  email,
  error,
  errors = {},
  captcha,
  organisation,
  social,
}: LoginView): Page {
  const t = messagesOf(locale)
  const content = html`${renderHead(t.login_title, organisation ? fill(t.login_organisation, { name: organisation }) : t.login_intro)}
${error && renderNotice(error, 'bad')}
<form method="post" action="${base}" novalidate>
${renderField({
  name: 'email',
  label: t.email,
  type: 'email',
  value: email,
  autocomplete: 'username',
  error: errors.email,
})}
${renderField({
  name: 'password',
  label: t.password,
  type: 'password',
  autocomplete: 'current-password',
  error: errors.password,
})}
${renderCaptcha(t, captcha, errors.captcha)}
<button type="submit">${t.login_submit}</button>
<div class="row"><a href="${base}/forgot">${t.login_forgot_password}</a><a href="${base}/code">${t.login_with_code}</a></div>
</form>
${
  social.length > 0 &&
  html`<p class="or">${t.login_or}</p>
<div class="stack">${social.map(({ id, name }) => html`<a class="button ghost" href="${base}/social/${id}">${fill(t.login_social, { name })}</a>`)}</div>`
}
<p class="links"><span>${t.login_no_account} <a href="${base}/signup">${t.login_sign_up}</a></span></p>`
  return { title: t.login_title, content }
}

export type SignupView = {
  locale: Locale
  base: string
  values: Record<string, string>
  errors?: Errors
  captcha?: string
}

export function renderSignup({ locale, base, values, errors = {}, captcha }: SignupView): Page {
  const t = messagesOf(locale)
  const labels = {
    given_name: t.given_name,
    family_name: t.family_name,
    email: t.email,
    password: t.password,
    company: t.company,
    job_title: t.job_title,
    captcha: t.captcha_label,
  }
  const content = html`${renderHead(t.signup_title, t.signup_intro)}
${renderErrorSummary(t, labels, errors)}
<form method="post" action="${base}/signup" novalidate>
<div class="pair">
${renderField({
  name: 'given_name',
  label: t.given_name,
  value: values.given_name,
  autocomplete: 'given-name',
  error: errors.given_name,
})}
${renderField({
  name: 'family_name',
  label: t.family_name,
  value: values.family_name,
  autocomplete: 'family-name',
  error: errors.family_name,
})}
</div>
${renderField({
  name: 'email',
  label: t.email,
  type: 'email',
  value: values.email,
  autocomplete: 'email',
  error: errors.email,
})}
${renderField({
  name: 'password',
  label: t.password,
  type: 'password',
  autocomplete: 'new-password',
  hint: t.password_hint,
  error: errors.password,
})}
<div class="pair">
${renderField({
  name: 'company',
  label: t.company,
  value: values.company,
  autocomplete: 'organization',
  error: errors.company,
  optionalText: t.optional,
})}
${renderField({
  name: 'job_title',
  label: t.job_title,
  value: values.job_title,
  autocomplete: 'organization-title',
  error: errors.job_title,
  optionalText: t.optional,
})}
</div>
${renderCaptcha(t, captcha, errors.captcha)}
<button type="submit">${t.signup_submit}</button>
</form>
<p class="links"><span>${t.signup_have_account} <a href="${base}?screen=login">${t.login_submit}</a></span></p>`
  return { title: t.signup_title, content }
}

export function renderForgotPassword(
  locale: Locale,
  base: string,
  email: string,
  error?: string,
): Page {
  const t = messagesOf(locale)
  const content = html`${renderHead(t.forgot_password_title, t.forgot_password_intro)}
<form method="post" action="${base}/forgot" novalidate>
${renderField({
  name: 'email',
  label: t.email,
  type: 'email',
  value: email,
  autocomplete: 'username',
  error,
})}
<button type="submit">${t.forgot_password_submit}</button>
</form>
<p class="links"><a href="${base}?screen=login">${t.back_to_login}</a></p>`
  return { title: t.forgot_password_title, content }
}

export function renderForgotPasswordSent(locale: Locale, base: string): Page {
  const t = messagesOf(locale)
  return {
    title: t.forgot_password_sent_title,
    content: html`${renderHead(t.forgot_password_sent_title)}
${renderNotice(t.forgot_password_sent)}
<p class="links"><a href="${base}?screen=login">${t.back_to_login}</a></p>`,
  }
}

export type CodeView = {
  locale: Locale
  base: string
  connection: 'email' | 'sms'
  address: string
  step: 'start' | 'verify'
  error?: string
}

export function renderCode({ locale, base, connection, address, step, error }: CodeView): Page {
  const t = messagesOf(locale)
  const isMail = connection === 'email'
  const addressField = isMail
    ? renderField({
        name: 'address',
        label: t.email,
        type: 'email',
        value: address,
        autocomplete: 'username',
        error: step === 'start' ? error : undefined,
      })
    : renderField({
        name: 'address',
        label: t.phone,
        type: 'tel',
        value: address,
        autocomplete: 'tel',
        error: step === 'start' ? error : undefined,
      })
  const start = html`<form method="post" action="${base}/code" novalidate>
<input type="hidden" name="connection" value="${connection}">${addressField}<button type="submit">${t.code_send}</button>
</form>`
  const verify = html`${renderNotice(t.code_sent)}
<form method="post" action="${base}/code/verify" novalidate>
<input type="hidden" name="connection" value="${connection}">
<input type="hidden" name="address" value="${address}">
${renderField({
  name: 'code',
  label: t.code,
  hint: t.code_hint,
  autocomplete: 'one-time-code',
  inputMode: 'numeric',
  isShort: true,
  error,
})}
<button type="submit">${t.code_submit}</button></form>`
  const content = html`${renderHead(t.code_title, isMail ? t.code_intro : t.code_phone_intro)}
${step === 'start' ? start : verify}
<p class="links">${step === 'verify' && html`<a href="${base}/code">${t.code_again}</a>`}
<a href="${base}?screen=login">${t.back_to_login}</a></p>`
  return { title: t.code_title, content }
}

export function renderMfa(locale: Locale, base: string, error?: string): Page {
  const t = messagesOf(locale)
  const content = html`${renderHead(t.mfa_title, t.mfa_intro)}
<form method="post" action="${base}/mfa" novalidate>
${renderField({
  name: 'code',
  label: t.mfa_code,
  hint: t.mfa_recovery_hint,
  autocomplete: 'one-time-code',
  inputMode: 'text',
  isShort: true,
  error,
})}
<button type="submit">${t.mfa_submit}</button>
</form>`
  return { title: t.mfa_title, content }
}

export type SocialView = {
  locale: Locale
  base: string
  connection: { id: string; name: string }
  identities: readonly { email: string; name: string }[]
  values: Record<string, string>
  errors?: Errors
}

export function renderSocial({
  locale,
  base,
  connection,
  identities,
  values,
  errors = {},
}: SocialView): Page {
  const t = messagesOf(locale)
  const { id, name } = connection
  const title = fill(t.social_title, { name })
  const content = html`${renderHead(title)}${renderNotice(fill(t.social_intro, { name }))}
<form method="post" action="${base}/social/${id}">${identities.map((identity) => html`<button class="ghost" type="submit" name="identity" value="${identity.email}">${fill(t.social_pick, { name: identity.name })}</button>`)}</form>
<h2>${t.social_typed}</h2>
<form method="post" action="${base}/social/${id}" novalidate>
${renderField({
  name: 'name',
  label: t.social_full_name,
  value: values.name,
  autocomplete: 'name',
  error: errors.name,
})}
${renderField({
  name: 'email',
  label: t.email,
  type: 'email',
  value: values.email,
  autocomplete: 'email',
  error: errors.email,
})}
<button type="submit">${t.social_submit}</button>
</form>
<p class="links"><a href="${base}?screen=login">${t.back_to_login}</a></p>`
  return { title, content }
}
