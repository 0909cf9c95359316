import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openForm, sendForm } from '../scripts/chaos/visitors.mjs'
import { editorToken } from './support/inbox'
import { signIn } from './support/members'
import { expect, inBothTiers, services, test } from './support/site'

const health = {
  content: `${services.content}/health`,
  identity: `${services.identity}/health`,
  search: `${services.search}/health`,
  site: `${services.site}/api/health`,
}
type Service = keyof typeof health
const names = Object.keys(health) as Service[]
const kills = [1, 2, 3, 4, 5]

/** Pre-rendered, or cached by other tests. */
const cachedPages = ['/', '/fr-fr/people', '/zh-cn/insights', '/our-story']

const pidOf = (name: Service) =>
  Number(readFileSync(path.join(process.env.TEST_DATA ?? '', `${name}.pid`), 'utf8'))
const otherPidsThan = (name: Service) =>
  Object.fromEntries(names.filter((other) => other !== name).map((other) => [other, pidOf(other)]))
const statusOf = async (url: string) => (await fetch(url).catch(() => null))?.status ?? 0
const statusesOfPages = () => Promise.all(cachedPages.map((page) => statusOf(services.site + page)))

/** Kills a service and runs `meanwhile` until a new process is healthy. */
async function killAndWait(name: Service, meanwhile = async () => {}) {
  const pid = pidOf(name)
  process.kill(pid, 'SIGKILL')
  const isBack = async () => {
    await meanwhile()
    return (await statusOf(health[name])) === 200
  }
  await expect.poll(isBack, { timeout: 15_000, intervals: [100] }).toBe(true)
  expect(pidOf(name)).not.toBe(pid)
}

test.beforeAll(async () => {
  await expect.poll(statusesOfPages).toEqual(cachedPages.map(() => 200))
})

for (const name of names) {
  test(`the ${name} service restarts after each of five kills, and no other service does${inBothTiers(name === 'search')}`, async () => {
    const others = otherPidsThan(name)
    const pageStatuses = new Set<number>()
    const readPages = async () =>
      (await statusesOfPages()).forEach((status) => pageStatuses.add(status))
    for (const kill of kills)
      await test.step(`kill ${kill}`, () =>
        killAndWait(name, name === 'site' ? undefined : readPages))
    if (name !== 'site') expect([...pageStatuses]).toEqual([200])
    expect(await statusesOfPages()).toEqual(cachedPages.map(() => 200))
    expect(otherPidsThan(name)).toEqual(others)
  })
}

/** Stops a service without ending it, as one that hangs. */
async function whileHung(name: Service, run: () => Promise<void>) {
  process.kill(pidOf(name), 'SIGSTOP')
  try {
    await run()
  } finally {
    process.kill(pidOf(name), 'SIGCONT')
  }
}

test('with the search service hung, a search has results within five seconds @story', async ({
  request,
}) => {
  await whileHung('search', async () => {
    for (const path of ['/people?q=Kato', '/search?q=competition', '/zh-cn/insights?q=merger'])
      expect([path, (await request.get(path, { timeout: 5_000 })).status()]).toEqual([path, 200])
  })
})

test('with the identity service hung, a member’s pages are shown', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: services.site })
  const page = await context.newPage()
  await page.goto('/people')
  await signIn(page, 'few')
  await whileHung('identity', async () => {
    for (const path of ['/dashboard', '/favourites', '/dashboard/contacts'])
      expect([path, (await context.request.get(path, { timeout: 5_000 })).status()]).toEqual([
        path,
        200,
      ])
  })
  await context.close()
})

/** Of messages whose address ends so, oldest first; with the values of each. */
async function messagesOfAll(domain: string): Promise<{ email: string; values: object[] }[]> {
  const query = `where[email][like]=${encodeURIComponent(domain)}&limit=500&depth=0`
  const response = await fetch(`${services.content}/api/submissions?${query}`, {
    headers: { authorization: `JWT ${await editorToken()}` },
  })
  return ((await response.json()) as { docs: never[] }).docs
}

test('60 messages, sent while the content service is killed three times and the site once, are stored once each', async () => {
  test.setTimeout(240_000)
  const domain = `@kills-${Date.now()}.example`
  const form = await openForm(`${services.site}/contact-us/press`)
  /** As a visitor does: sends it again until the site accepts it. */
  const send = async (number: number) => {
    const values = {
      name: `Visitor ${number}`,
      email: `visitor-${number}${domain}`,
      message: 'Sent while services are killed.',
      noClient: 'on',
    }
    let page = await sendForm(form, values)
    while (!page) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      page = await sendForm(form, values)
    }
    return page
  }
  const pages: string[] = []
  for (const round of [0, 1, 2]) {
    process.kill(pidOf('content'), 'SIGKILL')
    for (let number = round * 20; number < round * 20 + 20; number += 2)
      pages.push(...(await Promise.all([send(number), send(number + 1)])))
    // what it has accepted must outlive it
    if (round === 1) process.kill(pidOf('site'), 'SIGKILL')
    await expect.poll(() => statusOf(health.content), { timeout: 60_000 }).toBe(200)
    await expect.poll(() => statusOf(health.site), { timeout: 60_000 }).toBe(200)
  }
  expect(pages).toContain('/received')
  await expect.poll(async () => (await messagesOfAll(domain)).length, { timeout: 60_000 }).toBe(60)
  const stored = await messagesOfAll(domain)
  expect(new Set(stored.map(({ email }) => email)).size).toBe(60)
  expect(stored.filter(({ values }) => values.length !== 4)).toEqual([])
})
