import { Link } from './link'

type PaginationProps = {
  page: number
  pages: number
  hrefOfPage: (page: number) => string
  texts: {
    pages: string
    previous: string
    next: string
    pageOf: string
    goToPage: (page: number) => string
  }
}

/** Pages of a list: the first, the last, and those around the present one. */
export function Pagination({ page, pages, hrefOfPage, texts }: PaginationProps) {
  if (pages <= 1) return null
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((a, b) => a - b)
  return (
    <nav className="pagination" aria-label={texts.pages}>
      {page > 1 ? (
        <Link href={hrefOfPage(page - 1)} rel="prev">
          ← {texts.previous}
        </Link>
      ) : (
        <span />
      )}
      <ol>
        {numbers.map((one, index) => (
          <li
            key={one}
            data-gap={index > 0 && one - (numbers[index - 1] ?? 0) > 1 ? '' : undefined}
          >
            <Link
              href={hrefOfPage(one)}
              aria-label={texts.goToPage(one)}
              aria-current={one === page ? 'page' : undefined}
            >
              {one}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <Link href={hrefOfPage(page + 1)} rel="next">
          {texts.next} →
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
