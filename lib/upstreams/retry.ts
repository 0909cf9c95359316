import { ExponentialBackoff, handleAll, retry } from 'cockatiel'

/** Codes of undici and the system for a connection that the server closed. */
const closed = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/**
 * Retries a request once whose connection was closed before a response: a server may close an idle
 * connection just as it is reused (RFC 9112, section 9.3.1). For queries only, not for mutations.
 */
export const withRetry =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    try {
      return await fetch(input, init)
    } catch (cause) {
      if (!closed.has(computeCode(cause))) throw cause
      return fetch(input, init)
    }
  }

const computeCode = (cause: unknown): string =>
  (cause as { cause?: { code?: string } } | null)?.cause?.code ?? ''

/** Statuses of a service that is busy, or not there for the moment. */
const isTemporary = ({ status }: Response): boolean =>
  status === 408 || status === 429 || status >= 500

const patience = {
  maxAttempts: 30,
  backoff: new ExponentialBackoff({ initialDelay: 250, maxDelay: 8_000 }),
}

/**
 * Retries a request with growing pauses until its signal aborts it: a build keeps the machine busy,
 * must not end because of that, and no visitor waits for it.
 */
export const withPatience =
  (fetch: typeof globalThis.fetch, options = patience): typeof globalThis.fetch =>
  (input, init) =>
    retry(
      handleAll.orWhenResult((response) => isTemporary(response as Response)),
      options,
    ).execute(() => fetch(input, init), init?.signal ?? undefined)
