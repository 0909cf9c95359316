/** Casts a partial value, such as a request or a hook's arguments, for tests that need no more. */
export const stub = <Whole>(part: unknown): Whole => part as Whole
