import type { Answer } from '../content-service'
import type { World } from '../member-fixtures'

export type Check = (world: World) => Promise<void>

/** A value inside an answer by its path; undefined where there is none. */
export const at = (answer: Answer | unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
      (answer as Answer).json ?? answer,
    )

export const save = `mutation ($data: mutationFavouriteInput!) { createFavourite(data: $data) { id kind document note title path savedAt changed gone locked folder { id name } } }`
