import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { writePage } from '../lib/cache/page-file.mjs'
import { BusyError } from '../lib/limits/fair-queue'
import { CachedPages } from './cached-pages'
import type { FallbackPages } from './fallback-pages'
import { PageStore } from './page-store'
import type { Options, Renderer } from './renderer'

let folder: string
const distBefore = process.env.SITE_DIST_DIR

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cached-pages-'))
  process.env.SITE_DIST_DIR = folder
})
afterEach(() => {
  process.env.SITE_DIST_DIR = distBefore
  rmSync(folder, { recursive: true })
})

const url = '/people/1001/a'

type Consume = (response: unknown) => Promise<unknown>

/** Pages whose text is read when a render begins; `whileRendering` runs before its end. */
function openPages(whileRendering: (store: PageStore) => Promise<void>) {
  const store = new PageStore(folder)
  const content = { text: 'the whole text', renders: 0 }
  const request = async (_url: string, { headers }: Options, consume: Consume) => {
    content.renders += 1
    const html = `<html>${content.text}</html>`
    await whileRendering(store)
    await writePage('/en/people/1001/a', {
      version: Number(headers['x-content-version']),
      renderedAt: Date.now(),
      headers: {},
      tags: ['content', 'Contact:1001'],
      html,
      rsc: '0:"A"',
      segments: {},
    })
    return consume({ statusCode: 200, headers: {}, body: { text: async () => html } })
  }
  const fallback = {
    sendUnavailable: async (_request: unknown, response: ServerResponse, cause: unknown) => {
      expect(cause).toBeInstanceOf(BusyError)
      response.writeHead(503).end('')
    },
  }
  const pages = new CachedPages(
    store,
    { request } as unknown as Renderer,
    fallback as unknown as FallbackPages,
    'localhost',
  )
  return { store, content, pages }
}

/** @returns status and body of the response to a visitor */
async function read(pages: CachedPages): Promise<[number, string]> {
  const sent: { status: number; body: string } = { status: 0, body: '' }
  const response = {
    writeHead: (status: number) => {
      sent.status = status
      return response
    },
    end: (body?: Buffer | string) => (sent.body = String(body ?? '')),
  }
  const request = { method: 'GET', url, headers: { accept: 'text/html' }, socket: {} }
  await pages.respond(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  return [sent.status, sent.body]
}

const purge = { stale: [], expired: ['Contact:1001'] }

test('a page that is purged while it renders is not sent', async () => {
  const { content, pages } = openPages(async (store) => {
    if (content.text === 'a summary') return
    content.text = 'a summary'
    await store.expire(purge)
  })
  expect(await read(pages)).toEqual([200, '<html>a summary</html>'])
  expect(content.renders).toBe(2)
})

test('readers who share a render that is purged share the next one', async () => {
  const { content, pages } = openPages(async (store) => {
    if (content.text === 'a summary') return
    content.text = 'a summary'
    await store.expire(purge)
  })
  const responses = await Promise.all([read(pages), read(pages), read(pages)])
  expect(new Set(responses.map(([, body]) => body))).toEqual(new Set(['<html>a summary</html>']))
  expect(content.renders).toBe(2)
})

test('a page that only became stale while it rendered is sent', async () => {
  const { content, pages } = openPages((store) =>
    store.expire({ stale: ['Contact:1001'], expired: [] }),
  )
  expect(await read(pages)).toEqual([200, '<html>the whole text</html>'])
  expect(content.renders).toBe(1)
})

test('a page that is purged during every render is unavailable', async () => {
  const { content, pages } = openPages((store) => store.expire(purge))
  expect((await read(pages))[0]).toBe(503)
  expect(content.renders).toBe(3)
})
