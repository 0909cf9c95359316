import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** One of the process: a bundle has its own copy of this module. */
const place = Symbol.for('site.request')

/**
 * `startedAt` is undefined for work that no visitor waits for.
 *
 * @type {AsyncLocalStorage<{ id: string | undefined, startedAt: number | undefined }>}
 */
const storage = (globalThis[place] ??= new AsyncLocalStorage())

/** The request's id, from the front to the database: nginx sends it, and services pass it on. */
export const requestIdHeader = 'x-request-id'

/** The id of the request that is served; undefined for background work. */
export const requestId = () => storage.getStore()?.id

/** How long a visitor has waited for the renderer, in milliseconds: the server tells it. */
export const requestAgeHeader = 'x-request-age'

/** Milliseconds since the request that is served began, 0 outside of one; null in the background. */
export function requestAge() {
  const request = storage.getStore()
  if (!request) return 0
  return request.startedAt === undefined ? null : performance.now() - request.startedAt
}

/**
 * Runs a function, with the id in what it logs.
 *
 * @template Result
 * @param {string} id
 * @param {() => Result} run
 * @param {number} age of the request, in milliseconds
 */
export const inRequest = (id, run, age = 0) =>
  storage.run({ id, startedAt: performance.now() - age }, run)

/**
 * Runs work that goes on after its request, or for longer than a visitor waits for a page: its time
 * is not that of the request.
 *
 * @template Result
 * @param {() => Result} run
 * @param {string | undefined} id of the request that began it, for what is logged
 */
export const inBackground = (run, id = requestId()) =>
  storage.run({ id, startedAt: undefined }, run)

/** Headers of a request to another service. @returns {Record<string, string>} */
export const requestIdHeaders = () => {
  const id = requestId()
  return id ? { [requestIdHeader]: id } : {}
}

/**
 * The id that the front or another service gave a request, or a new one.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {boolean} isTrusted whether the sender may choose it
 */
export function toRequestId(headers, isTrusted) {
  const given = String(headers[requestIdHeader] ?? '')
  return isTrusted && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
