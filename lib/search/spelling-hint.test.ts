import { spellingHint } from './spelling-hint'

const hit = (title: string, nbTypos = 1, more: Record<string, unknown> = {}) => ({
  _highlightResult: { title: { value: title }, ...more },
  _rankingInfo: { nbTypos },
})
const competition = '__ais-highlight__Competition__/ais-highlight__ law'
const control = 'Merger <mark>control</mark>'
const kato = { names: [{ value: '<mark>Kato</mark>' }] }

test.each<[query: string, hint: string | null]>([
  ['competiton', 'competition'],
  ['comeptition', 'competition'],
  ['competiton law', 'competition law'],
  ['katp', 'kato'],
  ['Competition', null],
  ['COMPÉTITION', null],
  ['compet', null],
  ['kat', null],
  ['antitrust', null],
  ['m&a', null],
  ['并购', null],
  ['', null],
])('suggests for %s %j', (query, hint) =>
  expect(spellingHint(query, [hit(competition), hit(control, 1, kato)])).toBe(hint),
)

test.each<[query: string, typos: number[], hint: string | null]>([
  ['contrl competiton', [2, 2], 'control competition'],
  ['competiton', [1, 0], null],
  ['privcy competiton', [2, 2], null],
])('%s with typos %j: %j', (query, [first, second], hint) =>
  expect(spellingHint(query, [hit(competition, first), hit(control, second)])).toBe(hint),
)

test.each<[query: string, title: string, typos: number, hint: string | null]>([
  ['l’énergie', '<mark>Énergie</mark>', 0, null],
  ['d’arbitrge', '<mark>Arbitrag</mark>e', 1, 'd’arbitrage'],
  ["l'arbitrge", '<mark>Arbitrag</mark>e', 1, "l'arbitrage"],
  ["lanceur d'alerte", 'Ligne d’<mark>alerte</mark>', 0, null],
])('%s in French: %s with %d typos', (query, title, typos, hint) =>
  expect(spellingHint(query, [hit(title, typos)])).toBe(hint),
)

test('suggests the whole word for a prefix match', () =>
  expect(
    spellingHint('competiton', [hit('__ais-highlight__Competitio__/ais-highlight__n law')]),
  ).toBe('competition'))

test.each([
  ['hits', []],
  ['highlights', [{ _rankingInfo: { nbTypos: 1 } }, hit('Competition')]],
  ['ranking info', [{ _highlightResult: { title: { value: competition } } }]],
])('returns null without %s', (_, hits) => expect(spellingHint('competiton', hits)).toBeNull())
