import type { ServerResponse } from 'node:http'
import type { Renderer } from './renderer'
import { sendText, type Step } from './steps'

const paths = ['/api/health', '/api/ready']
/** However many ask, Next and the content service are asked once in this time. */
const lifetimeMs = 1_000

type Health = { status: number; body: string; headers: Record<string, string> }

/**
 * The health checks. They have no limit and do not wait in the queue whose state they report, so
 * that all requests of a second share one response.
 */
export function health(renderer: Renderer, now = () => performance.now()): Step {
  const shared = new Map<string, { health: Promise<Health>; until: number }>()

  return async ({ url = '', method }, response) => {
    const [path = ''] = url.split('?')
    if (!paths.includes(path) || (method !== 'GET' && method !== 'HEAD')) return false
    let entry = shared.get(path)
    if (!entry || now() > entry.until) {
      const read = { health: readHealth(renderer, path), until: Infinity }
      void read.health.then(() => (read.until = now() + lifetimeMs))
      shared.set(path, (entry = read))
    }
    send(response, await entry.health, method)
    return true
  }
}

const readHealth = (renderer: Renderer, path: string): Promise<Health> =>
  renderer
    .request(path, { headers: {}, priority: null }, async ({ statusCode, headers, body }) => ({
      status: statusCode,
      body: await body.text(),
      headers: {
        'content-type': String(headers['content-type'] ?? 'application/json'),
        ...(headers['retry-after'] ? { 'retry-after': String(headers['retry-after']) } : {}),
      },
    }))
    .catch((cause: unknown) => {
      console.error('A health check failed', cause)
      const body = JSON.stringify({ status: 'unavailable' })
      return {
        status: 503,
        body,
        headers: { 'content-type': 'application/json', 'retry-after': '5' },
      }
    })

function send(
  response: ServerResponse,
  { status, body, headers }: Health,
  method: 'GET' | 'HEAD',
): void {
  sendText(response, status, method === 'HEAD' ? '' : body, headers)
}
