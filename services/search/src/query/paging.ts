import { defaultSettings } from '../settings'
import type { QueryParams } from './params'
import type { Effective } from './target'

export type Paging = {
  /** The first hit, and how many. */
  offset: number
  length: number
  page: number
  /** The hit after the last. */
  limit: number
  /** `paginationLimitedTo`: later hits are not returned. */
  most: number
}

export function pagingOf(options: Effective): Paging {
  const hitsPerPage = options.hitsPerPage ?? defaultSettings.hitsPerPage
  const most = options.paginationLimitedTo ?? defaultSettings.paginationLimitedTo
  const isByOffset = options.offset !== undefined || options.length !== undefined
  const page = isByOffset ? 0 : (options.page ?? 0)
  const offset = isByOffset ? (options.offset ?? 0) : page * hitsPerPage
  const length = isByOffset ? (options.length ?? hitsPerPage) : hitsPerPage
  return { offset, length, page, limit: Math.max(0, Math.min(offset + length, most)), most }
}

/** What the response says about pages, in the terms of the request. */
export function toPagingFields(
  { offset, length, page, limit, most }: Paging,
  params: QueryParams,
  total: number,
): Record<string, unknown> {
  const isByOffset = params.offset !== undefined || params.length !== undefined
  const nbPages = length === 0 ? 0 : Math.ceil(Math.min(total, most) / length)
  return {
    ...(isByOffset ? { offset, length } : { page, nbPages, hitsPerPage: length }),
    ...(offset > 0 && offset >= limit
      ? {
          message: `you can only fetch the ${most} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.`,
        }
      : {}),
  }
}
