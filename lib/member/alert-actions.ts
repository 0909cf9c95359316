'use server'

import { refresh } from 'next/cache'
import { toContentLocale } from '../content/shared/content-locale'
import { changedNames, idIn, initialValuePrefix, toValues } from '../forms/form-data'
import { invalid, type FormValues } from '../forms/state'
import type { AlertSubscription_SearchLocale_MutationInput as AlertLocale } from '../graphql/generated/graphql'
import { mutateContent } from '../graphql/server'
import { isSiteLocale } from '@law-firm/contract/locales'
import { findMember } from '../session/server'
import { alertTypes, frequencies, type Frequency } from '@law-firm/contract/alerts'
import { alertWording } from './alerts'
import { asMember, type MemberFormState } from './member-form'
import { toSavedSearch } from './saved-search'
import { createAlertMutation, deleteAlertMutation, updateAlertMutation } from './queries'

const isFrequency = (value: string | undefined): value is Frequency =>
  frequencies.some((item) => item === value)
const isId = (value: string | undefined): value is string => /^[1-9]\d{0,9}$/.test(value ?? '')
const kindsOf = (values: FormValues) =>
  Object.fromEntries(alertTypes.map((kind) => [kind, (values.kinds ?? []).includes(kind)]))

/** Parses the topic of the form: `all`, `practice:1003` or `sector:2`. */
function topicOf(
  value: string | undefined,
):
  | { topic: 'all' }
  | { topic: 'practice'; practice: number }
  | { topic: 'sector'; sector: number }
  | null {
  if (value === 'all') return { topic: 'all' }
  const [kind, id] = (value ?? '').split(':')
  if (!isId(id)) return null
  return kind === 'practice'
    ? { topic: 'practice', practice: Number(id) }
    : kind === 'sector'
      ? { topic: 'sector', sector: Number(id) }
      : null
}

/** The query string and the locale of a search that is saved from the search page. */
function savedSearchIn(
  data: FormData,
): { topic: 'search'; search: string; searchLocale: AlertLocale } | null {
  const [search, locale] = [data.get('search'), data.get('searchLocale')]
  if (typeof search !== 'string' || typeof locale !== 'string' || !isSiteLocale(locale)) return null
  const query = toSavedSearch(search)
  return query
    ? { topic: 'search', search: query, searchLocale: toContentLocale(locale) as AlertLocale }
    : null
}

/** Creates an alert, or replaces the one with the same topic and country. */
export async function addAlert(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const values = toValues(data, ['topic', 'country', 'frequency', 'kinds'])
  const search = savedSearchIn(data)
  return asMember(findMember, values, async ({ accessToken }) => {
    const topic = search ?? topicOf(values.topic?.[0])
    const [country, frequency] = [values.country?.[0], values.frequency?.[0]]
    const wrong = [
      !topic && 'topic',
      country && !isId(country) && 'country',
      !isFrequency(frequency) && 'frequency',
      !values.kinds?.length && 'kinds',
    ].filter((name): name is string => Boolean(name))
    if (wrong.length > 0 || !topic || !isFrequency(frequency)) return invalid(values, ...wrong)
    await mutateContent(
      createAlertMutation,
      {
        data: {
          ...topic,
          ...(country ? { country: Number(country) } : {}),
          frequency,
          kinds: kindsOf(values),
          active: true,
          wording: alertWording,
        },
      },
      { bearer: accessToken },
    )
    refresh()
    return { outcome: 'saved' }
  })
}

/** Changes frequency, kinds and state of an alert. */
export async function changeAlert(
  id: number,
  _: MemberFormState,
  data: FormData,
): Promise<MemberFormState> {
  const names = [
    'frequency',
    'active',
    ...(data.has(`${initialValuePrefix}kinds`) ? ['kinds'] : []),
  ] // navigator alerts have no kinds
  const values = toValues(data, names)
  return asMember(findMember, values, async ({ accessToken }) => {
    const [frequency] = values.frequency ?? []
    if (!Number.isInteger(id) || !isFrequency(frequency)) return invalid(values, 'frequency')
    const changed = changedNames(data, names)
    if (names.includes('kinds') && !values.kinds?.length) return invalid(values, 'kinds')
    const change = {
      ...(changed.includes('frequency') ? { frequency } : {}),
      ...(changed.includes('kinds') ? { kinds: kindsOf(values) } : {}),
      ...(changed.includes('active') ? { active: values.active?.[0] === 'on' } : {}),
    }
    await mutateContent(
      updateAlertMutation,
      { id, data: { ...change, wording: alertWording } },
      { bearer: accessToken },
    )
    refresh()
    return { outcome: 'saved', values }
  })
}

export async function deleteAlert(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const id = idIn(data)
  return asMember(findMember, {}, async ({ accessToken }) => {
    if (!id) return { outcome: 'invalid' }
    await mutateContent(deleteAlertMutation, { id }, { bearer: accessToken })
    refresh()
    return { outcome: 'saved' }
  })
}
