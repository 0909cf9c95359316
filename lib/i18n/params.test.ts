import { toDocumentId, toSiteLocale } from './params'

describe('the language of a page', () => {
  test.each(['en', 'fr-fr', 'zh-cn'])('is %s', async (locale) =>
    expect(await toSiteLocale(Promise.resolve({ locale }))).toBe(locale),
  )

  test.each(['', 'de-de', 'en-sg', 'EN', '__proto__', '%66r'])(
    'is never %j: the page is missing',
    async (locale) => {
      await expect(toSiteLocale(Promise.resolve({ locale }))).rejects.toMatchObject({
        digest: expect.stringContaining('404'),
      })
    },
  )
})

describe('the document of a page', () => {
  test.each<[string, number | null]>([
    ['1', 1],
    ['1001', 1001],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['9999999999', null],
    ['0', null],
    ['-1', null],
    ['1e3', null],
    ['01', null],
    ['', null],
    ['abc', null],
    ['__proto__', null],
  ])('with the id %j is %j', (id, expected) => expect(toDocumentId(id)).toBe(expected))
})
