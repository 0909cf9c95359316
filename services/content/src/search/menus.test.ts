import { toMenuPages } from './menus'

const link = (label: string, href: string) => ({ label, href })

test('a page has all labels of menus and footer, and the text of its section', () => {
  const pages = toMenuPages(
    {
      utility: [link('Offices', '/locations')],
      sections: [
        {
          ...link('Insights', '/insights'),
          intro: 'What lawyers write.',
          groups: [{ heading: 'More', links: [link('All insights', '/insights')] }],
        },
      ],
      footer: [
        { heading: 'Firm', links: [link('Publications', '/insights'), link('Deals', '/deals')] },
      ],
    },
    { legalLinks: [link('Site map', '/site-map'), link('Offices', '/locations')] },
  )
  expect(Object.fromEntries(pages)).toEqual({
    '/insights': {
      labels: ['Insights', 'Publications', 'All insights'],
      intro: 'What lawyers write.',
    },
    '/locations': { labels: ['Offices'], intro: '' },
    '/deals': { labels: ['Deals'], intro: '' },
    '/site-map': { labels: ['Site map'], intro: '' },
  })
})

test.each(['/people?level=partner', '/expertise#sectors', 'https://firm.example/people', ''])(
  'the link %j names no page',
  (href) => expect([...toMenuPages({ utility: [link('Link', href)] }, {})]).toEqual([]),
)

test.each([[{}], [{ utility: null, sections: null, footer: null }]])(
  'a menu %j that is not translated names no page',
  (navigation) => expect([...toMenuPages(navigation, { legalLinks: null })]).toEqual([]),
)
