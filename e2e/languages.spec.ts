import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { builtPages, textsOf } from './support/built-pages'
import { decode } from './support/crawl'
import { expect, locales, messages, test, type Locale } from './support/site'

const seed = 'services/content/seed'

/** Names that every page shows in its language: places and services. */
const names = ['offices', 'countries', 'services', 'sectors', 'solutions'].flatMap((folder) =>
  readdirSync(path.join(seed, folder)).map((file) => {
    const document = parse(readFileSync(path.join(seed, folder, file), 'utf8')) as Record<
      'name' | 'title',
      Record<Locale, string> | undefined
    >
    return (document.name ?? document.title) as Record<Locale, string>
  }),
)

const namesIn = (locale: Locale): Set<string> => new Set(names.map((name) => name[locale]))

/** Names in the other languages that differ from every name in this one. */
const foreignTo = (locale: Locale): Set<string> =>
  new Set(
    locales
      .filter((other) => other !== locale)
      .flatMap((other) => [...namesIn(other)].filter((name) => !namesIn(locale).has(name))),
  )

/** Texts of a page, without elements marked as another language; lists are split. */
function textsIn(html: string): string[] {
  const markup = html
    .replace(/<head\b[\s\S]*?<\/head>/, '')
    .replace(/<(?!html)(\w+)[^>]* lang="[^"]+"[^>]*>[\s\S]*?<\/\1>/g, '')
  return textsOf(markup)
    .flatMap((text) => decode(text).split(/, |、| · /))
    .map((text) => text.trim())
}

/** A build renders pages of all languages concurrently. */
for (const locale of locales) {
  test(`${locale}: no built page names a place or practice in another language`, () => {
    const pages = builtPages(locale).filter(
      ({ html }) => !html.includes(messages[locale].common.notTranslated),
    )
    expect(pages.length).toBeGreaterThan(200)
    const foreign = foreignTo(locale)
    const isForeign = (text: string) =>
      foreign.has(text) || (locale !== 'zh-cn' && /^\p{Script=Han}+( \(\d+\))?$/u.test(text))
    expect(
      pages.flatMap((page) =>
        [...new Set(textsIn(page.html).filter(isForeign))].map((text) => `${page.path}: ${text}`),
      ),
    ).toEqual([])
  })
}
