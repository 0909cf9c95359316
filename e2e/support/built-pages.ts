import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { prefix, type Locale } from './site'

const folder = path.join('.data/test/next/server/app')

export type BuiltPage = { path: string; html: string }

/** Pre-rendered pages of a language, without the error pages that other URLs are rewritten to. */
export const builtPages = (locale: Locale): BuiltPage[] =>
  readdirSync(path.join(folder, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(gone|missing|unavailable)\./.test(file))
    .map((file) => ({
      path: `${prefix[locale]}/${file.replace(/\.html$/, '')}`,
      html: readFileSync(path.join(folder, locale, file), 'utf8'),
    }))

/** Text nodes of a page. */
export const toTexts = (html: string): string[] =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<wbr\/?>/g, '')
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter(Boolean)
