import type { Site } from '../content/site/get-site'
import { toLlmsTxt } from './write-llms-txt'

jest.mock('../content/site/get-site', () => ({}))
jest.mock('@/lib/env/env', () => ({ env: { SITE_URL: 'https://www.firm.example' } }))

const site = {
  firmName: 'Firm\nLLP',
  description: 'A firm.',
  sections: [
    {
      label: 'People',
      href: '/people',
      intro: null,
      groups: [
        {
          heading: 'G',
          links: [
            { label: 'A [b]', href: '/tmt' },
            { label: 'F', href: '/people?a=1' },
          ],
        },
      ],
    },
    { label: 'Out', href: 'https://elsewhere.example/', intro: null, groups: [] },
  ],
  utility: [],
  legalLinks: [{ label: 'Legal', href: '/legal-and-regulatory-information' }],
} as unknown as Site

test('the sections of the navigation are links to the Markdown of their pages', () => {
  const blocks = toLlmsTxt(site, 'https://www.firm.example').split('\n\n')
  expect(blocks.slice(0, 2)).toEqual(['# Firm LLP', '> A firm.'])
  expect(blocks.slice(3, 7)).toEqual([
    '## People',
    '- [People](https://www.firm.example/people.md)\n- [A \\[b\\]](https://www.firm.example/tmt.md)',
    '## Languages',
    [
      '- [English](https://www.firm.example/index.md)',
      '- [Français](https://www.firm.example/fr-fr/index.md)',
      '- [中文](https://www.firm.example/zh-cn/index.md)',
    ].join('\n'),
  ])
})
