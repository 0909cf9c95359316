/** Too many requests wait: 503 with `Retry-After`. */
export class BusyError extends Error {}
