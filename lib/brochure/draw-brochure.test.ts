import { inflateSync } from 'node:zlib'
import { toPalette } from '@law-firm/contract/brand'
import { drawBrochure, type Brochure } from './draw-brochure'

jest.mock('server-only', () => ({}))

const brochure = (rows: Parameters<typeof toPalette>[0]): Brochure => ({
  firmName: 'Harcourt Vale',
  palette: toPalette(rows, 'light'),
  title: 'Graduates',
  country: 'Singapore',
  language: 'en-SG',
  url: 'https://www.site.test/graduates',
  lead: 'Start here.',
  chapters: [{ title: 'Students', summary: 'What we offer.', body: [] }],
  deadlines: { heading: 'Deadlines', items: [{ title: 'Round one', date: '1 May 2027' }] },
  team: { heading: 'Team', items: ['Ada'] },
})

/** The drawing operators of a PDF. */
async function drawnWith(rows: Parameters<typeof toPalette>[0]): Promise<string> {
  const text = (await drawBrochure(brochure(rows))).toString('latin1')
  return [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)]
    .map(([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
}

test('a brochure has the colours of the firm', async () => {
  const cover = '0 0.2 0 scn'
  expect(await drawnWith([{ token: 'night', light: '#003300' }])).toContain(cover)
  expect(await drawnWith([])).not.toContain(cover)
})
