import {
  brandColours,
  findContrastProblems,
  isColour,
  type BrandColour,
  type BrandRow,
  type Scheme,
} from '@law-firm/contract/brand'
import type { Field, GroupField, PayloadRequest } from 'payload'
import { inLanguages } from '../admin/in-languages'
import { translated } from '../admin/translate'
import { text } from './shared'

const labels: Record<BrandColour, string> = {
  paper: 'Background',
  'paper-2': 'Background of panels',
  card: 'Background of cards and fields',
  ink: 'Text',
  'ink-2': 'Text, softer',
  'ink-3': 'Text, softest',
  pine: 'Buttons',
  'on-pine': 'Text on buttons',
  signal: 'Accent and errors',
  rule: 'Lines',
  'rule-strong': 'Lines of fields',
  night: 'Dark areas: hero, footer, sharing pictures',
  'pine-deep': 'Footer in the dark scheme',
  'on-night': 'Text on dark areas',
  'on-night-strong': 'Headlines on dark areas',
  'on-night-soft': 'Introductions on dark areas',
  'on-night-signal': 'Accent on dark areas',
  'signal-on-pine': 'Line above a headline on dark areas',
  sage: 'Minor text and drawings on dark areas',
  gold: 'Second accent',
  art: 'Drawings',
}

const getTexts = inLanguages({
  en: {
    form: 'A colour such as #123c32.',
    twice: 'This colour is in the list twice.',
    weak: (contrast: string, other: string, needed: number) =>
      `The contrast with “${other}” is ${contrast} to 1; it needs ${needed}.`,
    nearest: (value: string) => `The nearest colour that is strong enough is ${value}.`,
    none: 'Change the other colour first: none is strong enough beside it.',
  },
  fr: {
    form: 'Une couleur telle que #123c32.',
    twice: 'Cette couleur figure deux fois dans la liste.',
    weak: (contrast: string, other: string, needed: number) =>
      `Le contraste avec « ${other} » est de ${contrast} pour 1 ; il faut ${needed}.`,
    nearest: (value: string) => `La couleur suffisante la plus proche est ${value}.`,
    none: 'Changez d’abord l’autre couleur : aucune ne suffit à côté d’elle.',
  },
  zh: {
    form: '颜色值，例如 #123c32。',
    twice: '此颜色在列表中出现两次。',
    weak: (contrast: string, other: string, needed: number) =>
      `与“${other}”的对比度为 ${contrast}:1，至少需要 ${needed}:1。`,
    nearest: (value: string) => `最接近且对比度足够的颜色是 ${value}。`,
    none: '请先更改另一颜色：与其相比没有足够的颜色。',
  },
})

type Options = { data: unknown; siblingData: unknown; req: PayloadRequest }

/** Every pair of colours that is used has to pass WCAG 2.2 AA, with all colours of the firm together. */
const validateColour =
  (scheme: Scheme) =>
  (value: unknown, { data, siblingData, req }: Options): string | true => {
    const texts = getTexts(req.i18n.language)
    if (value === undefined || value === null || value === '') return true
    if (!isColour(value)) return texts.form
    const token = brandColours.find((name) => name === (siblingData as BrandRow).token)
    if (!token) return true
    const problem = findContrastProblems(rowsOf(data), scheme).find(
      (found) => found.token === token,
    )
    if (!problem) return true
    // rounded down: 4.499 is not 4.5
    const contrast = (Math.floor(problem.contrast * 100) / 100).toFixed(2)
    return [
      texts.weak(contrast, toLabel(problem.other, req), problem.needed),
      problem.nearest ? texts.nearest(problem.nearest) : texts.none,
    ].join(' ')
  }

const validateToken = (value: unknown, { data, req }: Options): string | true => {
  if (!value) return req.t('validation:required')
  const isTwice = rowsOf(data).filter(({ token }) => token === value).length > 1
  return isTwice ? getTexts(req.i18n.language).twice : true
}

const rowsOf = (data: unknown): BrandRow[] =>
  (data as { brand?: { colours?: BrandRow[] | null } | null }).brand?.colours ?? []

/** The name of a colour in the editor's list of them, in their language. */
function toLabel(token: BrandColour, { i18n }: PayloadRequest): string {
  const label: unknown = translated(labels[token])
  return typeof label === 'string'
    ? label
    : String((label as Record<string, string>)[i18n.language] ?? labels[token])
}

const colour = (scheme: Scheme, label: string): Field =>
  text(scheme, label, {
    validate: validateColour(scheme) as never, // cast: of Payload's validations of a text
    admin: { components: { Field: '/fields/colour-field.client#ColourField' } },
  })

const picture = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  admin: { description },
})

/** What a firm looks like. What is not set stays as it is delivered. */
export const brandField: GroupField = {
  name: 'brand',
  type: 'group',
  label: 'Brand',
  fields: [
    picture('logo', 'Logo', 'In the header. Without one, the firm’s name is set in type.'),
    picture(
      'logoOnDark',
      'Logo on dark',
      'In the footer, and in the header of the dark scheme. Without one, the logo is there, too.',
    ),
    picture(
      'mark',
      'Mark',
      'A square sign of at least 512 pixels: the icon of browser tabs and telephones, and of this editor.',
    ),
    {
      name: 'colours',
      type: 'array',
      label: 'Colours',
      labels: { singular: 'Colour', plural: 'Colours' },
      maxRows: brandColours.length,
      admin: {
        description:
          'Each for the light scheme and the dark one, which keeps its delivered colour where it has none of yours. Saved for the public only where text on it can be read.',
      },
      fields: [
        {
          name: 'token',
          type: 'select',
          label: 'Used for',
          required: true,
          options: brandColours.map((value) => ({ value, label: labels[value] })),
          validate: validateToken as never, // cast: of Payload's validations of a choice
        },
        { type: 'row', fields: [colour('light', 'Light scheme'), colour('dark', 'Dark scheme')] },
      ],
    },
  ],
}
