/** What undici and the system say of a connection that the other side closed. */
const closed = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/**
 * Asks once more where the connection was closed before there was an answer: a service may close one that was kept just
 * as it is taken up again (RFC 9112, section 9.3.1). Only for what may be asked twice: a question, no change.
 */
export const withSecondTry =
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
