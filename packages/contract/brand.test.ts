import {
  brandColours,
  findContrastProblem,
  findContrastProblems,
  isColour,
  toBrandCss,
  toContrast,
  toPalette,
  type BrandRow,
} from './brand'
import { darkColours, lightColours } from './default-colours'

const schemes = ['light', 'dark'] as const

describe('the default colours', () => {
  test.each(schemes)('pass in the %s scheme', (scheme) => {
    const palette = toPalette([], scheme)
    expect(brandColours.flatMap((token) => findContrastProblem(token, palette) ?? [])).toEqual([])
  })

  test('are those of the style sheet, in six digits', () => {
    expect(lightColours).toMatchObject({ paper: '#fbfaf6', card: '#ffffff', night: '#0b2720' })
    expect(darkColours).toMatchObject({ paper: '#0b2720', pine: '#d5e3da' })
    expect(toPalette([], 'dark')).toMatchObject({ paper: '#0b2720', night: '#0b2720' })
  })
})

test.each<[string, string, number]>([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(toContrast(one, other)).toBeCloseTo(contrast, 2)
  expect(toContrast(other, one)).toBeCloseTo(contrast, 2)
})

describe('a colour that is too weak', () => {
  const problemOf = (rows: BrandRow[], token: 'pine' | 'paper' | 'on-pine' | 'night') =>
    findContrastProblem(token, toPalette(rows, 'light'))

  test('names the weakest pair, and the nearest colour that passes with all', () => {
    const problem = problemOf([{ token: 'pine', light: '#7fb0e0' }], 'pine')
    expect(problem).toMatchObject({ other: 'paper-2', needed: 4.5 })
    const nearest = problem?.nearest ?? ''
    expect(problemOf([{ token: 'pine', light: nearest }], 'pine')).toBeNull()
    // no lighter one passes: a step back fails
    const lighter = `#${[1, 3, 5]
      .map((at) =>
        (Number.parseInt(nearest.slice(at, at + 2), 16) + 2).toString(16).padStart(2, '0'),
      )
      .join('')}`
    expect(problemOf([{ token: 'pine', light: lighter }], 'pine')).not.toBeNull()
  })

  test('is judged with the other colours of the firm', () => {
    const dark = { token: 'paper', light: '#101010' }
    expect(problemOf([dark], 'paper')).not.toBeNull()
    const night = { token: 'night', light: '#ffffff' }
    expect(problemOf([night], 'night')?.nearest).toMatch(/^#/)
  })

  test('has no nearest one when the others leave none', () => {
    const rows = [
      { token: 'on-pine', light: '#000000' },
      { token: 'pine', light: '#777777' },
    ]
    expect(problemOf(rows, 'pine')).toMatchObject({ other: 'paper-2', nearest: null })
  })
})

describe('of colours that are too weak beside each other', () => {
  const namesOf = (rows: BrandRow[], scheme: 'light' | 'dark' = 'light') =>
    findContrastProblems(rows, scheme).map(({ token }) => token)
  const firm: BrandRow[] = [
    { token: 'paper', light: '#f7f9fc', dark: '#0a1220' },
    { token: 'card', light: '#ffffff' },
    { token: 'paper-2', light: '#e9eef6' },
    { token: 'pine', light: '#0b4a8f' },
    { token: 'on-pine', light: '#ffffff' },
  ]
  const withRow = (row: BrandRow) => [...firm.filter(({ token }) => token !== row.token), row]

  test.each<[string, BrandRow[], string[]]>([
    ['none is named when all are strong enough', firm, []],
    ['the one that is in most pairs', withRow({ token: 'pine', light: '#7fb0e0' }), ['pine']],
    [
      'a ground on which nothing can be read',
      withRow({ token: 'paper', light: '#101010' }),
      ['paper'],
    ],
    [
      'each of two that are weak for reasons of their own',
      [...firm, { token: 'signal', light: '#ff6600' }, { token: 'night', light: '#ffffff' }],
      ['night', 'signal'],
    ],
  ])('%s', (_, rows, names) => expect(namesOf(rows)).toEqual(names))

  test('a colour without a value in the scheme is not named', () =>
    expect(namesOf([{ token: 'pine', light: '#7fb0e0' }], 'dark')).toEqual([]))
})

describe('the style sheet of a brand', () => {
  test.each<[string, BrandRow[]]>([
    ['no colours', []],
    ['colours without values', [{ token: 'pine', light: '', dark: null }]],
    ['an unknown colour', [{ token: 'serif', light: '#000000' }]],
    ['what is no colour', [{ token: 'pine', light: 'red;}*{display:none' }]],
  ])('is empty for %s', (_, rows) => expect(toBrandCss(rows)).toBe(''))

  test('sets each colour in its scheme, and on screens only', () =>
    expect(
      toBrandCss([
        { token: 'pine', light: '#003366', dark: '#99CCFF' },
        { token: 'night', light: '#001122' },
      ]),
    ).toBe(
      '@media screen{:root{--night:#001122}}' +
        '@media screen and (prefers-color-scheme:light){:root{--pine:#003366}}' +
        '@media screen and (prefers-color-scheme:dark){:root{--pine:#99ccff;--pine-deep:#001122}}',
    ))

  test.each<[string, BrandRow[], string]>([
    ['dark areas', [{ token: 'night', light: '#001122' }], '#001122'],
    [
      'dark areas in the dark scheme',
      [{ token: 'night', light: '#001122', dark: '#000811' }],
      '#000811',
    ],
    [
      'its own only value',
      [
        { token: 'night', light: '#001122' },
        { token: 'pine-deep', light: '#220011' },
      ],
      '#220011',
    ],
    [
      'its own value of the scheme',
      [
        { token: 'pine-deep', light: '#220011', dark: '#110008' },
        { token: 'night', light: '#001122' },
      ],
      '#110008',
    ],
    ['the default without either', [{ token: 'pine', light: '#003366' }], darkColours['pine-deep']],
  ])('colours the footer of the dark scheme as %s', (_, rows, colour) =>
    expect(toPalette(rows, 'dark')['pine-deep']).toBe(colour),
  )

  test('and the palette agree on a colour without a dark value', () => {
    const rows = [
      { token: 'night', light: '#001122' },
      { token: 'pine', light: '#003366' },
    ]
    expect(toPalette(rows, 'dark')).toMatchObject({ night: '#001122', pine: darkColours.pine })
  })
})

test.each(['#fff', '123456', '#12345g', '#1234567', ' #123456', null, 7])(
  '%j is no colour',
  (value) => expect(isColour(value)).toBe(false),
)
