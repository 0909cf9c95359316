import type { FoundDocument } from '../quick-find/find-documents'
import type { Choice } from './choices'
import type { Place } from './find-mentions'

/** What an editor chose for a place; a document is one that was found. */
export type PlaceChoice =
  | { is: 'replace' }
  | { is: 'other'; document: FoundDocument | null }
  | { is: Exclude<Choice, number> }

/** The successor where there is one, and else what leaves the least of a text out. */
export function proposeChoice(
  { kind, options, isRequired }: Pick<Place, 'kind' | 'options' | 'isRequired'>,
  successor: FoundDocument | null,
): PlaceChoice {
  if (successor) return { is: 'replace' }
  if (options.includes('name')) return { is: 'name' }
  if (isRequired || kind === 'address') return { is: 'replace' }
  return options.includes('remove') ? { is: 'remove' } : { is: 'replace' }
}

/** The choice as it is sent; null while the document that takes the place is not chosen. */
export function toChoice(choice: PlaceChoice, successor: FoundDocument | null): Choice | null {
  if (choice.is !== 'replace' && choice.is !== 'other') return choice.is
  const document = choice.is === 'other' ? choice.document : successor
  return document ? Number(document.key.split('/')[1]) : null
}
