import { renderField } from './fields'
import { html } from './html'

test.each<[Parameters<typeof html>[1], string]>([
  ['<script>', '&#60;script&#62;'],
  ['" onfocus="x', '&#34; onfocus=&#34;x'],
  ["'`&", '&#39;&#96;&#38;'],
  [0, '0'],
  [null, ''],
  [false, ''],
  [['<', html`<b>`], '&#60;<b>'],
])('%j becomes %s', (value, text) => expect(html`${value}`.text).toBe(text))

test('a password is never rendered', () => {
  expect(
    renderField({
      name: 'password',
      label: 'Password',
      type: 'password',
      value: 'secret',
      autocomplete: 'current-password',
    }).text,
  ).not.toContain('secret')
})

test('hint and error are linked to the field', () => {
  const field = renderField({
    name: 'email',
    label: 'Email',
    autocomplete: 'email',
    hint: 'A hint',
    error: 'An error',
  }).text
  expect(field).toContain('aria-describedby="email-hint email-error"')
  expect(field).toContain('<label for="email">')
})
