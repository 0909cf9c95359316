import 'server-only'
import { displayName, toPersonCard, type PersonCard } from '../content/shared/cards'
import { toContentLocale } from '../content/shared/content-locale'
import { queryContent } from '../graphql/server'
import type { MemberPeopleQuery } from '../graphql/generated/graphql'
import type { SiteLocale } from '@law-firm/contract/locales'
import { absoluteUrl } from '../seo/metadata'
import { toAddress, uidOf } from '../vcard/to-card'
import type { Card } from '../vcard/vcard'
import { memberPeopleQuery } from './people-queries'

/** A contact with the data of its card and its vCard. */
export type MemberPerson = {
  card: PersonCard
  slug: string
  email: string
  phones: Card['phones']
  vcard: Omit<Card, 'organisation'>
}

const maxPeople = 500

/** The published contacts with these ids. @throws ContentUnavailableError */
export async function getPeople(
  ids: readonly number[],
  locale: SiteLocale,
): Promise<Map<number, MemberPerson>> {
  const among = [...new Set(ids)].slice(0, maxPeople).map((id) => ({ id: { equals: id } }))
  if (among.length === 0) return new Map()
  const data = await queryContent(memberPeopleQuery, { among, locale: toContentLocale(locale) })
  return new Map((data.Contacts?.docs ?? []).map((raw) => [raw.id, toMemberPerson(raw, locale)]))
}

type RawPerson = NonNullable<MemberPeopleQuery['Contacts']>['docs'][number]

function toMemberPerson(raw: RawPerson, locale: SiteLocale): MemberPerson {
  const slug = raw.slug ?? ''
  const email = raw.email ?? ''
  const phones = (raw.phones ?? []).flatMap(({ kind, number }) =>
    number ? [{ kind: kind ?? ('office' as const), number }] : [],
  )
  const [office] = raw.offices ?? []
  const vcard = {
    uid: uidOf(raw),
    url: absoluteUrl({ to: 'person', params: { id: raw.id, slug } }, locale),
    name: displayName(raw),
    givenName: raw.givenName ?? '',
    familyName: raw.familyName ?? '',
    honorific: raw.honorific || null,
    postNominals: raw.postNominals || null,
    jobTitle: raw.jobTitle ?? '',
    email,
    phones,
    revised: raw.updatedAt,
    address: office ? toAddress(office.address ?? [], office.name ?? '', office.country) : null,
  }
  return { card: toPersonCard(raw), slug, email, phones, vcard }
}
