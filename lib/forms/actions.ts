'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { getTree } from '../content/page/get-tree'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { graduateLocales, isSiteLocale, siteLocales, type Locale } from '../i18n/locales'
import { hrefOf, type LinkTarget } from '../routes/href'
import { findMember } from '../session/server'
import { isFormName, type FormName } from './definitions'
import { postToInbox } from './inbox'
import { isProof, maySend } from './protect'
import { checkForm, type FieldError, type FormValues } from './validate'

type FormFailure = 'invalid' | 'tooMany' | 'unavailable' | 'already' | 'closed' | 'missing'
export type FormState = {
  values: FormValues
  errors: Record<string, FieldError>
  failure: FormFailure | null
  /** Taken; where the site has no page to say so. */ done?: true
}

/** What the page knows of a form; visible to the sender, and therefore checked like everything else. */
export type FormContext = {
  form: FormName
  locale: Locale
  /** Page or subject. */ subject: string
  /** Number of the event. */ event?: number
}

/** The page that says what happens next. */
const thanks: Record<Exclude<FormName, 'registration'>, string> = {
  contact: 'contact-us',
  access: 'access-request',
  apply: 'graduates-apply',
  question: 'contact-us',
  alumni: 'alumni',
}

/**
 * Takes a form that a visitor sent, with a script or without. Bad input comes back with its values and the reason;
 * what is taken leads to a page that says what happens next.
 */
export async function submitForm(
  context: FormContext,
  _: FormState,
  data: FormData,
): Promise<FormState> {
  const { form, locale, subject, event } = readContext(context)
  const { values, errors } = checkForm(
    form,
    data,
    form === 'access' ? { tool: await toolSlugs() } : {},
  )
  const back = (failure: FormFailure): FormState => ({ values, errors, failure })
  if (data.get('website')) redirect(hrefOf(thanksTarget(form, 'confirmed'), locale)) // only a machine sees that field
  if (Object.keys(errors).length > 0) return back('invalid')
  if (!(await maySend((await headers()).get('x-client-address') ?? 'unknown')))
    return back('tooMany')
  const verified = await isProof(data.get('proof'))
  let target: LinkTarget
  try {
    if (form === 'registration') {
      const subject = await memberSubject()
      const { status, response, reason } = await postToInbox('registrations', {
        ...values,
        event,
        language: locale,
        verified,
        ...(subject ? { subject } : {}),
      })
      if (status === 404) return back('missing')
      if (!response) return back(reason === 'already' ? 'already' : 'closed')
      target = thanksTarget(form, response.state)
    } else {
      await postToInbox('submissions', {
        form,
        subject,
        language: locale,
        name: values.name,
        email: values.email,
        verified,
        values: await labelled(form, values),
      })
      target = thanksTarget(form, null)
    }
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) return back('unavailable')
    throw cause
  }
  if (!isSiteLocale(locale)) return { values: {}, errors: {}, failure: null, done: true }
  redirect(hrefOf(target, locale))
}

export type CancelState = { failure: 'unavailable' | 'missing' | null }

/** Gives a place back. The link in the mail only shows the question, as mail programs open links by themselves. */
export async function cancelRegistration(
  token: string,
  locale: Locale,
  _: CancelState,
): Promise<CancelState> {
  let status: number
  try {
    ;({ status } = await postToInbox('registrations/cancel', {
      token: String(token).slice(0, 100),
    }))
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) return { failure: 'unavailable' }
    throw cause
  }
  if (status !== 200) return { failure: 'missing' }
  redirect(hrefOf({ to: 'thankYou', params: { slug: 'event-cancelled' } }, localeIn(locale)))
}

const localeIn = (value: unknown): Locale =>
  [...siteLocales, ...graduateLocales].find((locale) => locale === value) ?? 'en'

/** Who registers, by their own session: the registration is then among theirs. */
async function memberSubject(): Promise<string | null> {
  const member = await findMember()
  return member && member !== 'expired' ? member.subject : null
}

/** Bound arguments come back from the browser: they are input. */
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

function thanksTarget(form: FormName, state: unknown): LinkTarget {
  if (form !== 'registration') return { to: 'thankYou', params: { slug: thanks[form] } }
  return {
    to: 'thankYou',
    params: { slug: state === 'waiting' ? 'event-waiting-list' : 'event-registration' },
  }
}

const toolSlugs = async (): Promise<string[]> =>
  (await getTree('product', 'en')).filter((node) => node.parent === null).map(({ slug }) => slug)

/** What was filled in, with the labels that an editor reads. */
async function labelled(
  form: FormName,
  values: FormValues,
): Promise<{ label: string; value: string }[]> {
  const t = await getTranslations({ locale: 'en', namespace: 'forms.fields' })
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [{ label: t(name as 'name'), value }] : [],
  )
}
