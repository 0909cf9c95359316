import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Job, Payload } from 'payload'
import { env } from '../env'
import type { ChangeEvent } from '@law-firm/contract/change-events'

/** A site that records what it receives, with the status that a test sets. */
export async function startReceiver(payload: Payload) {
  const requests: { events: ChangeEvent[]; at: number; signature: unknown }[] = []
  const receiver = {
    requests,
    events: () => requests.flatMap(({ events }) => events),
    refused: 0,
    statusOf: (_events: ChangeEvent[]): number => 200,
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { events } = JSON.parse(body) as { events: ChangeEvent[] }
      response.statusCode = receiver.statusOf(events)
      if (response.statusCode === 200)
        requests.push({
          events,
          at: performance.now(),
          signature: request.headers['x-content-signature'],
        })
      else receiver.refused += 1
      response.setHeader('connection', 'close').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  server.unref()
  env.SITE_URL = `http://localhost:${(server.address() as AddressInfo).port}`
  await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { exists: true } } })
  return receiver
}

/** Jobs of all queues but those with a schedule, where the next one always waits. */
export const openJobs = async (payload: Payload) =>
  (
    await payload.db.find<Job>({
      collection: 'payload-jobs',
      where: { queue: { not_in: ['digests', 'cleanup'] } },
      pagination: false,
    })
  ).docs
