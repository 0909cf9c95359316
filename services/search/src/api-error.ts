/** An error response in the API's format: `{ message, status }`. */
export class ApiError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 413 | 422 | 429,
    message: string,
  ) {
    super(message)
  }
}
