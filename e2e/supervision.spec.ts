import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, services, test } from './support/site'

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
  test(`the ${name} service restarts after each of five kills, and no other service does`, async () => {
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
