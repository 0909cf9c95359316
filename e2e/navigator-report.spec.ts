import { inflateRawSync } from 'node:zlib'
import { spawnSync } from 'node:child_process'
import { getAnswers, type Answer } from './support/navigator-answers'
import { createMember, signInAt, signIn, type Account } from './support/members'
import type { APIRequestContext } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothTiers,
  type Locale,
  locales,
  messages,
  prefix,
  services,
  test,
} from './support/site'

const root = '/products/navigator/data-protection'
const builder = `${root}/report-builder`
const report = '/api/navigator/data-protection/report'
const texts = messages.en.navigator.report
const chosen = 'with=germany,france&questions=fines,breach-reporting-deadline&language='

const pure = (text: string): string => text.replace(/[\s\u00a0\u202f\u00ad-]+/g, '')
const startOf = ({ summary }: Answer): string => pure(summary).slice(0, 24)

/** Text of a zip entry. */
function unzip(bytes: Buffer, name: string): string {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  let at = bytes.readUInt32LE(end + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength, extra, comment, local] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ]
    if (bytes.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      const data = bytes.subarray(start, start + packed)
      return (bytes.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString()
    }
    at += 46 + nameLength + extra + comment
  }
  throw new Error(`There is no ${name}.`)
}

/** Text of a PDF by poppler's `pdftotext`; null where it is not installed. */
function pdfText(bytes: Buffer): string | null {
  const run = spawnSync('pdftotext', ['-', '-'], { input: bytes, maxBuffer: 1 << 28 })
  return run.error ? null : run.stdout.toString()
}

/** The report's text per format. */
async function textsOfReport(
  request: APIRequestContext,
  query: string,
): Promise<Record<string, string>> {
  const files: Buffer[] = []
  for (const format of ['csv', 'docx', 'pdf']) {
    const response = await request.get(`${report}.${format}?${query}`)
    expect([format, response.status()]).toEqual([format, 200])
    expect(response.headers()['cache-control']).toContain('no-store')
    files.push(await response.body())
  }
  const [csv, docx, pdf] = files as [Buffer, Buffer, Buffer]
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
  const read = pdfText(pdf)
  return {
    csv: pure(csv.toString()),
    docx: pure(unzip(docx, 'word/document.xml').replace(/<[^>]+>/g, '')),
    ...(read === null ? {} : { pdf: pure(read) }),
  }
}

/** First sentences of gated answers, without those that public answers contain as well. */
async function secretsOf(locale: Locale): Promise<string[]> {
  const answers = await getAnswers(locale)
  const open = new Set(answers.filter(({ jurisdiction }) => jurisdiction.sample).map(startOf))
  const secrets = answers
    .filter(({ jurisdiction }) => !jurisdiction.sample)
    .map(startOf)
    .filter((sentence) => sentence.length > 12 && !open.has(sentence))
  expect(secrets.length).toBeGreaterThan(100)
  return secrets
}

const isChosen = ({ question, jurisdiction }: Answer): boolean =>
  ['germany', 'france'].includes(jurisdiction.slug) &&
  ['fines', 'breach-reporting-deadline'].includes(question.slug)

for (const locale of locales) {
  test(`${locale}: a report for a permitted reader contains exactly the selected answers, in every format${inBothTiers(locale === 'en')}`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.goto(root)
    await signIn(page, 'all')
    const answers = await getAnswers(locale)
    const [expected, unexpected] = [
      answers.filter(isChosen).map(startOf),
      answers.filter((answer) => !isChosen(answer)).map(startOf),
    ]
    expect(expected.length).toBeGreaterThan(1)
    for (const [format, reportText] of Object.entries(
      await textsOfReport(page.request, `${chosen}${locale}&depth=summary`),
    )) {
      expect([format, expected.filter((sentence) => !reportText.includes(sentence))]).toEqual([
        format,
        [],
      ])
      expect([
        format,
        unexpected.filter(
          (sentence) =>
            sentence.length > 12 && !expected.includes(sentence) && reportText.includes(sentence),
        ),
      ]).toEqual([format, []])
    }
  })

  test(`${locale}: a visitor's report contains no gated answer`, async ({ request }) => {
    test.setTimeout(90_000)
    const secrets = await secretsOf(locale)
    for (const [format, reportText] of Object.entries(
      await textsOfReport(request, `pick=all-places&depth=full&language=${locale}`),
    ))
      expect([format, secrets.filter((sentence) => reportText.includes(sentence))]).toEqual([
        format,
        [],
      ])
    const page = await (
      await request.get(`${prefix[locale]}${builder}?pick=all-places&depth=full`)
    ).text()
    expect(secrets.filter((sentence) => pure(page).includes(sentence))).toEqual([])
  })
}

for (const account of ['none'] satisfies Account[]) {
  test(`the report of the account "${account}" contains no gated answer`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.goto(root)
    await signIn(page, account)
    const secrets = await secretsOf('en')
    for (const [format, reportText] of Object.entries(
      await textsOfReport(page.request, 'pick=all-places&depth=full&language=en'),
    ))
      expect([format, secrets.filter((sentence) => reportText.includes(sentence))]).toEqual([
        format,
        [],
      ])
  })
}

test('returns 400, 403 or 404 for invalid requests', async ({ request }) => {
  for (const [path, status] of [
    ['/api/navigator/nothing/report.pdf?with=france', 404],
    [`${report}.xls?with=france`, 404],
    [`${report}?with=france`, 404],
    [`${report}.pdf`, 400],
    [`${report}.pdf?with=atlantis`, 400],
    [`${report}.csv?with=france&depth=deep`, 400],
    [`${report}.csv?with=france&language=xx`, 400],
    [`${report}.csv?with=france&as-at=2025-02-30`, 400],
    [`${report}.docx?with=france&questions=nothing`, 400],
    ['/api/navigator/reports/00000000-0000-4000-8000-000000000000', 404],
  ] as const)
    expect([path, (await request.get(path)).status()]).toEqual([path, status])
  expect(
    (
      await request.post('/api/navigator/reports', {
        data: { service: 'data-protection', query: 'with=germany' },
        headers: { origin: 'https://elsewhere.example' },
      })
    ).status(),
  ).toBe(403)
})

test('the comparison passes its state to the report, and an unknown jurisdiction is skipped with a notice', async ({
  page,
}) => {
  await page.goto(`${root}?with=germany,france&topic=enforcement`)
  await page.getByRole('link', { name: messages.en.navigator.buildReport }).click()
  await expect(page).toHaveURL(/report-builder\?with=germany%2Cfrance&topic=enforcement/)
  await page.goto(`${builder}?with=germany,atlantis`)
  await expect(page.getByRole('note').filter({ hasText: 'atlantis' })).toBeVisible()
  await expect(page.locator('section[id^="report-"]')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('choices produce a preview and a file @story', async ({ page }) => {
    await page.goto(builder)
    await expect(page.getByRole('heading', { name: texts.nothingTitle })).toBeVisible()
    await page.getByRole('button', { name: texts.allPlaces }).click()
    await expect(page.getByRole('region', { name: texts.take })).toBeVisible()
    await page.getByRole('button', { name: texts.noPlaces }).click()
    await page.locator('main form summary').first().click()
    await page.locator('main form details').first().getByRole('checkbox').first().check()
    await page.getByRole('button', { name: texts.update }).click()
    await expect(page.locator('section[id^="report-"]')).toHaveCount(1)
    expect(
      (
        await page.request.get(
          (await page
            .getByRole('region', { name: texts.take })
            .getByRole('link')
            .first()
            .getAttribute('href')) ?? '',
        )
      ).status(),
    ).toBe(200)
  })
})

test('a PDF job reports its progress, to its owner only', async ({ page, playwright }) => {
  await page.goto(`${builder}?with=germany`)
  await expect(page.locator('a[data-report][data-ready]')).toBeAttached()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('a[data-report]').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^data-protection-\d{4}-\d\d-\d\d-en\.pdf$/)
  await page.goto(root)
  await signIn(page, 'all')
  const started = await page.request.post('/api/navigator/reports', {
    data: { service: 'data-protection', query: 'with=france&language=en' },
    headers: { origin: new URL(page.url()).origin },
  })
  const { id } = (await started.json()) as { id: string }
  expect((await page.request.get(`/api/navigator/reports/${id}`)).status()).toBe(200)
  const stranger = await playwright.request.newContext({ baseURL: services.site })
  for (const path of [`/api/navigator/reports/${id}`, `/api/navigator/reports/${id}?file`])
    expect((await stranger.get(path)).status()).toBe(404)
  await stranger.dispose()
})

test('a member saves, renames and deletes a report @story', async ({ page }) => {
  test.setTimeout(60_000)
  await signInAt(page, await createMember(), '/dashboard/products')
  await page.goto(`${builder}?with=germany&depth=summary`)
  await page.getByLabel(texts.saved.name, { exact: true }).first().fill('Board paper')
  await page.getByRole('button', { name: texts.saved.save }).click()
  await expect(page.getByRole('link', { name: 'Board paper' })).toHaveAttribute(
    'href',
    /with=germany/,
  )
  await page.getByLabel(texts.saved.renameNamed.replace('{name}', 'Board paper')).click()
  await page.locator('details input[name="name"]').fill('Second paper')
  await page.locator('details button').click()
  await expect(page.getByRole('link', { name: 'Second paper' })).toBeVisible()
  await page
    .getByRole('button', { name: texts.saved.deleteNamed.replace('{name}', 'Second paper') })
    .click()
  await expect(page.getByRole('link', { name: 'Second paper' })).toHaveCount(0)
})

for (const locale of locales) {
  test(`${locale}: the page is accessible and does not overflow a narrow screen`, async ({
    page,
  }) => {
    await page.goto(`${prefix[locale]}${builder}?with=germany&depth=full`)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoOverflow(page)
  })
}
