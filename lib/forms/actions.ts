'use server'

import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { findPage } from '../content/page/find-page'
import { getTree } from '../content/page/get-tree'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { graduateLocales, isSiteLocale, siteLocales, type Locale } from '@law-firm/contract/locales'
import { toHref, type LinkTarget } from '../routes/href'
import { findMember } from '../session/server'
import { isFormName, type FormName } from './definitions'
import { submitToInbox } from './deliver'
import { submissionKey } from './key'
import { redirectWithoutScript } from './redirect-without-script'
import { isSolved, isWithinFormLimit } from './spam-protection'
import type { FormState } from './state'
import { checkForm } from './validate'

/** "saved" on a form without a thank-you page; "queued" is delivered once the content service is available again. */
export type SiteFormState = FormState<
  'saved' | 'queued' | 'invalid' | 'tooMany' | 'closed' | 'missing'
>

/** The page's data of a form. The sender can change it, so it is validated. */
export type FormContext = {
  form: FormName
  locale: Locale
  /** Page or subject. */ subject: string
  /** Id of the event. */ event?: number
}

/** The thank-you pages. */
const thanks: Record<Exclude<FormName, 'registration'>, string> = {
  contact: 'contact-us',
  access: 'access-request',
  apply: 'graduates-apply',
  question: 'contact-us',
  alumni: 'alumni',
}

/**
 * Handles a form with or without client JavaScript. Returns the values with errors, or redirects to a thank-you page.
 */
export async function submitForm(
  context: FormContext,
  _: SiteFormState,
  data: FormData,
): Promise<SiteFormState> {
  const { form, locale, subject, event } = readContext(context)
  const { values, errors } = checkForm(
    form,
    data,
    form === 'access' ? { tool: await toolSlugs(data.get('tool')) } : {},
  )
  const withFailure = (outcome: SiteFormState['outcome']): SiteFormState => ({
    outcome,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]])),
    errors,
  })
  if (Object.keys(errors).length > 0) return withFailure('invalid')
  if (!(await isWithinFormLimit())) return withFailure('tooMany')
  // a hidden field that machines fill: what looks like one's message waits for an editor, as one without proof does
  const verified = !data.get('leave-empty') && (await isSolved(data.get('proof')))
  const key = submissionKey([form, subject, event, locale, values], data.get('mark'))
  let target: ThanksTarget | 'queued'
  try {
    if (form === 'registration') {
      const subject = await memberSubject()
      const register = (key: string) =>
        submitToInbox('registrations', {
          ...values,
          key,
          event,
          language: locale,
          ...(subject ? { subject } : {}),
        })
      let result = await register(key)
      // cancelled since, and registered again with the same values
      if (result !== 'queued' && result.response?.state === 'cancelled')
        result = await register(submissionKey(key, randomUUID()))
      if (result === 'queued') target = 'queued'
      else if (result.status === 404) return withFailure('missing')
      else if (!result.response) return withFailure('closed')
      else target = thanksTarget(form, result.response.state)
    } else {
      const result = await submitToInbox('submissions', {
        key,
        form,
        subject,
        language: locale,
        name: values.name,
        email: values.email,
        verified,
        values: await toLabelledValues(form, values),
      })
      target = result === 'queued' ? 'queued' : thanksTarget(form, null)
    }
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) return withFailure('unavailable')
    throw cause
  }
  if (target === 'queued') {
    await redirectWithoutScript(locale)
    return { outcome: 'queued' }
  }
  const page = isSiteLocale(locale) ? await findThanks(target, locale) : null
  if (!page) return { outcome: 'saved' }
  redirect(toHref(page, locale))
}

/** Cancels a registration. A form, as e-mail programs prefetch links: the link itself only opens the page. */
export async function cancelRegistration(
  token: string,
  locale: Locale,
  _: SiteFormState,
): Promise<SiteFormState> {
  const link = String(token)
  if (!/^[\w-]{1,100}$/.test(link)) return { outcome: 'missing' }
  if (!(await isWithinFormLimit())) return { outcome: 'unavailable' }
  let result: Awaited<ReturnType<typeof submitToInbox<'registrations/cancel'>>>
  try {
    result = await submitToInbox('registrations/cancel', { token: link })
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) return { outcome: 'unavailable' }
    throw cause
  }
  if (result === 'queued') {
    await redirectWithoutScript(localeIn(locale))
    return { outcome: 'queued' }
  }
  if (result.status !== 200) return { outcome: 'missing' }
  const page = await findThanks(
    { to: 'thankYou', params: { slug: 'event-cancelled' } },
    localeIn(locale),
  )
  if (!page) return { outcome: 'saved' }
  redirect(toHref(page, localeIn(locale)))
}

const localeIn = (value: unknown): Locale =>
  [...siteLocales, ...graduateLocales].find((locale) => locale === value) ?? 'en'

/** The member who registers, so that the registration appears in their account. */
async function memberSubject(): Promise<string | null> {
  const member = await findMember()
  return member && member !== 'expired' ? member.subject : null
}

/** Bound arguments are sent by the browser: they are untrusted input. */
function readContext(context: FormContext): FormContext {
  if (!isFormName(context?.form)) throw new Error('There is no such form.')
  const event = Number(context.event)
  return {
    form: context.form,
    locale: localeIn(context.locale),
    subject: String(context.subject ?? '').slice(0, 200),
    ...(Number.isInteger(event) && event > 0 ? { event } : {}),
  }
}

type ThanksTarget = LinkTarget & { to: 'thankYou' }

function thanksTarget(form: FormName, state: unknown): ThanksTarget {
  if (form !== 'registration') return { to: 'thankYou', params: { slug: thanks[form] } }
  return {
    to: 'thankYou',
    params: { slug: state === 'waiting' ? 'event-waiting-list' : 'event-registration' },
  }
}

/** The thank-you page, if editors have written one; without an answer it is taken to be there. */
async function findThanks(target: ThanksTarget, locale: Locale): Promise<ThanksTarget | null> {
  try {
    return (await findPage(target, locale)) ? target : null
  } catch (cause) {
    if (!(cause instanceof ContentUnavailableError)) throw cause
    return target
  }
}

/** The tools; while the content service is unavailable anything that looks like one. */
async function toolSlugs(chosen: unknown): Promise<string[]> {
  try {
    const tree = await getTree('product', 'en')
    return tree.filter((node) => node.parent === null).map(({ slug }) => slug)
  } catch (cause) {
    if (!(cause instanceof ContentUnavailableError)) throw cause
    return typeof chosen === 'string' && /^[a-z0-9-]+$/.test(chosen) ? [chosen] : []
  }
}

/** The values with English labels for the editors. */
async function toLabelledValues(
  form: FormName,
  values: Record<string, string>,
): Promise<{ label: string; value: string }[]> {
  const t = await getTranslations({ locale: 'en', namespace: 'forms.fields' })
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [{ label: t(name as 'name'), value }] : [],
  )
}
