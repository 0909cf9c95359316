import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { builtPages } from './support/built-pages'
import { startWithoutContent } from './support/instances'
import { mailsTo, toMessages, sendAgain, setMailFault, storedMails } from './support/inbox'
import { accountLink, accounts, createMember, signInAt, signIn } from './support/members'
import { makeAllStale } from './support/make-all-stale'
import dutch from '../messages/nl-nl.json' with { type: 'json' }
import {
  expect,
  expectAccessible,
  inBothTiers,
  locales,
  messages,
  prefix,
  services,
  test,
} from './support/site'

const setFault = async (fault: string) => {
  const response = await fetch(`${services.gateway}/__fault`, { method: 'POST', body: fault })
  expect(await response.text()).toBe(fault)
  // a service that failed again and again is left alone for a second
  if (fault === 'none')
    await expect
      .poll(async () => (await fetch(`${services.site}/api/ready`)).status, { intervals: [100] })
      .toBe(200)
}

/** As `setFault('none')` for members' calls, whose service is left alone by itself. */
const untilServed = (member: APIRequestContext) =>
  expect.poll(async () => (await member.get('/dashboard')).status(), { intervals: [100] }).toBe(200)

const callsSoFar = async () => Number(await (await fetch(`${services.gateway}/__calls`)).text())

test.afterEach(() => setFault('none'))

const cachedPaths = [
  '/',
  '/people',
  '/people/1057/ines-kato',
  '/insights',
  '/publications/2001/merger-control-thresholds',
  '/our-story',
  '/service/competition',
  '/offices/tokyo',
  '/events/1/living-sector-forum',
  '/about-us/news',
  '/contact-us',
  '/deals',
]

test('a cached page is served without a request to the content service @story', async ({
  request,
}) => {
  const addresses = cachedPaths.flatMap((path) =>
    locales.map((locale) => prefix[locale] + (path === '/' && prefix[locale] ? '' : path)),
  )
  const callsForAll = async () => {
    const before = await callsSoFar()
    for (const address of addresses) expect((await request.get(address)).status()).toBe(200)
    return (await callsSoFar()) - before
  }
  // Stale pages of earlier tests are revalidated in the background of these requests.
  await expect.poll(callsForAll, { timeout: 90_000 }).toBe(0)
})

/** Status 200 with invalid data (`scripts/run/faulty-gateway.mjs`). */
const invalidResponseFaults = ['empty-data', 'null-roots', 'wrong-shape', 'damaged']

/** Not pre-rendered; the redirect to the right slug is never cached. */
const uncachedPath = '/people/1057/ines-kato-of-another-name'

for (const fault of ['refused', 'errors', 'malformed', 'hang', ...invalidResponseFaults]) {
  test(`${fault}: cached pages are served, others return 503${inBothTiers(['refused', 'malformed', 'hang'].includes(fault))}`, async ({
    page,
    request,
  }) => {
    await setFault(fault)
    for (const path of cachedPaths)
      expect((await request.get(path, { headers: { accept: 'text/html' } })).status()).toBe(200)
    for (const locale of locales) {
      const response = await page.goto(prefix[locale] + uncachedPath)
      expect(response?.status()).toBe(503)
      expect(response?.headers()['retry-after']).toBeTruthy()
      expect(response?.headers()['cache-control']).toContain('no-store')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        messages[locale].unavailable.title,
      )
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await page.content()).not.toContain('secret detail')
    }
    const asProgram = await request.get(uncachedPath, { headers: { accept: 'text/plain' } })
    const asForm = await request.post(uncachedPath, { form: { name: 'Ann' } })
    for (const response of [asProgram, asForm]) {
      expect(response.status()).toBe(503)
      expect(response.headers()['retry-after']).toBeTruthy()
      expect(await response.text()).toBe('Please try again later.')
    }
    // its answer counts for a second
    await expect
      .poll(async () => (await request.get('/api/ready')).status(), { intervals: [100] })
      .toBe(503)
    expect((await request.get('/api/health')).status()).toBe(200)
  })

  test(`${fault}: no bad response is cached`, async ({ request }) => {
    await setFault(fault)
    const path = '/insights?kind=report'
    expect((await request.get(path, { headers: { accept: 'text/html' } })).status()).toBe(503)
    await setFault('none')
    expect((await request.get(path)).status()).toBe(200)
    expect((await request.get(uncachedPath, { maxRedirects: 0 })).status()).toBe(308)
  })
}

test('a choice in a list that cannot be read can be tried again', async ({ browser }) => {
  const page = await browser.newPage() // whose error boundary writes to the console
  await page.goto('/insights')
  await setFault('refused')
  await page.locator('select[name=kind]').selectOption('report')
  const retry = page.getByRole('button', { name: messages.en.unavailable.retry })
  await expect(retry).toBeVisible()
  await setFault('none')
  await retry.click()
  await expect(page.locator('select[name=kind]')).toHaveValue('report')
  await expect(page.locator('[data-count]')).not.toHaveText(/^0/)
})

/** Feeds, sitemaps and cards, which the build renders. */
const cachedFiles = [
  '/sitemaps/people-en.xml',
  '/api/feeds/fr-fr/news',
  '/api/feeds/en/navigator/data-protection',
  '/api/vcard/zh-cn/1001/joanna-lindqvist.vcf',
]

for (const fault of ['hang', 'slow', 'endless', 'broken-gzip', 'status-500']) {
  test(`${fault}: pages that were never seen return 503 within five seconds, files are served`, async ({
    request,
  }) => {
    const expectFiles = async () => {
      for (const path of cachedFiles)
        expect([path, (await request.get(path)).status()]).toEqual([path, 200])
    }
    // a document that an earlier test withdrew has removed the files that listed it
    await expectFiles()
    await setFault(fault)
    for (const locale of locales) {
      const response = await request.get(`${prefix[locale]}/people/1057/never-${fault}`, {
        headers: { accept: 'text/html' },
        timeout: 5_000,
      })
      expect(response.status()).toBe(503)
      expect(await response.text()).toContain(messages[locale].unavailable.title)
    }
    await expectFiles()
  })
}

test('a site that starts without the content service has the pages and files of its build', async () => {
  const { url, kill } = await startWithoutContent(3107)
  try {
    for (const path of ['/', '/fr-fr/people', ...cachedFiles])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  } finally {
    kill()
  }
})

test('the page of a failed request names an id that its log lines have', async ({ page }) => {
  await setFault('errors')
  for (const locale of locales) {
    await page.goto(prefix[locale] + uncachedPath)
    const reference = await page.getByText(messages[locale].unavailable.reference).textContent()
    const [id] = /[\w-]{36}$/.exec(reference ?? '') ?? ['']
    const log = () =>
      readFileSync(join(process.env.TEST_DATA ?? '.data/test', 'logs/site.log'), 'utf8')
    await expect.poll(() => log().includes(`"requestId":"${id}"`)).toBe(true)
  }
})

/** `GARBAGE_SECONDS=600` runs the long version. */
const invalidResponseSeconds = Number(process.env.GARBAGE_SECONDS ?? 24)

/** Rendered per request, without a cached fallback. */
const uncached = [
  '/insights?kind=report',
  '/fr-fr/insights?kind=report',
  uncachedPath,
  `/zh-cn${uncachedPath}`,
  '/publications/2001/of-another-name',
  '/about-us/news?year=2026',
]

/** What a reader sees: the order of the head, and of scripts, depends on the timing of React's streaming. */
const shownIn = (html: string) =>
  [/<title>[^<]*<\/title>/, /<main\b[\s\S]*<\/main>/]
    .map((part) => part.exec(html)?.[0])
    .join('\n')
    .replace(/<script\b[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')

/** Where two texts part, for the message of a failed test. */
const difference = (before = '', after: string) => {
  const at = [...before].findIndex((letter, i) => letter !== after[i])
  return [before, after].map((text) => text.slice(Math.max(0, at - 40), at + 120))
}

const readPage = async (address: string) => {
  const response = await fetch(services.site + address, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  return {
    address,
    status: response.status,
    cache: response.headers.get('x-nextjs-cache'),
    markup: shownIn(await response.text()),
  }
}

const readPages = async (addresses: string[]) => {
  const pages: Awaited<ReturnType<typeof readPage>>[] = []
  for (let index = 0; index < addresses.length; index += 8)
    pages.push(...(await Promise.all(addresses.slice(index, index + 8).map(readPage))))
  return pages
}

test('invalid responses under load change no cached page and cause no 404', async () => {
  test.setTimeout((invalidResponseSeconds + 180) * 1000)
  const built = locales.flatMap((locale) =>
    builtPages(locale).filter((_page, index, all) => index % Math.ceil(all.length / 20) === 0),
  )
  const addresses = [...new Set(['/locations', ...built.map(({ path }) => path)])]
  expect(addresses.length).toBeGreaterThan(50)
  const getStalePaths = async () =>
    (await readPages(addresses))
      .filter(({ cache, status }) => cache !== 'HIT' || status !== 200)
      .map(({ address }) => address)
  await expect.poll(getStalePaths, { timeout: 120_000 }).toEqual([])
  const before = new Map(
    (await readPages(addresses)).map(({ address, markup }) => [address, markup]),
  )

  const end = Date.now() + invalidResponseSeconds * 1000
  let requests = 0
  for (let round = 0; Date.now() < end; round += 1) {
    await setFault(invalidResponseFaults[round % invalidResponseFaults.length] ?? '')
    await makeAllStale()
    const endOfFault = Math.min(end, Date.now() + 6_000)
    while (Date.now() < endOfFault) {
      const cached = await readPages(addresses)
      const uncachedPages = await readPages(uncached)
      requests += cached.length + uncachedPages.length
      expect(
        cached
          .filter(({ address, status, markup }) => status !== 200 || markup !== before.get(address))
          .map(({ address, status }) => [address, status]),
      ).toEqual([])
      expect(
        uncachedPages
          .filter(({ status }) => status !== 503)
          .map(({ address, status }) => [address, status]),
      ).toEqual([])
    }
  }
  test.info().annotations.push({
    type: 'garbage',
    description: `${requests} requests in ${invalidResponseSeconds} s of invalid responses: no cached page of ${addresses.length} changed, no 404`,
  })

  await setFault('none')
  await makeAllStale()
  await expect.poll(getStalePaths, { timeout: 120_000 }).toEqual([])
  expect(
    (await readPages(addresses))
      .filter(({ address, markup }) => markup !== before.get(address))
      .map(({ address, markup }) => [address, difference(before.get(address), markup)]),
  ).toEqual([])
  expect(
    (await readPages(uncached))
      .map(({ status }) => status)
      .filter((status) => status === 503 || status === 404),
  ).toEqual([])
})

test('the cached brochure is served', async ({ request }) => {
  const before = await (await request.get('/api/brochure/en')).body()
  await setFault('refused')
  const response = await request.get('/api/brochure/en')
  expect(response.status()).toBe(200)
  expect(before.equals(await response.body())).toBe(true)
})

test('a mail that the mail server rejects is stored and sent later @story', async ({ page }) => {
  const email = `later.${process.pid}@visitor.example`
  await setMailFault('down')
  await page.goto('/contact-us')
  await page.getByLabel(messages.en.forms.fields.name, { exact: true }).fill('Ada Visitor')
  await page.getByLabel(messages.en.forms.fields.email, { exact: true }).fill(email)
  await page.getByLabel(messages.en.forms.fields.message, { exact: true }).fill('For later.')
  await page.getByLabel(messages.en.forms.fields.noClient).check()
  await page.getByRole('button', { name: messages.en.contact.send }).click()
  await expect(page).toHaveURL(/\/thank-you\/contact-us$/)
  await expect
    .poll(async () => (await storedMails(email))[0]?.attempts ?? 0, { timeout: 20_000 })
    .toBeGreaterThan(0)
  const [mail] = await storedMails(email)
  expect(mail?.state).toBe('waiting')
  await setMailFault('none')
  await sendAgain(mail?.id ?? 0)
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1)
  await expect.poll(async () => (await storedMails(email))[0]?.state).toBe('sent')
})

test('a member’s page shows an error, and the member stays signed in @story', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: services.site })
  const page = await context.newPage()
  await page.goto('/people')
  await signIn(page, 'few')
  await setFault('refused')
  const response = await page.goto('/dashboard')
  expect(response?.status()).toBe(503)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.en.unavailable.title)
  await expect(accountLink(page)).toHaveText(accounts.few.givenName)
  await setFault('none')
  await untilServed(context.request)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Hello, ${accounts.few.givenName}`,
  )
  await context.close()
})

test('an unsaved favourite is reverted with a message, and members’ lists and files return 503', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: services.site })
  const page = await context.newPage()
  await signInAt(page, await createMember())
  await page.goto('/people/1057/ines-kato')
  await expect(accountLink(page)).toHaveText('Robin')
  const star = page.locator('main [data-favourite]').first()
  for (const fault of ['refused', 'errors', 'malformed']) {
    await setFault(fault)
    await star.click()
    await expect(page.locator('[data-toast]')).toContainText(messages.en.favourites.star.failed)
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await setFault('none')
  }
  await setFault('refused')
  for (const path of [
    '/favourites',
    '/dashboard/contacts',
    '/dashboard/events',
    '/dashboard/insights',
  ])
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 503])
  for (const path of [
    '/api/member/favourites.csv',
    '/api/member/contacts.vcf',
    '/api/member/events.ics',
  ])
    expect([path, (await context.request.get(path)).status()]).toEqual([path, 503])
  await setFault('none')
  await untilServed(context.request)
  await page.goto('/favourites')
  await expect(page.getByRole('heading', { name: messages.en.favourites.list.empty })).toBeVisible()
  await context.close()
})

test('a member’s form that cannot be saved keeps the values and can be submitted again', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: services.site })
  const page = await context.newPage()
  const { form, details } = messages.en.member
  await signInAt(page, await createMember(), '/dashboard/profile/details')
  await page.getByLabel(details.company).fill('Written in an outage')
  await setFault('refused')
  await page.getByRole('button', { name: form.save, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: form.unavailable })).toBeVisible()
  await expect(page.getByLabel(details.company)).toHaveValue('Written in an outage')
  for (const path of [
    '/newsletters-and-alerts',
    '/subscriptions',
    '/dashboard/products',
    '/dashboard/profile/security',
    '/onboarding',
  ])
    expect([path, (await context.request.get(path)).status()]).toEqual([path, 503])
  await setFault('none')
  await untilServed(context.request)
  await page.getByRole('button', { name: form.save, exact: true }).click()
  await expect(page.getByText(form.saved, { exact: true })).toBeVisible()
  await context.close()
})

test.describe('what a visitor sends meanwhile', () => {
  const newEmail = (name: string) => `${name}.${Date.now()}@visitor.example`

  for (const locale of locales)
    test(`${locale}: a message is received, delivered once afterwards, and confirmed by mail`, async ({
      page,
    }) => {
      const email = newEmail(`outage.${locale}`)
      const { forms, contact, received } = messages[locale]
      await page.goto(`${prefix[locale]}/contact-us/press`)
      await setFault('refused')
      await page.getByLabel(forms.fields.name, { exact: true }).fill('Ada Visitor')
      await page.getByLabel(forms.fields.email, { exact: true }).fill(email)
      await page.getByLabel(forms.fields.message, { exact: true }).fill('Sent in an outage.')
      await page.getByLabel(forms.fields.noClient).check()
      await page.getByRole('button', { name: contact.send }).click()
      const notice = page.getByRole('main').getByRole('status')
      await expect(notice).toContainText(received.text)
      await expect(notice).toBeFocused()
      await expectAccessible(page)
      expect(await toMessages(email)).toEqual([])
      await setFault('none')
      await expect.poll(async () => (await toMessages(email)).length, { timeout: 30_000 }).toBe(1)
      expect((await toMessages(email))[0]).toMatchObject({ form: 'contact', state: 'new' })
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1)
    })

  test('a registration is received, and a mail says whether there is a place', async ({ page }) => {
    const email = newEmail('outage.event')
    await page.goto('/events/1/living-sector-forum/register')
    await setFault('refused')
    await page.getByLabel(messages.en.forms.fields.name, { exact: true }).fill('Ada Visitor')
    await page.getByLabel(messages.en.forms.fields.email, { exact: true }).fill(email)
    await page.getByRole('button', { name: messages.en.event.register }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      messages.en.received.registration,
    )
    await setFault('none')
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toEqual([expect.stringContaining('You are registered')])
  })

  test('an invalid form is refused at once, with its values', async ({ page }) => {
    await page.goto('/contact-us/press')
    await setFault('refused')
    await page.getByLabel(messages.en.forms.fields.name, { exact: true }).fill('Ada Visitor')
    await page.getByLabel(messages.en.forms.fields.email, { exact: true }).fill('no-address')
    await page.locator('main form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
    await page.getByRole('button', { name: messages.en.contact.send }).click()
    await expect(page.getByText(messages.en.forms.errors.email)).toBeVisible()
    await expect(page.getByLabel(messages.en.forms.fields.name, { exact: true })).toHaveValue(
      'Ada Visitor',
    )
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a message leads to a page that says it is stored', async ({ page }) => {
      const email = newEmail('outage.plain')
      await page.goto('/fr-fr/contact-us/press')
      await setFault('refused')
      const { forms, contact, received } = messages['fr-fr']
      await page.getByLabel(forms.fields.name, { exact: true }).fill('Ada Visiteuse')
      await page.getByLabel(forms.fields.email, { exact: true }).fill(email)
      await page.getByLabel(forms.fields.message, { exact: true }).fill('Pendant une panne.')
      await page.getByLabel(forms.fields.noClient).check()
      await page.getByRole('button', { name: contact.send }).click()
      await expect(page).toHaveURL(/\/fr-fr\/received$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(received.title)
      await setFault('none')
      await expect.poll(async () => (await toMessages(email)).length, { timeout: 30_000 }).toBe(1)
    })

    test('a question of a graduate does so in the language of the graduate site', async ({
      page,
    }) => {
      const email = newEmail('outage.graduate')
      await page.goto('/nl-nl/graduates/contact-us')
      await setFault('refused')
      const { forms, graduates, received } = dutch
      await page.getByLabel(forms.fields.name, { exact: true }).fill('Ada Student')
      await page.getByLabel(forms.fields.email, { exact: true }).fill(email)
      await page.getByLabel(forms.fields.message, { exact: true }).fill('Tijdens een storing.')
      await page.getByRole('button', { name: graduates.forms.question.submit }).click()
      await expect(page).toHaveURL(/\/nl-nl\/graduates\/received$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(received.title)
      await expect(page.getByRole('navigation').first()).toBeVisible()
      await setFault('none')
      await expect.poll(async () => (await toMessages(email)).length, { timeout: 30_000 }).toBe(1)
    })
  })
})
