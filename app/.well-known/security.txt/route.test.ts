/** @jest-environment node */
import { findPage } from '@/lib/content/page/find-page'
import { getSite } from '@/lib/content/site/get-site'
import { GET } from './route'

jest.mock('@/lib/content/site/get-site', () => ({ getSite: jest.fn() }))
jest.mock('@/lib/content/page/find-page', () => ({ findPage: jest.fn() }))

const contacts = async (email: string, page: object | null) => {
  jest.mocked(getSite).mockResolvedValue({ email } as never)
  jest.mocked(findPage).mockResolvedValue(page as never)
  const text = await (await GET()).text()
  return [...text.matchAll(/^Contact: (.*)$/gm)].map(([, contact]) =>
    contact?.replace(/^http.*?\w\//, '/'),
  )
}

test('names the mailbox of the settings and the page about the website', async () =>
  expect(
    await contacts('info@harcourt.test', { to: 'contactPage', params: { slug: 'website' } }),
  ).toEqual(['mailto:info@harcourt.test', '/contact-us/website']))

test('names the contact page alone where nothing else is published', async () =>
  expect(await contacts('', null)).toEqual(['/contact-us']))
