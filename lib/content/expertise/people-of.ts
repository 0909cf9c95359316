import type { PersonCard } from '../parts/cards'
import type { IndexedPerson } from '../people/to-people'
import type { ExpertiseType } from './tree'

/** So many people stand on a page of expertise; the list of people has them all. */
const most = 24

/** The people of a practice or a sector: those whom the page names first, then the others by their role. */
export function peopleOf(
  type: ExpertiseType,
  slugs: readonly string[],
  leads: readonly PersonCard[],
  everybody: readonly IndexedPerson[],
): PersonCard[] {
  const field = type === 'service' ? 'practices' : 'sectors'
  const others =
    type === 'solution'
      ? []
      : everybody.filter(
          (person) =>
            person[field].some((one) => slugs.includes(one.slug)) &&
            !leads.some((lead) => lead.id === person.id),
        )
  const rank = {
    partner: 0,
    counsel: 1,
    'senior-associate': 2,
    associate: 3,
    'business-services': 4,
  }
  return [...leads, ...others.sort((a, b) => rank[a.level] - rank[b.level])].slice(0, most)
}
