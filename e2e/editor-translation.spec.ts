import { callContent } from './support/content-api'
import { copyToLanguage } from './support/copy-to-language'
import { createAccount, logIn } from './support/editor-accounts'
import { expect, messages, services, test } from './support/site'

test('a translation is on the site from its publication to its unpublication @story', async ({
  page,
  request,
}) => {
  const title = 'A page with its own status'
  const creation = await callContent('POST', 'about-pages?locale=en&depth=0', {
    title,
    summary: 'English summary',
    slug: 'own-status',
    body: [],
    _status: 'published',
  })
  expect(creation.status).toBe(201)
  const { doc } = creation.body
  const path = '/about-us/own-status'
  /** The language of the French page's text, by its notice, canonical link and hreflang. */
  const shown = async () => {
    const html = await (await request.get(`/fr-fr${path}`)).text()
    return {
      notice: html.includes(messages['fr-fr'].common.notTranslated),
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      french: /hrefLang="fr-FR"/i.test(html),
      draft: html.includes('Un statut propre'),
    }
  }
  const english = {
    notice: true,
    canonical: services.site + path,
    french: false,
    draft: false,
  }
  const french = {
    notice: false,
    canonical: `${services.site}/fr-fr${path}`,
    french: true,
    draft: true,
  }
  const inSitemap = async () =>
    (await (await request.get('/sitemaps/pages-fr-fr.xml')).text()).includes(`/fr-fr${path}`)
  try {
    await expect.poll(shown).toEqual(english)
    await logIn(page, (await createAccount('publisher')).email)
    const form = `${services.content}/admin/collections/about-pages/${doc.id}`
    await page.goto(`${form}?locale=en`)
    await copyToLanguage(page, 'Français')
    await expect(page.locator('.status__value')).toHaveText('Draft')
    const heading = page.locator('#field-title')
    await expect(heading).toHaveValue(title)
    await heading.fill('Un statut propre')
    await page.locator('#action-save-draft').click()
    await expect(page.locator('#action-save-draft')).toBeDisabled()
    // an English edit revalidates the pages in all languages
    await page.goto(`${form}?locale=en`)
    await expect(page.locator('#field-summary')).toHaveValue('English summary')
    await page.locator('#field-summary').fill('Edited in English')
    await page.getByRole('button', { name: 'Publish in English' }).click()
    await expect
      .poll(async () => (await request.get(`/fr-fr${path}`)).text())
      .toContain('Edited in English')
    expect(await shown()).toEqual(english)

    await page.goto(`${form}?locale=fr-fr`)
    await page.getByRole('button', { name: 'Publish in Français' }).click()
    await expect.poll(shown).toEqual(french)
    await expect.poll(inSitemap).toBe(true)

    await page.locator('.doc-controls__popup .popup-button').click()
    await page.locator('#action-unpublish-locale').click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(shown).toEqual(english)
    await expect.poll(inSitemap).toBe(false)
  } finally {
    await callContent('DELETE', `about-pages/${doc.id}`)
  }
})
