import { asRaw } from '@/lib/testing/raw'
import { toBrand } from './to-brand'

const raw = (brand: object) => asRaw<Parameters<typeof toBrand>[0]>(brand)
const picture = (name: string) => ({ id: 1, url: `/${name}.png`, width: 9, height: 4, alt: 'A' })

describe('the brand of a firm', () => {
  test.each([null, undefined, { colours: null, logo: null, logoOnDark: null, mark: null }])(
    'is that of the tokens without settings: %j',
    (brand) =>
      expect(toBrand(brand && raw(brand))).toMatchObject({
        logo: null,
        logoOnDark: null,
        mark: null,
        palette: { pine: '#123c32', 'paper-2': '#f3f0e8' },
        grounds: { light: '#fbfaf6', dark: '#0b2720' },
        sheet: null,
      }),
  )

  test('has the colours of the settings, whose names have lost their hyphens', () => {
    const colours = [{ token: 'paper_2', light: '#f4f4f0', dark: null }]
    const { palette, sheet } = toBrand(raw({ colours }))
    expect(palette['paper-2']).toBe('#f4f4f0')
    expect(sheet?.css).toContain('--paper-2:#f4f4f0')
    expect(sheet?.href).toMatch(/^\/api\/brand\.css\?v=[\da-f]{12}$/)
  })

  test('changes the address of its style sheet with each colour', () => {
    const hrefOf = (light: string) =>
      toBrand(raw({ colours: [{ token: 'pine', light, dark: null }] })).sheet?.href
    expect(hrefOf('#003366')).toBe(hrefOf('#003366'))
    expect(hrefOf('#003366')).not.toBe(hrefOf('#003367'))
  })

  test('has a style sheet of its own in a preview', () => {
    const colours = [{ token: 'pine', light: '#003366', dark: null }]
    expect(toBrand(raw({ colours }), true).sheet?.href).toMatch(/^\/api\/preview\/brand\.css\?v=/)
  })

  test('has its logo on dark, too, unless there is another', () => {
    expect(toBrand(raw({ logo: picture('a') })).logoOnDark?.url).toMatch(/^\/a\.png/)
    const both = toBrand(raw({ logo: picture('a'), logoOnDark: picture('b') }))
    expect(both.logoOnDark?.url).toMatch(/^\/b\.png/)
    expect(both.sheet?.css).toContain('img[data-logo]')
  })
})
