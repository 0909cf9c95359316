import en from '../messages/en.json'
import { renderFields } from './fields'
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

test('a password is never rendered, other values are', () => {
  const form = { values: { email: 'a"b@c.example', password: 'secret' } }
  const { text } = renderFields(en, form, 'email', 'password')
  expect(text).toContain('value="a&#34;b@c.example"')
  expect(text).not.toContain('secret')
})

test('hint and error are linked to the field', () => {
  const { text } = renderFields(en, { errors: { password: 'An error' } }, 'signupPassword')
  expect(text).toContain('aria-describedby="password-hint password-error"')
  expect(text).toContain('<label for="password">')
})
