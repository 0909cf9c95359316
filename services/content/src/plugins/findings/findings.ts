import { isLinkAddress, richTextNodes } from '@law-firm/contract/rich-text'
import type { FlattenedField } from 'payload'
import {
  isValues,
  buildKey,
  findReferences,
  toRows,
  type Reference,
  type Values,
} from '../links/references'

/** Errors hold a publication back (`gate.ts`), warnings do not. */
const severities = {
  title: 'error',
  summary: 'error',
  dates: 'error',
  session: 'error',
  link: 'error',
  deletedLink: 'error',
  page: 'error',
  alt: 'error',
  text: 'error',
  leftOut: 'warning',
  altLanguage: 'warning',
  description: 'warning',
  longTitle: 'warning',
  headings: 'warning',
  review: 'warning',
  orphan: 'warning',
  slug: 'warning',
} as const satisfies Record<string, Severity>

export type Severity = 'error' | 'warning'
export type FindingKind = keyof typeof severities

export type Finding = {
  kind: FindingKind
  severity: Severity
  /** Of the field in the form, such as `body.2.text`; empty for the whole document. */
  path: string
  /** What it is about: a title, a file, an address, a number. */
  name?: string
}

export type Target = { title: string; isPublic: boolean }
export type Picture = {
  filename: string
  /** Undefined for what is no picture; null without a text in the language or in English. */
  alt: string | null | undefined
  isAltTranslated: boolean
}

/** What a document's values do not say. */
export type FindingContext = {
  fields: FlattenedField[]
  /** The document itself, as `buildKey` names it: it may link to itself. */
  key: string
  titleField: string
  /** It has a page of its own, which search engines list. */
  hasPage: boolean
  now: Date
  targets: ReadonlyMap<string, Target>
  pictures: ReadonlyMap<number, Picture>
  /** Addresses of this site without a page. */
  missingPages: ReadonlySet<string>
  /** No list, menu or document leads to it. */
  isOrphan: boolean
  /** The title of another document of the type with the same slug. */
  sameSlug?: string
}

/** What search engines show of a title, and of a description. */
const titleLength = 70
const descriptionLength = 170

/**
 * What is wrong with a document in one language.
 *
 * @param document with ids as relations
 */
export function checkDocument(document: Values, context: FindingContext): Finding[] {
  return [
    ...inTitle(document, context),
    ...inSummary(document, context),
    ...inDates(document),
    ...inReferences(document, context),
    ...inHeadings(document, context.fields),
    ...inTexts(document, ''),
    ...(isPast(document.reviewDue, context.now) ? [finding('review', 'reviewDue')] : []),
    ...(context.isOrphan ? [finding('orphan', '')] : []),
    ...(context.sameSlug ? [finding('slug', 'slug', context.sameSlug)] : []),
  ]
}

const finding = (kind: FindingKind, path: string, name?: string): Finding => ({
  kind,
  severity: severities[kind],
  path,
  ...(name === undefined ? {} : { name }),
})

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === ''

function inTitle(document: Values, { titleField, fields, hasPage }: FindingContext): Finding[] {
  if (!hasField(fields, titleField)) return []
  if (isBlank(document[titleField])) return [finding('title', titleField)]
  const seo = isValues(document.seo) ? document.seo : {}
  if (!hasPage || seo.noIndex === true) return []
  const title = String(isBlank(seo.title) ? document[titleField] : seo.title)
  return title.length > titleLength ? [finding('longTitle', titleField, String(title.length))] : []
}

/** The summary is what visitors without the permission read, and the description by default. */
function inSummary(document: Values, { fields, hasPage }: FindingContext): Finding[] {
  const name = ['summary', 'headline'].find((candidate) => hasField(fields, candidate))
  const summary = name ? document[name] : undefined
  const product = isValues(document.product) ? document.product : {}
  if (name && isBlank(summary) && !isBlank(product.feature)) return [finding('summary', name)]
  const seo = isValues(document.seo) ? document.seo : {}
  if (!hasPage || seo.noIndex === true || !isBlank(seo.description)) return []
  return isBlank(summary) || String(summary).length > descriptionLength
    ? [finding('description', 'seo.description')]
    : []
}

/** Siblings that are a start and its end. */
const periods = [
  ['startsAt', 'endsAt'],
  ['registrationOpens', 'registrationCloses'],
  ['publishedOn', 'updatedOn'],
  ['postedOn', 'closesOn'],
  ['reviewedOn', 'reviewDue'],
] as const

function inDates(document: Values): Finding[] {
  // what a training calls its first session
  const tooEarly = toRows(document.sessions).flatMap(({ startsAt }, index) =>
    isBefore(startsAt, document.startsAt) ? [finding('session', `sessions.${index}.startsAt`)] : [],
  )
  return [...inPeriods(document, ''), ...tooEarly]
}

function inPeriods(value: unknown, at: string): Finding[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => inPeriods(item, `${at}${index}.`))
  if (!isValues(value) || 'root' in value) return []
  const wrong = periods.filter(([start, end]) => isBefore(value[end], value[start]))
  return [
    ...wrong.map(([, end]) => finding('dates', at + end)),
    ...Object.entries(value).flatMap(([name, item]) => inPeriods(item, `${at}${name}.`)),
  ]
}

/** False unless both are dates. */
const isBefore = (value: unknown, other: unknown): boolean => timeOf(value) < timeOf(other)
const isPast = (value: unknown, now: Date): boolean => timeOf(value) < now.getTime()
const timeOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : NaN

function inReferences(document: Values, context: FindingContext): Finding[] {
  const references = findReferences(context.fields, document).filter(
    (reference) => buildKey(reference) !== context.key,
  )
  const found = references.flatMap((reference) => ofReference(reference, references, context))
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

function ofReference(
  reference: Reference,
  references: Reference[],
  { targets, pictures, missingPages }: FindingContext,
): Finding[] {
  const { path } = reference
  if (reference.to === 'address')
    return missingPages.has(reference.address) ? [finding('page', path, reference.address)] : []
  if (reference.to === 'media') {
    const picture = pictures.get(reference.id)
    if (!picture || picture.alt === undefined) return []
    if (picture.alt === null) return [finding('alt', path, picture.filename)]
    return picture.isAltTranslated ? [] : [finding('altLanguage', path, picture.filename)]
  }
  const target = targets.get(buildKey(reference))
  if (target?.isPublic) return []
  if (!target) return reference.list ? [] : [finding('deletedLink', path)]
  const isEmpty = !references.some(
    (other) => other.path === path && targets.get(buildKey(other))?.isPublic,
  )
  const isLeftOut = reference.list === 'optional' || (reference.list && !isEmpty)
  return [finding(isLeftOut ? 'leftOut' : 'link', path, target.title)]
}

/** The depth to which the site reads a text (`lib/rich-text/parse.ts`). */
const deepestText = 40

/** What the site's reader leaves out of running texts: the editor writes none of it, but programs may. */
function inTexts(value: unknown, path: string): Finding[] {
  if (!isValues(value)) return []
  if (isValues(value.root)) {
    const [first] = findUnshown(value.root)
    return first === undefined ? [] : [finding('text', path, first)]
  }
  return Object.entries(value).flatMap(([name, item]) => {
    const at = path ? `${path}.${name}` : name
    return Array.isArray(item)
      ? item.flatMap((row, index) => inTexts(row, `${at}.${index}`))
      : inTexts(item, at)
  })
}

function findUnshown(node: Values, depth = 0): string[] {
  const { type, fields } = node
  const name = String(type)
  if (!richTextNodes.includes(name) || depth > deepestText) return [name]
  if (isValues(fields) && name === 'inlineBlock' && fields.blockType !== 'footnote')
    return [String(fields.blockType)]
  if (
    isValues(fields) &&
    typeof fields.url === 'string' &&
    !fields.doc &&
    !isLinkAddress(fields.url)
  )
    return [fields.url]
  return toRows(node.children).flatMap((child) => findUnshown(child, depth + 1))
}

/** Blocks whose items have headings of the third level below the one of the block (components/blocks). */
const withItemHeadings = ['steps', 'timeline', 'people', 'related']

/**
 * The heading of a block is of the second level, below the title; those in a text follow it, whatever their size is
 * in the editor.
 */
function inHeadings(document: Values, fields: FlattenedField[]): Finding[] {
  return fields
    .filter(({ type }) => type === 'blocks')
    .flatMap(({ name }) => {
      let level = 1
      return toRows(document[name]).flatMap((block, index) => {
        const levels = [
          ...(isBlank(block.heading) ? [] : [2]),
          ...(withItemHeadings.includes(String(block.blockType)) ? [3] : []),
        ]
        const isSkipped = levels.some((next) => {
          const skips = next > level + 1
          level = next
          return skips
        })
        return isSkipped ? [finding('headings', `${name}.${index}.heading`)] : []
      })
    })
}

const hasField = (fields: FlattenedField[], name: string): boolean =>
  fields.some((field) => field.name === name)
