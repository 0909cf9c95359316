import { toPhrases, toTypeWords, type Named } from './phrases'

const named: Named = {
  title: 'Ines Kato',
  practices: ['Tax'],
  sectors: ['Energy'],
  offices: ['Tokyo'],
  countries: ['Japan'],
  level: 'partner',
}

test('a person is a lawyer of their practices and sectors at their places', () => {
  const phrases = toPhrases('contacts', named, 'en')
  expect(phrases).toContain('Tax lawyer partner Tokyo')
  expect(phrases).toContain('Energy lawyer partner Japan')
  expect(phrases).toContain('contact Ines Kato contact details')
})

test('a person of the business services is no lawyer', () =>
  expect(
    toPhrases('contacts', { ...named, level: 'business-services' }, 'en').join(' '),
  ).not.toContain('lawyer'))

test('phrases of a person are limited', () =>
  expect(
    toPhrases('contacts', { ...named, practices: Array<string>(90).fill('Tax') }, 'en'),
  ).toHaveLength(40))

test.each([
  ['en', 'Tokyo office hours'],
  ['fr-fr', 'bureau de Tokyo'],
  ['zh-cn', 'Tokyo办公时间'],
] as const)('an office in %s has the phrase %s', (locale, phrase) =>
  expect(toPhrases('offices', { ...named, title: 'Tokyo' }, locale)).toContain(phrase),
)

test('only a vacancy is a job by its title', () => {
  const page = { ...named, title: 'Associate' }
  expect(toPhrases('careers-pages', { ...page, isVacancy: true }, 'en')).toContain('Associate job')
  expect(toPhrases('careers-pages', { ...page, isVacancy: false }, 'en')).toEqual([
    'jobs',
    'careers',
  ])
})

test.each([
  ['en', 'Tax lawyer jobs Tokyo'],
  ['fr-fr', 'avocat emploi Tax Tokyo'],
  ['zh-cn', 'TokyoTax律师 TokyoTax招聘'],
] as const)('a vacancy of a practice in %s is found as %s', (locale, phrase) =>
  expect(
    toPhrases('careers-pages', { ...named, title: 'Associate', isVacancy: true }, locale),
  ).toContain(phrase),
)

test('a vacancy without a practice is not one for lawyers', () =>
  expect(
    toPhrases('careers-pages', { ...named, practices: [], isVacancy: true }, 'en').join(' '),
  ).not.toContain('lawyer'))

test('an office is one of its country', () =>
  expect(toTypeWords('offices', named, 'en')).toEqual(['office', 'Japan office']))

test.each([
  ['en', 'Tokyo office', 'speaks Japanese speaking speaker'],
  ['fr-fr', 'bureau Tokyo bureau', 'parle japonais parlant'],
  ['zh-cn', 'Tokyo办公室', '讲日语 会说日语'],
] as const)('a person in %s is of an office and speaks languages', (locale, office, speaks) => {
  const language = { en: 'Japanese', 'fr-fr': 'japonais', 'zh-cn': '日语' }[locale]
  const typeWords = toTypeWords('contacts', { ...named, languages: [language] }, locale)
  expect(typeWords.slice(1)).toEqual([office, speaks])
})

test('another document has no phrases', () =>
  expect(toPhrases('articles', named, 'en')).toEqual([]))
