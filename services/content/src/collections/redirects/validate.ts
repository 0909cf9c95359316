import {
  coversRequest,
  inAllLanguages,
  readSource,
  toTarget,
  writeSource,
  type Source,
} from '@law-firm/contract/addresses'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { isLivePage } from '../../site/pages'
import { getRedirectTexts } from './texts'

/** The stored form of a source: that in which the site compares requests. What is none stays, to be refused. */
export function toStoredSource(value: unknown): unknown {
  const source = typeof value === 'string' ? readSource(value) : null
  return source ? writeSource(source) : value
}

export const toStoredTarget = (value: unknown): unknown =>
  typeof value === 'string' ? (toTarget(value) ?? value) : value

const longestAddress = 2048

/** Of other systems, whose redirects may have patterns. */
const pattern = /\*|\(\.|^\/\^|\$$/

/** The API's writes are checked against the site; hooks that move pages know what they replace. */
export const validateSource: TextFieldSingleValidation = async (
  value,
  { event, overrideAccess, previousValue, req },
) => {
  const texts = getRedirectTexts(req.i18n.language)
  const source = value && value.length <= longestAddress ? readSource(value) : null
  if (!source) return texts.source
  if (/^\/(?:api|_next)(?:\/|$)/.test(source.path)) return texts.reserved
  const isNew = event === 'submit' && !overrideAccess && value !== previousValue
  if (isNew && pattern.test(source.path)) return texts.pattern
  // a query at the home page names a page of an earlier site
  const isUsable = source.path === '/' && source.parameters.size > 0
  return isNew && !isUsable && (await isLivePage(source.path)) ? texts.live(source.path) : true
}

const mostHops = 5

export const validateTarget: TextFieldSingleValidation = async (
  value,
  { event, req, siblingData },
) => {
  const { kind, from } = siblingData as { kind?: string; from?: string }
  if (kind === 'gone') return true
  const texts = getRedirectTexts(req.i18n.language)
  if (!value || value.length > longestAddress || toTarget(value) === null) return texts.target
  const source = from ? readSource(from) : null
  if (!source || event !== 'submit') return true
  const visited = [writeSource(source)]
  for (let target: string | null = value; target;) {
    visited.push(target)
    const request = readSource(target.split('#')[0] ?? '')
    if (!request) return true
    if (inAllLanguages(request).some((asked) => coversRequest(source, asked)))
      return texts.loop(visited.join(' → '))
    if (visited.length > mostHops) return texts.long(visited.join(' → '))
    target = await readTarget(req, request)
  }
  return true
}

/** More parameters than an old address has. */
const mostParameters = 4

/** The sources that would cover a request: with any of its parameters. */
function toCoveringSources({ path, parameters }: Source): string[] {
  let chosen: [string, string][][] = [[]]
  for (const parameter of [...parameters].slice(0, mostParameters))
    chosen = chosen.flatMap((some) => [some, [...some, parameter]])
  return chosen.map((some) => writeSource({ path, parameters: new Map(some) }))
}

/** Where the redirect leads that the site would use for a request. One query. */
async function readTarget(req: PayloadRequest, request: Source): Promise<string | null> {
  const sources = inAllLanguages(request).map(toCoveringSources)
  const { docs } = await req.payload.db.find<{ id: number; from: string; to?: string | null }>({
    collection: 'redirects',
    where: { from: { in: sources.flat() } },
    pagination: false,
    req,
  })
  const found = sources.flatMap((some) =>
    docs
      .filter(({ from }) => some.includes(from))
      .sort((a, b) => parametersOf(b.from) - parametersOf(a.from)),
  )
  return found[0]?.to || null
}

const parametersOf = (from: string): number => readSource(from)?.parameters.size ?? 0
