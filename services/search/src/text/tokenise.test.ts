/** @jest-environment node */
import { english } from './english'
import { fold } from './fold'
import { french } from './french'
import { toLanguages } from './languages'
import { tokenise } from './tokenise'

const terms = (text: string) =>
  tokenise(text).map(({ term, alias }) => (alias ? `${term}|${alias}` : term))

describe('tokenise', () => {
  it.each([
    ['', []],
    ['Data-protection, 2024!', ['data', 'protection', '2024']],
    ['Société ŒUVRE straße Łódź', ['societe', 'oeuvre', 'strasse', 'lodz']],
    ['Ǿrsted ﬁling 後', ['orsted', 'filing', '后']],
    ["l'œuvre qu’il aujourd’hui", ['oeuvre|loeuvre', 'il|quil', 'aujourdhui']],
    ['O’Brien’s client’s don’t', ['obrien', 'client', 'dont']],
    ['the U.S. and the S.A.R.L rules', ['the', 'us', 'and', 'the', 'sarl', 'rules']],
    ['J. Smith', ['j', 'smith']],
    ['M&A', ['m', 'a']],
    ['数据保护GDPR法', ['数', '据', '保', '护', 'gdpr', '法']],
    ['カタカナ', ['カ', 'タ', 'カ', 'ナ']],
    ['𠮷野', ['𠮷', '野']],
    ["'quoted' ''", ['quoted']],
    ['a\u0000b\u001bc', ['a', 'b', 'c']],
    ['\ud800law\udfff', ['law']],
    ['👍 ok', ['ok']],
  ])('tokenises %j', (text, expected) => expect(terms(text)).toEqual(expected))

  it('returns the offsets of words in the original', () => {
    const text = "d'Aubigné et 数据"
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Aubigné',
      'et',
      '数',
      '据',
    ])
  })

  it('excludes a possessive from the highlighted word', () => {
    const [token] = tokenise('client’s')
    expect(token).toMatchObject({ term: 'client', start: 0, end: 6 })
  })

  it('truncates long words', () => expect(tokenise('a'.repeat(10_000))[0]?.term.length).toBe(80))
})

describe('languages', () => {
  it.each([
    ['contracts', 'contract'],
    ['companies', 'company'],
    ['taxes', 'tax'],
    ['business', 'business'],
    ['analysis', 'analysis'],
    ['news', 'news'],
    ['eu', 'eu'],
  ])('%s and %s have the same English stem', (a, b) =>
    expect(english.stem(a)).toBe(english.stem(b)),
  )

  it.each([
    ['societes', 'societe'],
    ['contrats', 'contrat'],
    ['fiscales', 'fiscal'],
  ])('%s and %s have the same French stem', (a, b) =>
    expect(french.stem(fold(a))).toBe(french.stem(fold(b))),
  )

  it.each([
    ['site', ['fr-FR'], ['fr']],
    ['insights_zh', undefined, ['zh']],
    ['insights-fr-newest', undefined, ['fr']],
    ['insights', undefined, ['en']],
    ['insights_fr', ['xx'], ['fr']],
    ['front', undefined, ['en']],
  ])('an index called %s with languages %j is read as %j', (name, codes, expected) => {
    expect(toLanguages(name, codes).map(({ code }) => code)).toEqual(expected)
  })
})
