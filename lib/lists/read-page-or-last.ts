type CountedList = { totalDocs: number; totalPages: number }

/**
 * A page of a list of the content service, or the last one for a page beyond it, such as of an old link: there the
 * service counts no documents.
 *
 * @param deepest the last page that the list shows
 */
export async function readPageOrLast<List extends CountedList>(
  page: number,
  deepest: number,
  read: (page: number) => Promise<List>,
): Promise<List & { page: number; pages: number }> {
  const list = await read(page)
  if (list.totalDocs > 0 || page === 1) return { ...list, page, pages: pagesOf(list, deepest) }
  const first = await read(1)
  const last = pagesOf(first, deepest)
  return { ...(last === 1 ? first : await read(last)), page: last, pages: last }
}

const pagesOf = ({ totalPages }: CountedList, deepest: number): number =>
  Math.min(Math.max(1, totalPages), deepest)
