import { darkColours, lightColours } from './default-colours'

/**
 * The colours that a firm may set, in the order of the editor's list; the names are those of
 * components/styles/tokens.css.
 */
export const brandColours = [
  'paper',
  'paper-2',
  'card',
  'ink',
  'ink-2',
  'ink-3',
  'pine',
  'on-pine',
  'signal',
  'rule',
  'rule-strong',
  'night',
  'pine-deep',
  'on-night',
  'on-night-strong',
  'on-night-soft',
  'on-night-signal',
  'signal-on-pine',
  'sage',
  'gold',
  'art',
] as const
export type BrandColour = (typeof brandColours)[number]

export type Scheme = 'light' | 'dark'

/** A colour of the firm, in each scheme; without one, the default stays. */
export type BrandRow = { token: string; light?: string | null; dark?: string | null }

export type Palette = Record<BrandColour, string>

/** `#rrggbb`: the only form that a colour of a brand may have. */
export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)

const isBrandColour = (token: string): token is BrandColour =>
  brandColours.some((name) => name === token)

/** Whether the dark scheme has a value of its own; else that of the light scheme holds in both. */
const hasOwnDark = (token: BrandColour): boolean => Object.hasOwn(darkColours, token)

/** The footer of the dark scheme has the colour of dark areas, unless the firm sets another for it. */
function withFooter(rows: readonly BrandRow[]): readonly BrandRow[] {
  const [night, footer] = (['night', 'pine-deep'] as const).map((name) =>
    rows.find(({ token }) => token === name),
  )
  const dark = [footer?.dark, footer?.light, night?.dark, night?.light].find(isColour)
  return dark
    ? [...rows.filter((row) => row !== footer), { token: 'pine-deep', light: footer?.light, dark }]
    : rows
}

/** The colours of a scheme: the defaults, with those of the firm. */
export function toPalette(rows: readonly BrandRow[], scheme: Scheme): Palette {
  const defaults: Record<string, string> = {
    ...lightColours,
    ...(scheme === 'dark' ? darkColours : {}),
  }
  const palette = Object.fromEntries(
    brandColours.map((token) => [token, defaults[token] ?? '']),
  ) as Palette
  for (const { token, light, dark } of withFooter(rows)) {
    if (!isBrandColour(token)) continue
    const value = scheme === 'light' || (!hasOwnDark(token) && !dark) ? light : dark
    if (isColour(value)) palette[token] = value.toLowerCase()
  }
  return palette
}

/**
 * The style sheet of the firm's colours, which comes after the tokens; empty without any. Prints stay
 * black on white.
 */
export function toBrandCss(firmRows: readonly BrandRow[]): string {
  const rows = withFooter(firmRows)
  const declare = (declarations: [string, unknown][]) =>
    declarations
      .filter(([token, value]) => isBrandColour(token) && isColour(value))
      .map(([token, value]) => `--${token}:${String(value).toLowerCase()}`)
      .join(';')
  const isOfBoth = ({ token }: BrandRow) => isBrandColour(token) && !hasOwnDark(token)
  const light = (chosen: readonly BrandRow[]) =>
    declare(chosen.map((row) => [row.token, row.light]))
  return [
    ['', light(rows.filter(isOfBoth))],
    [' and (prefers-color-scheme:light)', light(rows.filter((row) => !isOfBoth(row)))],
    [' and (prefers-color-scheme:dark)', declare(rows.map(({ token, dark }) => [token, dark]))],
  ]
    .filter(([, declarations]) => declarations)
    .map(([condition, declarations]) => `@media screen${condition}{:root{${declarations}}}`)
    .join('')
}

const text = 4.5
/** Of lines that mark a field, and other signs (WCAG 2.2, 1.4.11). */
const sign = 3

type Pair = readonly [front: BrandColour, back: BrandColour, contrast: number]

const pairsOn = (
  backs: readonly BrandColour[],
  fronts: readonly BrandColour[],
  contrast: number,
): Pair[] => backs.flatMap((back) => fronts.map((front): Pair => [front, back, contrast]))

/** Which colours stand on which, and the contrast that WCAG 2.2 AA demands of them. */
const pairs: readonly Pair[] = [
  ...pairsOn(['paper', 'paper-2', 'card'], ['ink', 'ink-2', 'ink-3', 'pine', 'signal'], text),
  ...pairsOn(['paper', 'card'], ['rule-strong'], sign),
  ...pairsOn(['pine'], ['on-pine'], text),
  ...pairsOn(
    ['night'],
    ['on-night', 'on-night-strong', 'on-night-soft', 'signal-on-pine', 'sage'],
    text,
  ),
  ...pairsOn(['night'], ['on-night-signal'], sign),
  ...pairsOn(['pine-deep'], ['on-night', 'sage'], text),
]

export type ContrastProblem = {
  token: BrandColour
  /** The colour with which it is too weak. */
  other: BrandColour
  contrast: number
  needed: number
  /** The nearest colour that is strong enough with all others; null when there is none. */
  nearest: string | null
}

/** The weakest pair of a colour in a palette; null when each is strong enough. */
export function findContrastProblem(token: BrandColour, palette: Palette): ContrastProblem | null {
  const partners = pairs.flatMap(([front, back, needed]) =>
    front === token ? [{ other: back, needed }] : back === token ? [{ other: front, needed }] : [],
  )
  const weakest = partners
    .map(({ other, needed }) => ({
      other,
      needed,
      contrast: toContrast(palette[token], palette[other]),
    }))
    .filter(({ contrast, needed }) => contrast < needed)
    .sort((a, b) => a.contrast / a.needed - b.contrast / b.needed)[0]
  if (!weakest) return null
  const isStrong = (value: string) =>
    partners.every(({ other, needed }) => toContrast(value, palette[other]) >= needed)
  return { token, ...weakest, nearest: findNearest(palette[token], isStrong) }
}

/**
 * The colours to change until every pair is strong enough: of two that are too weak beside each other
 * only one, that which is in more such pairs.
 *
 * @param rows of the firm; a colour that has no value of its own in the scheme is not at fault
 */
export function findContrastProblems(rows: readonly BrandRow[], scheme: Scheme): ContrastProblem[] {
  const palette = toPalette(rows, scheme)
  const candidates = rows
    .filter((row) => isColour(row[scheme]))
    .map(({ token }) => token)
    .filter(isBrandColour)
  const problems: ContrastProblem[] = []
  let weak = pairs.filter(
    ([front, back, needed]) => toContrast(palette[front], palette[back]) < needed,
  )
  const countOf = (token: BrandColour) => weak.filter((pair) => pair.includes(token)).length
  while (weak.length > 0) {
    const [worst] = candidates
      .filter((token) => countOf(token) > 0)
      .flatMap((token) => findContrastProblem(token, palette) ?? [])
      .sort(
        (a, b) =>
          Number(b.nearest !== null) - Number(a.nearest !== null) ||
          countOf(b.token) - countOf(a.token),
      )
    if (!worst) return problems
    problems.push(worst)
    weak = weak.filter((pair) => !pair.includes(worst.token))
  }
  return problems
}

/** The nearest mixture with black or white that passes. */
function findNearest(value: string, passes: (value: string) => boolean): string | null {
  const [own, black, white] = [toChannels(value), [0, 0, 0], [255, 255, 255]] as const
  for (let part = 1; part <= 255; part += 1)
    for (const end of [black, white]) {
      const mixed = toHex(
        own.map((channel, at) => channel + ((end[at] ?? 0) - channel) * (part / 255)),
      )
      if (passes(mixed)) return mixed
    }
  return null
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function toContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function toLuminance(value: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(value).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const toChannels = (value: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
