import { suggest, wordsOfAddress, type Candidate } from './suggest'

const candidate = (label: string, words = label.toLowerCase()): Candidate => ({
  label,
  href: `/${label}`,
  words,
})

describe('the words of a path', () => {
  test.each<[string, string[]]>([
    ['/people/ines-kato-tokyo.html', ['people', 'ines', 'kato', 'tokyo']],
    ['/People/INES_Kato', ['people', 'ines', 'kato']],
    ['/fr/contentieux', ['contentieux']],
    ['/index.php?page=tax', ['tax']],
    ['/In%C3%A8s', ['ines']],
    ['/%E4%B8%9C%E4%BA%AC', ['东京']],
    ['/东', ['东']],
    ['/a/bc/d', []],
    ['/tax/tax/tax', ['tax']],
    ['/12345/x', ['12345']],
    ['/', []],
    ['', []],
    ['///', []],
    ['/%', []],
    ['/%ff/disputes', ['disputes']],
    ['/<script>alert(1)</script>', ['script', 'alert']],
    ['/.env', ['env']],
    ['/wp-admin/setup-config.php', ['admin', 'setup', 'config']],
    ['/__proto__/constructor', ['proto', 'constructor']],
    ['/\u0000tax\u0007law', ['tax', 'law']],
  ])('of %j are %j', (path, words) => expect(wordsOfAddress(path)).toEqual(words))

  test('are limited in number and length', () => {
    expect(
      wordsOfAddress(`/${Array.from({ length: 40 }, (_, at) => `word${at}`).join('-')}`),
    ).toHaveLength(12)
    expect(wordsOfAddress(`/${'a'.repeat(1_000_000)}`)[0]).toHaveLength(299)
  })
})

describe('the suggestions', () => {
  const all = [
    candidate('Inès Kato', 'ines kato ines kato'),
    candidate('Kato Foundation'),
    candidate('Tokyo'),
    candidate('Tokyo office'),
    candidate('Disputes'),
    candidate('Dispute funding'),
    candidate('Tax'),
  ]
  const find = (words: string[], from = all) => suggest(words, from).map(({ label }) => label)

  test.each<[string[], string[]]>([
    [
      ['ines', 'kato'],
      ['Inès Kato', 'Kato Foundation'],
    ],
    [['kato'], ['Inès Kato', 'Kato Foundation']],
    [['tokyo'], ['Tokyo', 'Tokyo office']],
    [
      ['tokyo', 'office'],
      ['Tokyo office', 'Tokyo'],
    ],
    [['disput'], ['Disputes', 'Dispute funding']],
    [['dispute'], ['Dispute funding', 'Disputes']],
    [['disputesteam'], ['Disputes', 'Dispute funding']],
    [['tax'], ['Tax']],
    [['taxation'], []], // three letters are too few for a beginning
    [['tok'], []],
    [['nowhere'], []],
    [['__proto__'], []],
    [['constructor'], []],
    [[], []],
    [[''], []],
  ])('for %j are %j', (words, labels) => expect(find(words)).toEqual(labels))

  test('are limited to five pages', () =>
    expect(
      find(
        ['page'],
        Array.from({ length: 50 }, (_, at) => candidate(`Page ${at}`)),
      ),
    ).toHaveLength(5))

  test('are empty without candidates', () => expect(suggest(['tax'], [])).toEqual([]))

  test('exclude an empty candidate', () =>
    expect(find(['tax', 'disputes'], [candidate('', '')])).toEqual([])) // every word starts with nothing

  test('are computed quickly for ten thousand pages', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => candidate(`Page ${at} about something`))
    const began = performance.now()
    suggest(
      Array.from({ length: 12 }, (_, at) => `word${at}`),
      many,
    )
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
