/**
 * The content service did not answer, answered with errors, or answered with what cannot be read. Never
 * cached: a good page that is there already stays (docs/adr/0002).
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
