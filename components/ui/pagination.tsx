import { Link } from './link'
import styles from './pagination.module.css'

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

/** Shows the first, the last, and the pages next to the current one. */
export function Pagination({ page, pages, hrefOfPage, texts }: PaginationProps) {
  if (pages <= 1) return null
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
  return (
    <nav className={styles.pagination} data-pages="" aria-label={texts.pages}>
      {page > 1 ? (
        <Link href={hrefOfPage(page - 1)} rel="prev">
          ← {texts.previous}
        </Link>
      ) : (
        <span />
      )}
      <ol>
        {numbers.map((number, index) => (
          <li
            key={number}
            data-gap={index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? '' : undefined}
          >
            <Link
              href={hrefOfPage(number)}
              aria-label={texts.goToPage(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
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
