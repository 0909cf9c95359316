import { recordTranslations } from './record-translations'
import { stub } from '../testing/stub'

const save = (locale: unknown, data: Record<string, unknown>, originalDoc?: unknown) =>
  recordTranslations('title')(stub({ data, originalDoc, req: { locale } })) as Record<
    string,
    unknown
  >

describe('the languages of a document', () => {
  test.each<[string, unknown, Record<string, unknown>, unknown, unknown]>([
    ['a first title adds its language', 'en', { title: 'A' }, undefined, ['en']],
    [
      'a translated title adds another',
      'fr-fr',
      { title: 'Un' },
      { translations: ['en'] },
      ['en', 'fr-fr'],
    ],
    [
      'a title saved again adds nothing',
      'en',
      { title: 'B' },
      { translations: ['en', 'fr-fr'] },
      ['en', 'fr-fr'],
    ],
    [
      'a title taken out takes the language out',
      'fr-fr',
      { title: '' },
      { translations: ['en', 'fr-fr'] },
      ['en'],
    ],
    ['a null title too', 'fr-fr', { title: null }, { translations: ['en', 'fr-fr'] }, ['en']],
    [
      'a save without the title changes nothing',
      'fr-fr',
      { summary: 'a' },
      { translations: ['en'] },
      ['en'],
    ],
    ['blanks are no title', 'zh-cn', { title: '  ' }, { translations: ['en'] }, ['en']],
    ['what was no list begins anew', 'en', { title: 'A' }, { translations: 'en' }, ['en']],
  ])('%s', (_, locale, data, before, translations) =>
    expect(save(locale, data, before).translations).toEqual(translations),
  )

  test.each([undefined, null, 'all'])('are left alone when saved in %j', (locale) => {
    const data = { title: 'A' }
    expect(save(locale, data, { translations: ['en'] })).toBe(data)
  })

  test('are not what an editor sends', () =>
    expect(
      save('en', { title: 'A', translations: ['en', 'zh-cn'] }, { translations: ['en'] })
        .translations,
    ).toEqual(['en']))
})
