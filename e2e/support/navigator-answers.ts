import { editorToken } from './inbox'
import { services, type Locale } from './site'

export type Answer = {
  title: string
  summary: string
  statedAt: string
  question: { slug: string }
  jurisdiction: {
    slug: string
    sample: boolean
    region: { slug: string }
    service: { slug: string }
  }
  history: { title: string; summary: string; statedAt: string }[]
}

const query = `query($locale: LocaleInputType, $page: Int) { NavigatorAnswers(locale: $locale, limit: 100, page: $page, sort: "id") { hasNextPage docs { title summary statedAt question { slug } jurisdiction { slug sample region { slug } service { slug } } history { title summary statedAt } } } }`

/**
 * Texts of the answers on data protection with an editor's permissions, in pages of a hundred, because the
 * build queries at the same time.
 */
export async function getAnswers(locale: Locale): Promise<Answer[]> {
  const token = await editorToken()
  const answers: Answer[] = []
  for (let page = 1, isMore = true; isMore; page += 1) {
    const body = JSON.stringify({ query, variables: { locale: locale.replace('-', '_'), page } })
    const response = await fetch(`${services.content}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body,
    })
    const { data } = (await response.json()) as {
      data: { NavigatorAnswers: { hasNextPage: boolean; docs: Answer[] } }
    }
    answers.push(
      ...data.NavigatorAnswers.docs.map((answer) => ({ ...answer, history: answer.history ?? [] })),
    ) // null for answers without versions
    isMore = data.NavigatorAnswers.hasNextPage
  }
  return answers.filter(({ jurisdiction }) => jurisdiction.service.slug === 'data-protection')
}
