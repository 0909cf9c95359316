/**
 * `npm start -- --empty`: the first administrator, and the whole site with none, one and three
 * documents of each kind that a firm begins with.
 */
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { logInEditor } from '../run/log-in-editor.mjs'
import { stop } from '../run/processes.mjs'
import { startContent, startIdentity, startSearch, startSite } from '../run/services.mjs'
import {
  buildContent,
  buildSite,
  describeSetup,
  findSetUpLink,
  prepareContent,
  prepareIndex,
} from '../run/setup.mjs'
import { crawlSite } from './crawl-site.mjs'
import { drillPorts } from './ports.mjs'

const administrator = {
  name: 'Ada Vale',
  email: 'ada@harcourt.example',
  password: 'velvet harbour turbine',
}

/** @type {import('../drill.mjs').Drill} */
export async function emptyStart({ root, folder, report }) {
  const data = path.relative(root, folder)
  const setup = describeSetup(root, {
    data,
    ports: drillPorts,
    dist: path.join(data, 'next'),
    empty: true,
    environment: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CONTENT_RATE_LIMIT: '1000000',
      REQUEST_LIMIT: '1000000', // one visitor reads every page
      SITE_PRERENDER: 'on-request',
    },
  })
  await buildContent(setup, report)
  await prepareContent(setup, report)
  const search = await startSearch(setup)
  await prepareIndex(setup, report)
  const services = await Promise.all([startContent(setup), startIdentity(setup)])
  await buildSite(setup, report)
  const running = [await startSite(setup), ...services, search]
  try {
    return await tryEmptySite(setup)
  } finally {
    for (const child of running)
      await stop(/** @type {import('node:child_process').ChildProcess} */ (child))
  }
}

/** @param {ReturnType<typeof describeSetup>} setup */
async function tryEmptySite(setup) {
  const lost = await createAdministrator(setup)
  /** @type {number[]} */
  const pages = []
  const crawl = async (/** @type {string} */ when) => {
    const { problems, count } = await crawlSite(setup.siteUrl)
    pages.push(count)
    lost.push(...problems.map((problem) => `${when}: ${problem}`))
  }
  await crawl('no document')
  const save = await createSaves(setup)
  await saveDocuments(save, 1)
  await waitForDocument(setup.siteUrl, 1)
  await crawl('one document')
  await saveDocuments(save, 2)
  await saveDocuments(save, 3)
  await waitForDocument(setup.siteUrl, 3)
  await crawl('three documents')
  return {
    done: `Started empty, and read ${pages.join(', ')} pages with none, one and three documents`,
    lost,
    message: 'The link of the first administrator is printed by the start.',
  }
}

/** @param {ReturnType<typeof describeSetup>} setup @returns {Promise<string[]>} what went wrong */
async function createAdministrator(setup) {
  const link = await findSetUpLink(setup)
  if (!link) return ['There is no link for the first administrator']
  const { origin, hash } = new URL(link)
  const { status } = await fetch(`${origin}/api/set-up`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'x-setup-token': hash.slice(1),
    },
    body: JSON.stringify(administrator),
  })
  return [
    ...(status === 201 ? [] : [`The first administrator has status ${status}`]),
    ...((await findSetUpLink(setup)) ? ['The link works twice'] : []),
  ]
}

/** @typedef {(collection: string, data: object) => Promise<number>} Save */

/** @param {ReturnType<typeof describeSetup>} setup @returns {Promise<Save>} */
async function createSaves({ contentUrl }) {
  const token = await logInEditor(contentUrl, administrator)
  return async (collection, data) => {
    const response = await fetch(`${contentUrl}/api/${collection}?depth=0`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify({ _status: 'published', ...data }),
    })
    const body = await response.json()
    if (!response.ok) throw new Error(`${collection}: ${JSON.stringify(body.errors)}`)
    return body.doc.id
  }
}

/** Until the lists show a document: the site is notified of it. @param {string} site @param {number} number */
async function waitForDocument(site, number) {
  const lists = {
    '/people': 'Vale',
    '/about-us/news': 'News',
    '/expertise': 'Practice',
    '/': 'Publication',
  }
  for (const [list, name] of Object.entries(lists))
    for (let tries = 0; ; tries += 1) {
      const text = await (await fetch(site + list, { headers: { accept: 'text/html' } })).text()
      if (text.includes(`${name} ${number}`)) break
      if (tries === 60) throw new Error(`${list} does not show “${name} ${number}”`)
      await wait(500)
    }
}

/** One document of each kind. @param {Save} save @param {number} number */
async function saveDocuments(save, number) {
  const named = { summary: `A summary, number ${number}.` }
  const practice = await save('services', { ...named, title: `Practice ${number}` })
  await save('sectors', { ...named, title: `Sector ${number}` })
  const country = await save('countries', {
    ...named,
    name: `Country ${number}`,
    region: 'europe',
    isoCode: ['GB', 'DE', 'ES'][number - 1],
  })
  const office = await save('offices', {
    ...named,
    name: `Office ${number}`,
    country,
    address: ['1 High Street'],
    phone: '+44 20 0000 0000',
    email: 'office@harcourt.example',
    timeZone: 'Europe/London',
    hours: [],
  })
  const person = await save('contacts', {
    name: `Ines Vale ${number}`,
    givenName: 'Ines',
    familyName: `Vale ${number}`,
    level: 'partner',
    jobTitle: 'Partner',
    headline: 'Competition',
    profile: paragraph('A profile.'),
    offices: [office],
    email: 'ines@harcourt.example',
    languages: ['en'],
    practices: [practice],
  })
  const body = [{ blockType: 'text', text: paragraph('A text.') }]
  const publishedOn = new Date().toISOString()
  await save('articles', {
    ...named,
    title: `Publication ${number}`,
    kind: 'briefing',
    publishedOn,
    authors: [person],
    practices: [practice],
    body,
  })
  await save('news', { ...named, title: `News ${number}`, publishedOn, contacts: [person], body })
}

const paragraph = (/** @type {string} */ text) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        children: [
          { type: 'text', text, version: 1, detail: 0, format: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
})
