/**
 * The content service did not respond, or responded with errors or invalid data. Never cached: an existing cached page
 * remains in use (docs/adr/0002).
 */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError'

  constructor(
    /** The GraphQL operation that failed. */
    readonly operation: string,
    cause: unknown,
  ) {
    super(`The content service did not answer ${operation}.`, { cause })
  }
}
