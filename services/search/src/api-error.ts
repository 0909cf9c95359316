/** An answer that isn't a success, as the API shapes it: `{ message, status }`. */
export class ApiError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 413 | 429,
    message: string,
  ) {
    super(message)
  }
}
