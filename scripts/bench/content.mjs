/** The content service with 20,000 publications: the site's own queries for a list and for one publication. */
import { askContent } from './ask.mjs'
import { median } from './load.mjs'
import { row } from './table.mjs'

const runs = 40
/** Before times count: a service that just started compiles while it answers. One publication took 36 ms after 60 questions, 29 after 200. */
const warmUps = 200
const budgets = { list: 100, detail: 30 }

export async function checkContent({ endpoint, operation }) {
  const { data } = await askContent(endpoint, operation('Topics'), { locale: 'en' })
  const practice =
    data.ServiceInfos.docs.find((service) => service.slug === 'competition')?.id ??
    data.ServiceInfos.docs[0].id
  const parts = data.ServiceInfos.docs
    .filter((service) => service.parent?.id === practice)
    .map((service) => service.id)
  const [sector] = data.SectorInfos.docs
  const publications = (await askContent(endpoint, operation('PublicationPaths'), { limit: 3000 }))
    .data.Articles.docs
  const words = (...all) => ({
    AND: all.map((word) => ({ OR: [{ title: { like: word } }, { summary: { like: word } }] })),
  })

  const list =
    (where, page = 1) =>
    () =>
      askContent(endpoint, operation('Insights'), { locale: 'en', where, limit: 20, page })
  const detail = (id) =>
    askContent(endpoint, operation('Publication'), { id, locale: 'en', draft: false })
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
  for (const [name, work, most] of cases)
    rows.push(
      row(`content: ${name}`, await timeOf(work), {
        most,
        unit: ' ms',
        compared: `p50 of ${runs}, ${total} publications`,
      }),
    )
  return rows
}

async function timeOf(work) {
  const times = []
  for (let index = 0; index < runs + warmUps; index += 1) {
    const { whole } = await work(index)
    if (index >= warmUps) times.push(whole)
  }
  return median(times)
}
