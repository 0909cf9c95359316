import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { policyWith } from '../lib/cache/policy.mjs'

/** React's scripts that reveal what streamed in, as literals of the installed React. */
let reactScripts: string[] | undefined

function readReactScripts(): string[] {
  const file = path.resolve(
    'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  )
  const literals = readFileSync(file, 'utf8').matchAll(
    /(["'])((?:requestAnimationFrame\(|addEventListener\("submit"|\$R[A-Z]=)(?:\\.|(?!\1)[^\\])*)\1/g,
  )
  return [...literals]
    .map(([, , text = '']) =>
      text
        .replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
        .replace(/\$R[A-Z]\("$/, ''),
    )
    .sort((a, b) => b.length - a.length)
}

/** Calls by which React, Next and its loader pass data: nothing but JSON inside, and nothing beside them. */
const dataCall =
  /^(?:(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push|\$R[CRSX]|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push)\(([\s\S]*)\);?$/

function isFrameworkScript(source: string): boolean {
  const rest = withoutReactScripts(source)
  return source !== '' && (rest === '' || isJson(dataCall.exec(rest)?.[1]))
}

function withoutReactScripts(source: string): string {
  reactScripts ??= readReactScripts()
  const known = reactScripts.find((script) => source.startsWith(script))
  return known ? withoutReactScripts(source.slice(known.length)) : source
}

function isJson(values: string | undefined): boolean {
  try {
    return values !== undefined && Array.isArray(JSON.parse(`[${values}]`))
  } catch {
    return false
  }
}

/** The content security policy of a cached page: the framework's inline scripts run, by their hashes; no other does. */
export function policyFor(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? '')
    .filter(isFrameworkScript)
    .map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  return policyWith([...new Set(hashes)])
}
