/** The content service with 20,000 publications: the site's queries for lists and a publication. */
import { executeOperation } from './http-client.mjs'
import { median } from './load.mjs'
import { row } from './table.mjs'

const runs = 40
/**
 * Warm-up requests, until V8 has optimised: a publication took 36 ms after 60 requests, 29 after
 * 200.
 */
const warmUps = 200
const budgets = { list: 100, detail: 30 }

export async function checkContent({ endpoint, operation }) {
  const { data } = await executeOperation(endpoint, operation('Topics'), { locale: 'en' })
  const practice =
    data.ServiceInfos.docs.find((service) => service.slug === 'competition')?.id ??
    data.ServiceInfos.docs[0].id
  const parts = data.ServiceInfos.docs
    .filter((service) => service.parent?.id === practice)
    .map((service) => service.id)
  const [sector] = data.SectorInfos.docs
  const publications = (
    await executeOperation(endpoint, operation('ArticlePaths'), { limit: 3000 })
  ).data.documents.docs
  const words = (...all) => ({
    AND: all.map((word) => ({ OR: [{ title: { like: word } }, { summary: { like: word } }] })),
  })

  const list =
    (where, page = 1) =>
    () =>
      executeOperation(endpoint, operation('Insights'), { locale: 'en', where, limit: 20, page })
  const detail = (id) =>
    executeOperation(endpoint, operation('Publication'), { id, locale: 'en', draft: false })
  /** @type {[name: string, query: (index: number) => Promise<{ whole: number }>, most: number][]} */
  const cases = [
    ['list of publications, page 1', list({}), budgets.list],
    ['list of publications, page 100, the deepest', list({}, 100), budgets.list],
    [
      'list by practice',
      list({ AND: [{ practices: { in: [practice, ...parts] } }] }),
      budgets.list,
    ],
    [
      'list by practice and sector',
      list({
        AND: [{ practices: { in: [practice, ...parts] } }, { sectors: { in: [sector.id] } }],
      }),
      budgets.list,
    ],
    ['list by two words', list(words('the', 'merger')), budgets.list],
    ['list by a word that is nowhere', list(words('zzyzx')), budgets.list],
    [
      'one publication',
      (index) => detail(publications[(index * 97) % publications.length].id),
      budgets.detail,
    ],
  ]
  const total = (await list({})()).data.Articles.totalDocs
  const rows = []
  for (const [name, query, most] of cases)
    rows.push(
      row(`content: ${name}`, await timeOf(query), {
        most,
        unit: ' ms',
        compared: `p50 of ${runs}, ${total} publications`,
      }),
    )
  return rows
}

async function timeOf(query) {
  const times = []
  for (let index = 0; index < runs + warmUps; index += 1) {
    const { whole } = await query(index)
    if (index >= warmUps) times.push(whole)
  }
  return median(times)
}
