import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'node-html-parser'
import { ErrorLinks, FormFields, type FormField } from './form-field.client'

const texts = {
  errors: { email: 'no address' },
  invalid: 'wrong',
  tooLong: 'longer than {max}',
  optional: '(optional)',
}
const render = (field: FormField, values: string[] = [], error?: string) =>
  parse(
    renderToStaticMarkup(
      <FormFields
        id="f"
        fields={[field]}
        values={{ x: values }}
        errors={error ? { x: error } : {}}
        texts={texts}
      />,
    ),
  )
const kinds = [
  'text',
  'email',
  'tel',
  'number',
  'password',
  'day',
  'area',
  'select',
  'check',
] as const

test.each(kinds)('a field of kind %s has a label, its hint before it and its error', (kind) => {
  const page = render({ kind, name: 'x', label: 'A label', hint: 'a hint' }, ['a'], 'other')
  const control = page.querySelector('#f-x')
  expect(page.querySelector('label[for="f-x"]')?.text).toBe('A label (optional)')
  expect(control?.getAttribute('aria-describedby')).toBe('f-x-hint f-x-error')
  expect(control?.getAttribute('aria-invalid')).toBe('true')
  expect(page.querySelectorAll('#f-x, #f-x-hint, #f-x-error').map(({ id }) => id)).toEqual([
    'f-x-hint',
    'f-x',
    'f-x-error',
  ])
  expect(page.querySelector('#f-x-error')?.text).toBe('wrong')
})

test.each<[string | undefined, string | undefined]>([
  [undefined, undefined],
  ['email', 'no address'],
  ['tooLong', 'longer than 10'],
  ['another', 'wrong'],
])('the error %s has the message %s', (error, message) =>
  expect(
    render({ kind: 'text', name: 'x', label: 'L', limit: 10 }, [], error).querySelector(
      '#f-x-error',
    )?.text,
  ).toBe(message),
)

test('a required field is not marked as optional, and is not described by what is not there', () => {
  const page = render({ kind: 'text', name: 'x', label: 'L', required: true })
  expect(page.querySelector('label')?.text).toBe('L')
  expect(page.querySelector('input')?.attributes).toEqual({
    required: '',
    id: 'f-x',
    name: 'x',
    type: 'text',
    value: '',
  })
})

test.each<[number, string | undefined]>([
  [8, undefined],
  [9, '9 / 10'],
  [11, 'longer than 10 11 / 10'],
])('of %i letters of 10 it shows %s, and cuts none', (length, count) => {
  const page = render({ kind: 'area', name: 'x', label: 'L', limit: 10 }, ['a'.repeat(length)])
  expect(page.querySelector('p')?.text).toBe(count)
  expect(page.querySelector('textarea')?.getAttribute('maxlength')).toBeUndefined()
})

test('choices are a fieldset with a legend, and several may be checked', () => {
  const options = ['1', '2', '3'].map((value) => ({ value, label: `choice ${value}` }))
  const page = render({ kind: 'checks', name: 'x', label: 'L', options }, ['1', '3'], 'x')
  expect(page.querySelector('fieldset#f-x legend')?.text).toBe('L')
  expect(page.querySelector('fieldset')?.getAttribute('aria-describedby')).toBe('f-x-error')
  expect(
    page
      .querySelectorAll('input')
      .map((input) => [input.attributes.value, 'checked' in input.attributes]),
  ).toEqual([
    ['1', true],
    ['2', false],
    ['3', true],
  ])
})

test('a select keeps its value, also one of a group', () => {
  const page = render(
    {
      kind: 'select',
      name: 'x',
      label: 'L',
      options: [{ value: '', label: 'all' }],
      groups: [{ label: 'G', options: [{ value: 'a', label: 'A' }] }],
    },
    ['a'],
  )
  expect(page.querySelector('optgroup[label="G"] option[selected]')?.text).toBe('A')
})

test('only invalid fields are linked, and without one there is no list', () => {
  const fields = ['x', 'y'].map((name): FormField => ({ kind: 'text', name, label: name }))
  const links = (errors: Record<string, string>) =>
    renderToStaticMarkup(<ErrorLinks id="f" fields={fields} errors={errors} />)
  expect(links({ y: 'wrong' })).toBe('<ul><li><a href="#f-y">y</a></li></ul>')
  expect(links({})).toBe('')
})
