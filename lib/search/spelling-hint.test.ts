import { spellingHint } from './spelling-hint'

const hit = (title: string, more: Record<string, unknown> = {}) => ({
  _highlightResult: { title: { value: title }, ...more },
})
const found = [
  hit('__ais-highlight__Competition__/ais-highlight__ law'),
  hit('Merger <mark>control</mark>', { names: [{ value: '<mark>Kato</mark>' }] }),
]

test.each<[string, string | null]>([
  ['competiton', 'competition'],
  ['comeptition', 'competition'],
  ['competiton law', 'competition law'],
  ['Competition', null],
  ['compet', null],
  ['COMPÉTITION', null],
  ['katp', 'kato'],
  ['kat', null],
  ['contrl competiton', 'control competition'],
  ['antitrust', null],
  ['m&a', null],
  ['并购', null],
  ['', null],
])('suggests for %s %j', (query, hint) => expect(spellingHint(query, found)).toBe(hint))

test('suggests the whole word for a prefix match', () =>
  expect(
    spellingHint('competiton', [hit('__ais-highlight__Competitio__/ais-highlight__n law')]),
  ).toBe('competition'))

test('returns null without hits', () => expect(spellingHint('competiton', [])).toBeNull())
test('ignores hits without highlights', () =>
  expect(spellingHint('competiton', [{}, hit('Competition')])).toBeNull())
