import { escape } from './escape'

test('escapes special characters as entities', () =>
  expect(escape(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;'))
