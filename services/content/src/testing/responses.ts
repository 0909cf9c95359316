import type { TestResponse } from './content-service'

/** A value of a response by its path; undefined when missing. */
export const at = (response: TestResponse | unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
      (response as TestResponse).json ?? response,
    )

/** The token of a login, which is in its cookie alone. */
export const readToken = ({ headers }: TestResponse): string | undefined =>
  /^payload-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1]
