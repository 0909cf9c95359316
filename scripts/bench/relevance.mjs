/**
 * How well the site's search answers the judged queries: the sample firm in services of its own,
 * indexed by the content service as for the site.
 */
import { stop } from '../run/processes.mjs'
import { startSearch } from '../run/services.mjs'
import { buildContent, describeSetup, prepareContent, prepareIndex } from '../run/setup.mjs'
import { readQueries } from './relevance-queries.mjs'
import { infoRow, row } from './table.mjs'

/** Forms that the first three results answer nearly always. */
const systematicForms = [
  'practice lawyer city',
  'practice attorneys city',
  'city office',
  'city office hours',
  'topic, misspelt, without accents or in traditional script',
  'everyday words',
  'page of the menu',
  'jobs',
  'practice -city',
]

/** @returns {Promise<import('./table.mjs').Row[]>} */
export async function checkRelevance(root, ports, report) {
  const setup = describeSetup(root, {
    data: '.data/bench/relevance',
    ports,
    dist: '.data/bench/relevance/next',
    environment: { PATH: process.env.PATH, HOME: process.env.HOME },
  })
  await buildContent(setup, report)
  await prepareContent(setup, report)
  const search = await startSearch(setup)
  await prepareIndex(setup, report)
  const answers = await answerQueries(readQueries(), {
    url: `http://localhost:${ports.search}`,
    appId: setup.searchEnv.SEARCH_APP_ID,
    key: setup.secrets.searchKey,
  })
  await stop(search)
  return toRows(answers)
}

/**
 * @typedef {import('./relevance-queries.mjs').JudgedQuery & { place: number, first: string,
 *   isEmpty: boolean }} Answer place of the first relevant hit, from 1; Infinity without one among ten
 */

/**
 * @param {import('./relevance-queries.mjs').JudgedQuery[]} queries
 * @returns {Promise<Answer[]>}
 */
async function answerQueries(queries, { url, appId, key }) {
  const answers = []
  for (const judged of queries) {
    const response = await fetch(`${url}/1/indexes/site_${judged.language}/query`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': key },
      body: JSON.stringify({ query: judged.query, hitsPerPage: 10, analytics: false }),
    })
    if (!response.ok) throw new Error(`${judged.query}: ${await response.text()}`)
    const { hits } = await response.json()
    const found = hits.findIndex(({ objectID }) => judged.relevant.includes(objectID))
    answers.push({
      ...judged,
      place: found < 0 ? Infinity : found + 1,
      first: hits[0] ? `${hits[0].objectID} “${hits[0].title}”` : 'nothing',
      isEmpty: hits.length === 0,
    })
  }
  return answers
}

const share = (answers, test) => answers.filter(test).length / answers.length
const firstShare = (answers) => share(answers, ({ place }) => place === 1)
const reciprocalRank = (answers) =>
  answers.reduce((sum, { place }) => sum + 1 / place, 0) / answers.length

/** @param {Answer[]} answers */
function toRows(answers) {
  const forms = [...new Set(answers.map(({ form }) => form))]
  const ofForm = (form) => answers.filter((answer) => answer.form === form)
  return [
    ...forms.map((form) => toFormRow(form, ofForm(form))),
    ...['en', 'fr', 'zh'].map((language) => {
      const own = answers.filter((answer) => answer.language === language)
      return infoRow(`relevance: ${language}`, percent(firstShare(own)), `of ${own.length} first`)
    }),
    row('relevance: right document first', firstShare(answers), {
      least: 0.9,
      digits: 3,
      compared: `${answers.length} judged queries`,
    }),
    row('relevance: mean reciprocal rank', reciprocalRank(answers), {
      least: 0.94,
      digits: 3,
      compared: 'of the first ten',
    }),
    row('relevance: queries without results', share(answers, ({ isEmpty }) => isEmpty) * 100, {
      most: 2,
      unit: ' %',
      compared: '',
    }),
  ]
}

const percent = (value) => `${(value * 100).toFixed(0)} %`

function toFormRow(form, answers) {
  const missed = answers.filter(({ place }) => place > 1)
  const examples = missed
    .slice(0, 2)
    .map(({ query, first }) => `${query}: ${first}`)
    .join('; ')
  const name = `relevance: ${form}`
  const compared = `first ${percent(firstShare(answers))} of ${answers.length}${examples ? `, not ${examples}` : ''}`
  const inThree = share(answers, ({ place }) => place <= 3) * 100
  return systematicForms.includes(form)
    ? row(name, inThree, { least: 95, unit: ' % in three', digits: 0, compared })
    : infoRow(name, `${inThree.toFixed(0)} % in three`, compared)
}
