import type * as documents from '@/lib/graphql/generated/graphql'
import { fold } from '@/lib/lists/fold'
import type { Level } from './people-list'
import { toPersonCard, type PersonCard } from '../shared/cards'
import { toSectorLink, toServiceLink } from '../shared/document-links'

type Tag = { slug: string; label: string }

/** The list data of a person. */
export type IndexedPerson = PersonCard & {
  level: Level
  familyName: string
  /** The first letter of the family name without accents, A to Z. */
  letter: string
  practices: Tag[]
  sectors: Tag[]
  languages: string[]
  /** Folded words of the name, job title, headline and practices. */
  words: string
}

type RawIndexed = NonNullable<documents.PeopleIndexQuery['Contacts']>['docs'][number]

export function toIndexedPerson(raw: RawIndexed): IndexedPerson {
  const card = toPersonCard(raw)
  const practices = (raw.practices ?? []).map(toServiceLink)
  const sectors = (raw.sectors ?? []).map(toSectorLink)
  const familyName = raw.familyName ?? ''
  return {
    ...card,
    level: (raw.level?.replace('_', '-') ?? 'associate') as Level,
    familyName,
    letter: fold(familyName).trim().charAt(0).toUpperCase(),
    practices: practices.map(({ slug, label }) => ({ slug, label })),
    sectors: sectors.map(({ slug, label }) => ({ slug, label })),
    languages: (raw.languages ?? []).map(String),
    words: fold(
      [
        card.name,
        raw.givenName,
        familyName,
        card.jobTitle,
        raw.headline,
        ...practices.map((item) => item.label),
      ].join(' '),
    ),
  }
}
