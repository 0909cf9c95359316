import { RouteLink } from '@/components/ui/route-link'
import type { BlockProps } from './body'
import typography from '@/components/ui/typography.module.css'
import styles from './quote-block.module.css'

export const QuoteBlock = ({ block, locale }: BlockProps<'quote'>) => (
  <figure className={styles.quote}>
    <blockquote>
      <p>{block.text}</p>
    </blockquote>
    <figcaption className={typography.meta}>
      {block.person ? (
        <>
          <RouteLink target={block.person.target} locale={locale}>
            {block.person.name}
          </RouteLink>
          , {block.person.jobTitle}
        </>
      ) : (
        [block.name, block.role].filter(Boolean).join(', ')
      )}
    </figcaption>
  </figure>
)
