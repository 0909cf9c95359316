import { ArticleRow } from '@/components/insights/article-row'
import { PersonCard } from '@/components/people/person-card'
import type { BlockProps } from './body'

const People = ({ block, locale }: BlockProps<'people'>) => (
  <div className="people-pair">
    {block.people.map((person) => (
      <PersonCard key={person.id} person={person} locale={locale} level="h3" />
    ))}
  </div>
)

const Related = ({ block, locale }: BlockProps<'related'>) => (
  <div className="rows">
    {block.articles.map((article) => (
      <ArticleRow key={article.id} article={article} locale={locale} level="h3" />
    ))}
  </div>
)

export const ListBlocks = { People, Related }
