import { ContentUnavailableError } from './content-unavailable'

/**
 * The response of a route handler while the content service does not respond: 503, and a warning.
 *
 * @param text for the visitor
 * @throws every other error
 */
export function unavailableResponse(cause: unknown, text: string): Response {
  if (!(cause instanceof ContentUnavailableError)) throw cause
  console.warn(cause.message, String(cause.cause))
  return new Response(text, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '60',
      'cache-control': 'no-store',
    },
  })
}
