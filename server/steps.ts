import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../lib/security-headers.mjs'

/** Responds to a request and returns true, or passes it on to the next step. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(text)
}

/** Whether a person reads the response, as opposed to a script, a feed reader or the client router. */
export const wantsHtml = ({ method = 'GET', headers, url = '/' }: IncomingMessage): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  /text\/(?:html|markdown)|\*\/\*/.test(headers.accept ?? '') &&
  !headers.rsc &&
  !/^\/(api|_next)\//.test(url)

/** @returns true: the request is responded to */
export function sendJson(response: ServerResponse, status: number, body: unknown): true {
  sendText(response, status, JSON.stringify(body), { 'content-type': 'application/json' })
  return true
}
