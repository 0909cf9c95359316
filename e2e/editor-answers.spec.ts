import { callContent } from './support/content-api'
import { createMember, signInAt } from './support/members'
import { expect, expectAccessible, messages, test } from './support/site'

type Answer = { id: number; title: string; summary: string; question: { title: string } }

async function answerOfGermany(): Promise<Answer> {
  const found = 'navigator-answers?where[jurisdiction][equals]=1&limit=1&depth=1'
  const [answer] = (await callContent<{ docs: Answer[] }>('GET', found)).body.docs
  if (!answer) throw new Error('Germany has no answer.')
  return answer
}

test('an edited answer is on its jurisdiction’s page at once', async ({ request }) => {
  const root = '/products/navigator/data-protection'
  const answer = await answerOfGermany()
  const path = `${root}/europe/germany`
  expect(await (await request.get(path)).text()).toContain(answer.title)
  const change = (title: string) =>
    callContent('PATCH', `navigator-answers/${answer.id}?locale=en`, {
      title,
      _status: 'published',
    })
  try {
    expect((await change('Stated anew by a test')).status).toBe(200)
    for (const page of [path, `${root}/europe`])
      await expect
        .poll(async () => (await request.get(page)).text(), { timeout: 15_000 })
        .toContain('Stated anew by a test')
  } finally {
    await change(answer.title)
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: 15_000 })
      .not.toContain('Stated anew by a test')
  }
})

test('a changed answer marks saved reports and sends alerts, without its text', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const texts = messages.en.navigator.report
  const member = await createMember()
  await signInAt(page, member, '/dashboard/products')
  const found = `members?where[subject][equals]=${encodeURIComponent(member.subject)}&depth=0`
  const [record] = (await callContent<{ docs: { id: number }[] }>('GET', found)).body.docs
  const term = {
    permission: 'product|navigator.data-protection',
    from: new Date(Date.now() - 86_400_000).toISOString(),
    until: new Date(Date.now() + 86_400_000).toISOString(),
  }
  const terms = { productSubscriptions: [term] }
  expect((await callContent('PATCH', `members/${record?.id}`, terms)).status).toBe(200)

  const builder = '/products/navigator/data-protection/report-builder'
  await page.goto(`${builder}?with=germany&depth=summary`)
  await page.getByLabel(texts.saved.name, { exact: true }).first().fill('Board paper')
  await page.getByRole('button', { name: texts.saved.save }).click()
  await expect(page.getByRole('link', { name: 'Board paper' })).toBeVisible()
  const alerts = page.getByRole('region', { name: texts.alerts.title })
  await alerts.locator('select').selectOption('immediately')
  await alerts.getByRole('button', { name: texts.alerts.submit }).click()
  const name = 'Data protection · Germany'
  await expect(alerts.getByRole('link', { name })).toHaveAttribute(
    'href',
    `${builder}?with=germany`,
  )
  await expectAccessible(page)

  const answer = await answerOfGermany()
  const change = (summary: string) =>
    callContent('PATCH', `navigator-answers/${answer.id}?locale=en`, {
      summary,
      _status: 'published',
    })
  try {
    expect((await change('SECRET: stated anew by a test.')).status).toBe(200)
    await page.reload()
    const changed = page
      .getByRole('region', { name: texts.saved.title })
      .getByRole('link', { name: answer.question.title })
    await expect(changed).toBeVisible()
    await page
      .getByRole('button', { name: texts.saved.refreshNamed.replace('{name}', 'Board paper') })
      .click()
    await expect(changed).toHaveCount(0)

    await page.goto('/newsletters-and-alerts')
    await expect(
      page.getByRole('heading', {
        name: messages.en.member.alerts.navigator.replace('{name}', name),
      }),
    ).toBeVisible()
    const main = page.getByRole('main')
    await main
      .locator('summary')
      .filter({ hasText: messages.en.member.alerts.frequencies.immediately })
      .click()
    await expect(main.getByText(`Germany · ${answer.question.title}`).first()).toBeVisible()
    await expect(main).not.toContainText('SECRET')
  } finally {
    await change(answer.summary)
  }

  await page.goto(builder)
  await page.getByRole('button', { name: texts.alerts.pauseNamed.replace('{name}', name) }).click()
  await expect(alerts.getByText(texts.alerts.paused)).toBeVisible()
  await page.getByRole('button', { name: texts.alerts.resumeNamed.replace('{name}', name) }).click()
  await expect(alerts.getByText(messages.en.member.alerts.frequencies.immediately)).toBeVisible()
  await page.getByRole('button', { name: `${messages.en.member.alerts.delete}: ${name}` }).click()
  await expect(alerts.getByRole('link', { name })).toHaveCount(0)
})
