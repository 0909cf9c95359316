import { ArticleRow } from '@/components/insights/article-row'
import { PersonCard } from '@/components/people/person-card'
import type { BlockProps } from './body'
import personGrid from '@/components/ui/person-grid.module.css'

const People = ({ block, locale }: BlockProps<'people'>) => (
  <div className={personGrid.pair}>
    {block.people.map((person) => (
      <PersonCard key={person.id} person={person} locale={locale} level="h3" />
    ))}
  </div>
)

const Related = ({ block, locale }: BlockProps<'related'>) => (
  <div>
    {block.articles.map((article) => (
      <ArticleRow key={article.id} article={article} locale={locale} level="h3" />
    ))}
  </div>
)

export const ListBlocks = { People, Related }
