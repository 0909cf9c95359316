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
      if (!closed.has(codeOf(cause))) throw cause
      return fetch(input, init)
    }
  }

const codeOf = (cause: unknown): string =>
  (cause as { cause?: { code?: string } } | null)?.cause?.code ?? ''
