import type { PersonCard } from '../shared/cards'
import type { IndexedPerson } from '../people/to-people'
import type { ExpertiseType } from './tree'

/** Maximum of people on an expertise page; the people list has all. */
const maxPeople = 24

/** The people of a practice or sector: the leads of the page first, then the others by level. */
export function toExpertisePeople(
  type: ExpertiseType,
  slugs: readonly string[],
  leads: readonly PersonCard[],
  people: readonly IndexedPerson[],
): PersonCard[] {
  const field = type === 'service' ? 'practices' : 'sectors'
  const others =
    type === 'solution'
      ? []
      : people.filter(
          (person) =>
            person[field].some((item) => slugs.includes(item.slug)) &&
            !leads.some((lead) => lead.id === person.id),
        )
  const rank = {
    partner: 0,
    counsel: 1,
    'senior-associate': 2,
    associate: 3,
    'business-services': 4,
  }
  return [...leads, ...others.sort((a, b) => rank[a.level] - rank[b.level])].slice(0, maxPeople)
}
