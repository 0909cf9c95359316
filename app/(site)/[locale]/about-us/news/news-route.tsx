import { listRoute } from '@/app/(site)/list-route'
import { NewsPage } from '@/components/news/news-page'
import { getNewsList } from '@/lib/content/news/get-news'
import { newsList } from '@/lib/content/news/news-list'

export const newsRoute = listRoute('news', async (locale, query) => {
  const filters = newsList.parse(query)
  return <NewsPage locale={locale} filters={filters} list={await getNewsList(locale, filters)} />
})
