/**
 * How well the site's search answers the judged queries: the sample firm in services of its own,
 * indexed by the content service as for the site.
 */
import { stop } from '../run/processes.mjs'
import { startSearch } from '../run/services.mjs'
import { buildContent, describeSetup, prepareContent, prepareIndex } from '../run/setup.mjs'
import { readJudged } from './judged/read.mjs'
import { infoRow, row } from './table.mjs'

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
  const service = {
    url: `http://localhost:${ports.search}`,
    appId: setup.searchEnv.SEARCH_APP_ID,
    key: setup.secrets.searchKey,
  }
  const open = await answerQueries(readJudged('open'), service)
  const closed = await answerQueries(readJudged('closed'), service)
  await stop(search)
  return [...toMissedRows(open), ...toRows('open', open), ...toRows('closed', closed)]
}

/**
 * @typedef {import('./judged/read.mjs').JudgedQuery & { place: number, first: string }} Answer
 *   place of the first relevant hit, from 1; Infinity without one among twenty
 */

/**
 * @param {import('./judged/read.mjs').JudgedQuery[]} queries
 * @returns {Promise<Answer[]>}
 */
async function answerQueries(queries, { url, appId, key }) {
  const answers = []
  for (const judged of queries) {
    const response = await fetch(`${url}/1/indexes/site_${judged.language}/query`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': key },
      body: JSON.stringify({ query: judged.query, hitsPerPage: 20, analytics: false }),
    })
    if (!response.ok) throw new Error(`${judged.query}: ${await response.text()}`)
    const { hits } = await response.json()
    const found = hits.findIndex(({ objectID }) => judged.relevant.includes(objectID))
    answers.push({
      ...judged,
      place: found < 0 ? Infinity : found + 1,
      first: hits[0] ? `${hits[0].objectID} “${hits[0].title}”` : 'nothing',
    })
  }
  return answers
}

const languages = ['en', 'fr', 'zh']

/**
 * @param {string} half
 * @param {Answer[]} answers
 */
const toRows = (half, answers) =>
  languages.flatMap((language) => {
    const own = answers.filter((answer) => answer.language === language)
    const share = (/** @type {(answer: Answer) => boolean} */ test) =>
      (own.filter(test).length / own.length) * 100
    const name = `relevance, ${half} half, ${language}`
    const common = { unit: ' %', digits: 0, compared: `of ${own.length} judged queries` }
    return [
      row(
        `${name}: right page first`,
        share(({ place }) => place === 1),
        { ...common, least: 80 },
      ),
      row(
        `${name}: in the first three`,
        share(({ place }) => place <= 3),
        { ...common, least: 90 },
      ),
      row(
        `${name}: not among twenty`,
        share(({ place }) => place === Infinity),
        {
          ...common,
          most: 4,
        },
      ),
    ]
  })

/** @param {Answer[]} answers of the open half */
const toMissedRows = (answers) =>
  answers
    .filter(({ place }) => place > 1)
    .map(({ language, kind, query, place, first }) =>
      infoRow(`${language}, ${kind}: ${query}`, String(place), `first is ${first}`),
    )
