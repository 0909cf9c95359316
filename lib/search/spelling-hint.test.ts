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
])('%s is hinted as %j', (query, hint) => expect(spellingHint(query, found)).toBe(hint))

test('a word of which the beginning was found is hinted whole', () =>
  expect(
    spellingHint('competiton', [hit('__ais-highlight__Competitio__/ais-highlight__n law')]),
  ).toBe('competition'))

test('nothing found is no hint', () => expect(spellingHint('competiton', [])).toBeNull())
test('a hit without marks is no hint', () =>
  expect(spellingHint('competiton', [{}, hit('Competition')])).toBeNull())
