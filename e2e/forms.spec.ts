import type { Page, Route } from '@playwright/test'
import { changeMessage, mailsTo, toMessages } from './support/inbox'
import {
  expect,
  expectAccessible,
  inBothTiers,
  type Locale,
  locales,
  messages,
  prefix,
  test,
} from './support/site'

let count = 0
/** A unique email address, so that each test finds its own mail. */
const newEmail = (name: string) => `${name}.${process.pid}.${(count += 1)}@visitor.example`

async function fillContact(
  page: Page,
  locale: Locale,
  email: string,
  message = 'A question about a filing in Tokyo.',
) {
  const { fields } = messages[locale].forms
  await page.getByLabel(fields.name, { exact: true }).fill('Ada Visitor')
  await page.getByLabel(fields.email, { exact: true }).fill(email)
  await page.getByLabel(fields.message, { exact: true }).fill(message)
  await page.getByLabel(fields.noClient).check()
}

const faults: [string, (route: Route) => Promise<void>][] = [
  ['offline', (route) => route.abort('internetdisconnected')],
  ['connection reset', (route) => route.abort('connectionreset')],
  ['429', (route) => route.fulfill({ status: 429, body: 'Please try again later.' })],
  ['503', (route) => route.fulfill({ status: 503, body: 'Please try again later.' })],
]

for (const [index, [fault, respond]] of faults.entries()) {
  const locale = locales[index % locales.length] ?? 'en'
  test(`${locale}: a message that is not answered (${fault}) stays in its form and is sent again${inBothTiers(['offline', '503'].includes(fault))}`, async ({
    browser,
  }) => {
    const page = await browser.newPage() // the fault writes to the console
    const email = newEmail(`unanswered.${index}`)
    const { unanswered, sendAgain } = messages[locale].unavailable
    await page.goto(`${prefix[locale]}/contact-us/press`)
    await fillContact(page, locale, email)
    await page.route('**/contact-us/press', (route) =>
      route.request().method() === 'POST' ? respond(route) : route.continue(),
    )
    for (const button of [messages[locale].contact.send, sendAgain]) {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('alert').filter({ hasText: unanswered })).toBeFocused()
      await expect(page.getByRole('button', { name: sendAgain })).toBeEnabled()
    }
    const { fields } = messages[locale].forms
    await expect(page.getByLabel(fields.email, { exact: true })).toHaveValue(email)
    await expect(page.getByLabel(fields.message, { exact: true })).toHaveValue(/Tokyo/)
    await expect(page.getByLabel(fields.noClient)).toBeChecked()
    await page.unroute('**/contact-us/press')
    await page.getByRole('button', { name: sendAgain }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix[locale]}/thank-you/contact-us$`))
    expect(await toMessages(email)).toHaveLength(1)
    await page.close()
  })
}

for (const locale of locales) {
  test(`${locale}: a message is accepted, stored, and confirmed by mail @story`, async ({
    page,
  }) => {
    const email = newEmail(`contact.${locale}`)
    await page.goto(`${prefix[locale]}/contact-us/press`)
    await fillContact(page, locale, email)
    await page.getByRole('button', { name: messages[locale].contact.send }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix[locale]}/thank-you/contact-us$`))
    await expect(page.locator('h1')).toBeVisible()
    const [message] = await toMessages(email)
    expect(message).toMatchObject({ form: 'contact', state: 'new' })
    expect(message?.values).toContainEqual(
      expect.objectContaining({ label: 'Message', value: 'A question about a filing in Tokyo.' }),
    )
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain(`contact-${message?.id}`)
    // user input is never mailed to an address that the user typed
    expect(mail?.text).not.toContain('filing in Tokyo')
    await expect
      .poll(
        async () =>
          (await mailsTo('press@aldermere.example')).some(
            ({ text, raw }) =>
              text.includes('filing in Tokyo') && raw.includes(`Reply-To: ${email}`),
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
  })

  test(`${locale}: the contact page lists its subjects in the editors' order`, async ({ page }) => {
    await page.goto(`${prefix[locale]}/contact-us`)
    const subjects = page.locator('main a[href*="/contact-us/"]')
    for (const [place, slug] of ['new-matter', 'press'].entries())
      await expect(subjects.nth(place)).toHaveAttribute(
        'href',
        `${prefix[locale]}/contact-us/${slug}`,
      )
  })

  test(`${locale}: validation errors are shown in place and keep the values @story`, async ({
    page,
  }) => {
    await page.goto(`${prefix[locale]}/contact-us`)
    await fillContact(page, locale, 'not-an-address')
    await page.locator('main form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
    await page.getByRole('button', { name: messages[locale].contact.send }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      messages[locale].forms.failures.invalid,
    )
    await expect(page.getByText(messages[locale].forms.errors.email)).toBeVisible()
    await expect(
      page.getByLabel(messages[locale].forms.fields.email, { exact: true }),
    ).toHaveAttribute('aria-invalid', 'true')
    await expect(
      page.getByLabel(messages[locale].forms.fields.message, { exact: true }),
    ).toHaveValue('A question about a filing in Tokyo.')
    await expect(page.getByLabel(messages[locale].forms.fields.noClient)).toBeChecked()
    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is held for review and sent when an editor releases it @story', async ({
    page,
  }) => {
    const email = newEmail('plain')
    await page.goto('/contact-us')
    await fillContact(page, 'en', email)
    await page.getByRole('button', { name: messages.en.contact.send }).click()
    await expect(page).toHaveURL(/\/thank-you\/contact-us$/)
    const [message] = await toMessages(email)
    expect(message?.state).toBe('held')
    expect(await mailsTo(email)).toHaveLength(0)
    expect(await changeMessage(message?.id ?? 0, { state: 'new' })).toBe(200)
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1)
  })

  test('validation errors keep the values', async ({ page }) => {
    await page.goto('/fr-fr/contact-us/press')
    await page
      .getByLabel(messages['fr-fr'].forms.fields.name, { exact: true })
      .fill('Ada <b>Visiteuse</b>')
    await page
      .locator('main form')
      .evaluate(() => {})
      .catch(() => {})
    await page
      .getByLabel(messages['fr-fr'].forms.fields.email, { exact: true })
      .fill('ada@visitor.example')
    await page
      .getByLabel(messages['fr-fr'].forms.fields.phone, { exact: false })
      .fill('not a number')
    await page
      .getByLabel(messages['fr-fr'].forms.fields.message, { exact: true })
      .fill('Une question.')
    await page.getByLabel(messages['fr-fr'].forms.fields.noClient).check()
    await page.getByRole('button', { name: messages['fr-fr'].contact.send }).click()
    await expect(page.getByText(messages['fr-fr'].forms.errors.tel)).toBeVisible()
    await expect(page.getByLabel(messages['fr-fr'].forms.fields.name, { exact: true })).toHaveValue(
      'Ada <b>Visiteuse</b>',
    )
    await expect(
      page.getByLabel(messages['fr-fr'].forms.fields.message, { exact: true }),
    ).toHaveValue('Une question.')
  })

  test('an event registration is accepted', async ({ page }) => {
    const email = newEmail('plain-event')
    await page.goto('/events/1/living-sector-forum/register')
    await page.getByLabel(messages.en.forms.fields.name, { exact: true }).fill('Ada Visitor')
    await page.getByLabel(messages.en.forms.fields.email, { exact: true }).fill(email)
    await page.getByRole('button', { name: messages.en.event.register }).click()
    await expect(page).toHaveURL(/\/thank-you\/event-registration$/)
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1)
  })

  test('a graduate’s message is accepted in the language of the country', async ({ page }) => {
    const email = newEmail('graduate')
    await page.goto('/de-de/graduates/contact-us')
    await page.getByLabel('Name', { exact: true }).fill('Ada Referendarin')
    await page.getByLabel('E-Mail', { exact: true }).fill(email)
    await page.getByLabel('Nachricht', { exact: true }).fill('Wann beginnt die Wahlstation?')
    await page.getByRole('button', { name: 'Absenden' }).click()
    await expect(page.getByText('Vielen Dank. Es ist angekommen.')).toBeVisible()
    expect((await toMessages(email))[0]).toMatchObject({ form: 'question', state: 'held' })
  })
})

test.describe('hostile input', () => {
  const hostile: [name: string, value: string][] = [
    ['line breaks and headers', 'Ada\r\nBcc: everybody@evil.test\r\n\r\nBuy'],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['quotes and braces', '"\'`{{constructor.constructor("alert(1)")()}}${7*7}'],
    ['other scripts and marks', '中文 עברית \u202eevil\u202c \u0000\u0007 e\u0301'],
  ]
  for (const [name, value] of hostile) {
    test(name, async ({ page }) => {
      const email = newEmail('hostile')
      await page.goto('/contact-us')
      await fillContact(page, 'en', email, value)
      await page
        .getByLabel(messages.en.forms.fields.name, { exact: true })
        .evaluate((field: HTMLInputElement, text) => (field.value = text), value)
      await page.getByRole('button', { name: messages.en.contact.send }).click()
      await expect(page).toHaveURL(/\/thank-you\/contact-us$/)
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1)
      const [mail] = await mailsTo(email)
      expect(mail?.to).toEqual([email])
      expect(mail?.raw).not.toMatch(/^Bcc:/im)
    })
  }

  test('a megabyte of input is rejected with the limit, and stays in the form', async ({
    page,
  }) => {
    await page.goto('/contact-us')
    await fillContact(page, 'en', newEmail('large'))
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
      const message = form.elements.namedItem('message') as HTMLTextAreaElement
      // without spaces, layout takes the browser a minute
      message.value = 'letters '.repeat(131_071) + 'letters.'
    })
    await page.getByRole('button', { name: messages.en.contact.send }).click()
    await expect(
      page.getByText(messages.en.forms.errors.tooLong.replace('{max}', '5000')),
    ).toBeVisible()
    expect(
      await page
        .getByLabel(messages.en.forms.fields.message, { exact: true })
        .evaluate((field: HTMLTextAreaElement) => field.value.length),
    ).toBe(1_048_576)
  })

  test('a letter that is pasted whole is not cut, and is sent once it is shorter', async ({
    page,
  }) => {
    await page.goto('/contact-us')
    await fillContact(page, 'en', newEmail('letter'))
    const message = page.getByLabel(messages.en.forms.fields.message, { exact: true })
    const tooLong = messages.en.forms.errors.tooLong.replace('{max}', '5000')
    await message.fill('A sentence of a letter. '.repeat(633).trim())
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(`${tooLong} 15191 / 5000`)
    await page.getByRole('button', { name: messages.en.contact.send }).click()
    expect(
      await message.evaluate((field: HTMLTextAreaElement) => [
        field.value.length,
        field.validationMessage,
      ]),
    ).toEqual([15_191, tooLong])
    await message.fill('A sentence of a letter.')
    await page.getByRole('button', { name: messages.en.contact.send }).click()
    await expect(page).toHaveURL(/\/thank-you\/contact-us$/)
  })

  test('a body over the size limit is rejected @story', async ({ request }) => {
    const response = await request
      .post('/contact-us', {
        data: 'a'.repeat(4 * 1_048_576),
        headers: { 'content-type': 'text/plain' },
      })
      .catch(() => null)
    expect([413, undefined]).toContain(response?.status())
  })

  test('a submission with the honeypot field waits for an editor, and is not lost', async ({
    page,
  }) => {
    const email = newEmail('machine')
    await page.goto('/contact-us')
    await fillContact(page, 'en', email)
    await page
      .locator('input[name=leave-empty]')
      .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.test'))
    await page.getByRole('button', { name: messages.en.contact.send }).click()
    await expect(page).toHaveURL(/\/thank-you\//)
    expect(await toMessages(email)).toMatchObject([{ state: 'held' }])
    expect(await mailsTo(email)).toEqual([])
  })
})

test.describe('an event', () => {
  const register = async (
    page: Page,
    path: string,
    email: string,
    button = messages.en.event.register,
  ) => {
    await page.goto(`${path}/register`)
    await page.getByLabel(messages.en.forms.fields.name, { exact: true }).fill('Ada Visitor')
    await page.getByLabel(messages.en.forms.fields.email, { exact: true }).fill(email)
    await page.getByRole('button', { name: button }).click()
  }

  test('confirms a registration with a calendar entry and a cancellation link @story', async ({
    page,
  }) => {
    const email = newEmail('event')
    await register(page, '/events/1/living-sector-forum', email)
    await expect(page).toHaveURL(/\/thank-you\/event-registration$/)
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1)
    const [mail] = await mailsTo(email)
    expect(mail?.raw).toMatch(/text\/calendar/)
    const link = /\S+\/register\?cancel=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    // a second time: the page does not reveal that the address is registered, its mail does
    await register(page, '/events/1/living-sector-forum', email)
    await expect(page).toHaveURL(/\/thank-you\/event-registration$/)
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(2)
    await page.goto(link)
    await page.getByRole('button', { name: messages.en.register.cancel }).click()
    await expect(page).toHaveURL(/\/thank-you\/event-cancelled$/)
    await page.goto(link)
    await expect(page.getByText(messages.en.register.cancelledAlready)).toBeVisible()
  })

  test('adds registrations to a waiting list when full, and promotes when a place becomes free', async ({
    page,
    request,
  }) => {
    const list = await (await request.get('/insights?type=event&q=clinic')).text()
    const path = /href="(\/events\/\d+\/cartel-interview-clinic)"/.exec(list)?.[1] ?? ''
    await page.goto(path)
    await expect(page.getByText(messages.en.event.state.waiting)).toBeVisible()
    const email = newEmail('waiting')
    await register(page, path, email, messages.en.event.joinWaiting)
    await expect(page).toHaveURL(/\/thank-you\/event-waiting-list$/)
    await expect
      .poll(async () => (await mailsTo(email))[0]?.subject ?? '', { timeout: 20_000 })
      .toContain('waiting list')
  })

  test('explains why registration is not possible', async ({ page, request }) => {
    const list = await (await request.get('/insights?type=event')).text()
    const second = await (await request.get('/insights?type=event&page=2')).text()
    for (const [slug, state] of [
      ['hydrogen-breakfast-tokyo', 'cancelled'],
      ['emergency-arbitrator-moot', 'early'],
      ['german-filings-seminar', 'closed'],
    ] as const) {
      const path = new RegExp(`href="(/events/\\d+/${slug})"`).exec(list + second)?.[1] ?? ''
      await page.goto(`${path}/register`)
      await expect(
        page.getByRole('heading', { name: messages.en.event.state[state] }),
      ).toBeVisible()
      await expect(page.getByLabel(messages.en.forms.fields.email, { exact: true })).toHaveCount(0)
    }
  })

  test('rejects a forged cancellation link', async ({ request }) => {
    expect(
      (await request.get('/events/1/living-sector-forum/register?cancel=made-up')).status(),
    ).toBe(404)
  })
})

test('access to a tool can be requested', async ({ page }) => {
  const email = newEmail('access')
  await page.goto('/access-the-tool')
  await page.getByLabel(messages.en.forms.fields.name, { exact: true }).fill('Ada Visitor')
  await page.getByLabel(messages.en.forms.fields.email, { exact: true }).fill(email)
  await page.getByLabel(messages.en.forms.fields.organisation, { exact: true }).fill('Quillon')
  await page.getByLabel(messages.en.forms.fields.tool, { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: messages.en.products.request }).click()
  await expect(page).toHaveURL(/\/thank-you\/access-request$/)
  expect((await toMessages(email))[0]).toMatchObject({ form: 'access', state: 'new' })
})

test('the stored messages are readable by editors only @story', async ({ request }) => {
  const content = process.env.TEST_CONTENT_URL ?? 'http://localhost:3101'
  const site = { authorization: `users API-Key ${process.env.TEST_FORMS_KEY ?? ''}` }
  for (const name of ['submissions', 'registrations', 'mails']) {
    expect((await request.get(`${content}/api/${name}`)).status()).toBe(403)
    expect((await request.get(`${content}/api/${name}`, { headers: site })).status()).toBe(403)
  }
  expect(
    (
      await request.post(`${content}/api/forms/submissions`, { data: { form: 'contact' } })
    ).status(),
  ).toBe(401)
  for (const data of ['[]', '{}', '{"form":7}', `{"form":"${'a'.repeat(500)}"}`]) {
    expect(
      (
        await request.post(`${content}/api/forms/submissions`, {
          headers: { ...site, 'content-type': 'application/json' },
          data,
        })
      ).status(),
    ).toBe(400)
  }
})
