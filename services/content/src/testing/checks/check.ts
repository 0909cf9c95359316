import type { TestResponse } from '../content-service'
import type { Fixtures } from '../member-fixtures'

export type Check = (fixtures: Fixtures) => Promise<void>

/** A value of a response by its path; undefined when missing. */
export const at = (response: TestResponse | unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
      (response as TestResponse).json ?? response,
    )

export const save = `mutation ($data: mutationFavouriteInput!) { createFavourite(data: $data) { id kind document note title path savedAt changed gone locked folder { id name } } }`
