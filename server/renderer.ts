import { fork, type ChildProcess } from 'node:child_process'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { requestAgeHeader, requestIdHeaders } from '@law-firm/runtime/observability/request.mjs'
import { Pool, type Dispatcher } from 'undici'
import { BusyError, FairQueue } from '../lib/limits/fair-queue'
import { observeQueue, refusals } from './metrics'
import { countRequest } from './visitor-limit'

/** Who waits for the response; the first are served first. */
const priorities = { reader: 2, member: 1, warming: 0 }
export type Priority = keyof typeof priorities

/** Requests that Next works on at a time: pages, and files that take longer, such as PDF and pictures. */
const pageQueue = { places: 8, perVisitor: 4, waitingPerVisitor: 100, waiting: 200 }
const fileQueue = { places: 4, perVisitor: 2, waitingPerVisitor: 50, waiting: 200 }
/** Suggestions for missing pages: any address is one, and a page without them is complete. */
const suggestionQueue = { places: 1, perVisitor: 1, waitingPerVisitor: 2, waiting: 20 }
const isFile = (url: string) => /^\/(?:_next\/image|api\/(?:og|brochure|navigator)\/)/.test(url)
/** A visitor has a time limit for all services (`lib/upstreams/upstream.ts`), which a queue takes from. */
const waitMs = { page: 4_000, file: 10_000 }
const isSuggestion = (url: string) => url.startsWith('/api/suggest/')
/** A response that is not taken within this time is aborted: a slow reader keeps others waiting. */
const responseMs = 30_000
/** The child ends a parent that stops beating (`next-process.mjs`). */
const heartbeatMs = 400
const restartMs = [250, 500, 1000, 2000, 5000]
const stableMs = 30_000

export type Options = {
  method?: string
  headers: IncomingHttpHeaders
  body?: Readable | Buffer
  /** Null for what costs nearly nothing, such as a file: it does not wait. */
  priority: Priority | null
  /** Who requests it; a visitor's requests wait for one another. */
  visitor?: string
  /** Aborted when the reader left. */
  signal?: AbortSignal
}

/**
 * Runs Next in a process of its own, so that neither a long render nor the end of that process
 * keeps cached pages from readers, and limits the work that requests can cause there.
 */
export class Renderer {
  private readonly pages = new FairQueue(pageQueue)
  private readonly files = new FairQueue(fileQueue)
  private readonly suggestions = new FairQueue(suggestionQueue)
  private child: ChildProcess | undefined
  private pool: Promise<Pool> = this.start(0)
  private stopped = false

  /** @param version of the content: what Next caches for its pages is valid for one (`lib/cache/handler.mjs`) */
  constructor(private readonly version: () => number) {
    observeQueue(() => this.pages.waiting + this.files.waiting)
  }

  /**
   * Requests a path and consumes the response while its place in the queue is kept.
   *
   * @throws BusyError when too many wait, or the visitor requests too much; undici's errors when the
   *   process does not respond
   */
  async request<Result>(
    url: string,
    { priority, visitor, signal: left, ...options }: Options,
    consume: (response: Dispatcher.ResponseData) => Promise<Result>,
  ): Promise<Result> {
    const arrivedAt = performance.now()
    // not `AbortSignal.any`: in Node 20 a signal that it makes is never freed
    const control = new AbortController()
    const leave = () => control.abort(left?.reason)
    if (left?.aborted) leave()
    left?.addEventListener('abort', leave)
    const limit = (ms: number, cause: Error) => setTimeout(() => control.abort(cause), ms).unref()
    const patience =
      priority && priority !== 'warming'
        ? limit(isFile(url) ? waitMs.file : waitMs.page, new BusyError())
        : undefined
    let responding: NodeJS.Timeout | undefined
    const work = async () => {
      clearTimeout(patience)
      responding = limit(responseMs, new Error('The response took too long'))
      const pool = await this.pool
      const { method = 'GET', headers, body } = options
      return consume(
        await pool.request({
          path: url,
          method: method as Dispatcher.HttpMethod,
          headers: {
            'x-content-version': String(this.version()),
            ...requestIdHeaders(),
            ...withoutHopByHop(headers),
            [requestAgeHeader]: priority === 'warming' ? '0' : ageSince(arrivedAt),
          },
          body,
          signal: control.signal,
        }),
      )
    }
    try {
      if (!priority) return await work()
      if (visitor !== undefined) await countRequest(visitor, url)
      const job = { visitor, priority: priorities[priority], signal: control.signal }
      return await this.queueOf(url).run(work, job)
    } catch (cause) {
      if (cause instanceof BusyError) refusals.add(1)
      throw cause
    } finally {
      clearTimeout(patience)
      clearTimeout(responding)
      left?.removeEventListener('abort', leave)
    }
  }

  private queueOf(url: string): FairQueue {
    return isFile(url) ? this.files : isSuggestion(url) ? this.suggestions : this.pages
  }

  /** Waits until Next is ready. */
  async ready(): Promise<void> {
    await this.pool
  }

  stop(): void {
    this.stopped = true
    this.child?.kill('SIGTERM')
  }

  private start(crashes: number): Promise<Pool> {
    const startedAt = performance.now()
    return new Promise((resolve) => {
      const child = fork(path.resolve('server/next-process.mjs'), {
        execArgv: [
          '--max-old-space-size=512',
          '--max-semi-space-size=16',
          '--import',
          './packages/runtime/observability/register.mjs',
        ],
        env: {
          ...process.env,
          OTEL_SERVICE_NAME: 'website-renderer',
          OTEL_EXPORTER_PROMETHEUS_PORT: String(
            Number(process.env.OTEL_EXPORTER_PROMETHEUS_PORT ?? 9464) + 1,
          ),
        },
      })
      this.child = child
      const heartbeat = setInterval(() => child.connected && child.send('alive'), heartbeatMs)
      // A cached page does not wait for the end of a render, also on one core.
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      child.once('message', ({ port }: { port: number }) =>
        resolve(new Pool(`http://127.0.0.1:${port}`, { connections: 128, headersTimeout: 30_000 })),
      )
      child.once('exit', (code, signal) => {
        clearInterval(heartbeat)
        if (this.stopped) return
        const count = performance.now() - startedAt > stableMs ? 0 : crashes
        console.error(`The process that renders ended (${signal ?? `code ${code}`}).`)
        this.pool = new Promise((again) => {
          setTimeout(
            () => again(this.start(count + 1)),
            restartMs[Math.min(count, restartMs.length - 1)],
          )
        })
        resolve(this.pool)
      })
    })
  }
}

const ageSince = (startedAt: number): string => String(Math.round(performance.now() - startedAt))

/** Headers of one connection (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

export const withoutHopByHop = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))
