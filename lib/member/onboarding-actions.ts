'use server'

import { redirect } from 'next/navigation'
import { toValues } from '../forms/form-data'
import { invalid } from '../forms/state'
import { mutateContent } from '../graphql/server'
import { isSiteLocale, type SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '../routes/href'
import { findMember, type Member } from '../session/server'
import { saveDetails, saveInterests } from './record-actions'
import { frequencies } from '@law-firm/contract/alerts'
import { alertWording } from './alerts'
import { asMember, type MemberFormState } from './member-form'
import { createAlertMutation } from './queries'
import { changeRecord, getRecord } from './record'

const last = 3

/** Bound arguments are sent by the browser: they are untrusted input. */
const localeIn = (value: unknown): SiteLocale =>
  typeof value === 'string' && isSiteLocale(value) ? value : 'en'

/** Step 1: saves the interests and redirects to the next step. */
export async function finishInterests(
  locale: SiteLocale,
  state: MemberFormState,
  data: FormData,
): Promise<MemberFormState> {
  return goToNextStep(await saveInterests(state, data), 1, locale)
}

/** Step 3: saves the details and redirects to the dashboard. */
export async function finishDetails(
  locale: SiteLocale,
  state: MemberFormState,
  data: FormData,
): Promise<MemberFormState> {
  return goToNextStep(await saveDetails(state, data), 3, locale)
}

/** Step 2: creates an alert for each topic that the member follows, or none. */
export async function finishNewsletters(
  locale: SiteLocale,
  _: MemberFormState,
  data: FormData,
): Promise<MemberFormState> {
  const values = toValues(data, ['frequency'])
  const frequency = frequencies.find((option) => option === values.frequency?.[0])
  if (!frequency && values.frequency?.[0] !== 'never') return invalid(values, 'frequency')
  const state = await asMember(findMember, values, async (member) => {
    if (frequency) await addAlerts(member, frequency)
    return { outcome: 'saved' }
  })
  return goToNextStep(state, 2, locale)
}

async function addAlerts(member: Member, frequency: (typeof frequencies)[number]): Promise<void> {
  const { practices, sectors } = (await getRecord(member)).interests
  const topics = [
    ...practices.map((practice) => ({ topic: 'practice' as const, practice })),
    ...sectors.map((sector) => ({ topic: 'sector' as const, sector })),
  ]
  const wanted = topics.length > 0 ? topics.slice(0, 20) : [{ topic: 'all' as const }]
  for (const topic of wanted)
    await mutateContent(
      createAlertMutation,
      { data: { ...topic, frequency, active: true, wording: alertWording } },
      { bearer: member.accessToken },
    )
}

/** Skips a step. Skipping the last one ends onboarding. */
export async function skipStep(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const step = Math.min(Math.max(Math.trunc(Number(data.get('step'))) || 1, 1), last)
  return goToNextStep({ outcome: 'saved' }, step, localeIn(data.get('locale')), { skipped: true })
}

async function goToNextStep(
  state: MemberFormState,
  step: number,
  locale: SiteLocale,
  how: { skipped?: boolean } = {},
): Promise<MemberFormState> {
  if (state.outcome !== 'saved') return state
  const isLast = step === last
  const recorded = await asMember(findMember, state.values ?? {}, async (member) => {
    const { onboarding } = await getRecord(member)
    await changeRecord(member, {
      onboarding: {
        step: Math.max(onboarding.step, step),
        ...(isLast ? (how.skipped ? { skipped: true } : { done: true }) : {}),
      },
    })
    return { outcome: 'saved' }
  })
  if (recorded.outcome !== 'saved') return recorded
  redirect(
    toHref(
      isLast ? { to: 'dashboard' } : { to: 'onboarding', query: { step: String(step + 1) } },
      localeIn(locale),
    ),
  )
}
