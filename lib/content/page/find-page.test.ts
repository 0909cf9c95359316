import { findPage } from './find-page'
import type { PageNode } from './types'

const nodes = jest.fn<Promise<PageNode[]>, [string]>()
jest.mock('./get-tree', () => ({ getTree: (type: string) => nodes(type) }))

const node = (type: PageNode['type'], slug: string, area: PageNode['area'] = null) =>
  ({ id: 1, type, slug, area, parent: null, root: null }) as PageNode

describe('a link to a page that editors may not have written', () => {
  test.each([
    [{ to: 'accessTheTool' }, node('marketing', 'access-the-tool', 'root')],
    [
      { to: 'contactPage', params: { slug: 'careers' }, query: { about: 'x' } },
      node('marketing', 'careers', 'contact_us'),
    ],
    [{ to: 'dataPrivacy' }, node('legal', 'data-privacy')],
    [{ to: 'thankYou', params: { slug: 'contact' } }, node('marketing', 'contact', 'thank_you')],
  ] as const)('%j is shown with its document only', async (target, document) => {
    nodes.mockImplementation(async (type) => (type === document.type ? [document] : []))
    expect(await findPage(target, 'fr-fr')).toBe(target)
    nodes.mockResolvedValue([])
    expect(await findPage(target, 'fr-fr')).toBeNull()
  })

  test('is not shown for a document of another area with the same slug', async () => {
    nodes.mockResolvedValue([node('marketing', 'careers', 'thank_you')])
    expect(await findPage({ to: 'contactPage', params: { slug: 'careers' } }, 'en')).toBeNull()
  })
})
