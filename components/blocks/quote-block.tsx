import { RouteLink } from '@/components/ui/route-link'
import type { BlockProps } from './body'

export const QuoteBlock = ({ block, locale }: BlockProps<'quote'>) => (
  <figure>
    <blockquote>
      <p>{block.text}</p>
    </blockquote>
    <figcaption className="meta">
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
