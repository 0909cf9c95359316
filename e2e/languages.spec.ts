import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { builtPages, toTexts } from './support/built-pages'
import { decode } from './support/crawl'
import { expect, locales, messages, test, type Locale } from './support/site'

const seed = 'services/content/seed'

type Localised = Record<Locale, string>

/** Texts that every page shows in its language: names of places and services, values of deals. */
const names = ['offices', 'countries', 'services', 'sectors', 'solutions', 'deals'].flatMap(
  (folder) =>
    readdirSync(path.join(seed, folder)).flatMap((file): Localised | [] => {
      const { name, title, value } = parse(
        readFileSync(path.join(seed, folder, file), 'utf8'),
      ) as Partial<Record<'name' | 'title' | 'value', Localised>>
      return (folder === 'deals' ? value : (name ?? title)) ?? []
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
  return toTexts(markup)
    .flatMap((text) => decode(text).split(/, |、| · /))
    .map((text) => text.trim())
}

/** A build renders pages of all languages concurrently. */
for (const locale of locales) {
  test(`${locale}: no built page has a place, practice or deal’s value in another language`, () => {
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
