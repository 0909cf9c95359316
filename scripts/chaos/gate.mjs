/** A text that an editor puts behind a permission, while a flood of requests keeps the renderers busy. */
import { row } from '../bench/table.mjs'
import { read } from './readers.mjs'

const permission = 'navigator.employment'
/** Connections of one hostile client. */
const flooding = 64
const flooder = '127.0.2.1'

/** A body with a text of its own, in Lexical's format. @param {string} words */
const toBody = (words) => [
  {
    blockType: 'text',
    text: {
      root: {
        type: 'root',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [
          {
            type: 'paragraph',
            version: 1,
            format: '',
            indent: 0,
            direction: 'ltr',
            textFormat: 0,
            children: [
              {
                type: 'text',
                version: 1,
                text: words,
                format: 0,
                mode: 'normal',
                style: '',
                detail: 0,
              },
            ],
          },
        ],
      },
    },
  },
]

/** Requests missing pages without a pause; returns a function that ends it. @param {string[]} sites */
function startFlood(sites) {
  let isOver = false
  let sent = 0
  const client = async (/** @type {number} */ index) => {
    while (!isOver) await read(`${sites[index % sites.length]}/nothing-${(sent += 1)}`, {}, flooder)
  }
  const clients = Promise.all(Array.from({ length: flooding }, (_, index) => client(index)))
  return async () => {
    isOver = true
    await clients
    return sent
  }
}

/**
 * Once the save is acknowledged, no response of any instance has the text: neither the page nor the data for a
 * navigation to it.
 *
 * @type {import('./faults.mjs').Fault}
 */
export async function gate({ front, instances, editor, isLong }) {
  const documents = (await editor.publications(50)).slice(0, 5)
  const sites = [front, ...instances.map(({ url }) => url)]
  const stopFlood = startFlood(instances.map(({ url }) => url))
  const rounds = isLong ? 40 : 8
  let responses = 0
  let old = 0
  /** @param {{ id: number, slug: string }} document @param {number} round */
  async function closeGate({ id, slug }, round) {
    const words = `Only for members, number ${round} of ${Date.now()}`
    const path = `/publications/${id}/${slug}`
    await editor.change(id, { body: toBody(words), product: { feature: '' } })
    for (const site of sites) await untilShown(site + path, words)
    await editor.change(id, { product: { feature: permission } })
    const seen = await Promise.all(
      sites.flatMap((site) => [
        read(site + path),
        read(`${site}${path}?_rsc=${round}`, { rsc: '1', accept: '*/*' }),
      ]),
    )
    responses += seen.length
    old += seen.filter(({ html }) => html.includes(words)).length
  }
  // several editors at a time, each with a document
  await Promise.all(
    documents.map(async (document) => {
      for (let round = 0; round < rounds; round += 1) await closeGate(document, round)
    }),
  )
  const tries = documents.length * rounds
  const sent = await stopFlood()
  return [
    row(`gate closed ${tries} times: responses with the text`, old, {
      most: 0,
      digits: 0,
      compared: `of ${responses}, beside ${sent} requests for missing pages`,
    }),
  ]
}

/** @param {string} url @param {string} words */
async function untilShown(url, words) {
  const end = performance.now() + 300_000
  while (!(await read(url)).html.includes(words)) {
    if (performance.now() > end) throw new Error(`${url} does not show what was published`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
