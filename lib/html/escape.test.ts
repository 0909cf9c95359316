import { escape } from './escape'

test('signs are written as entities', () =>
  expect(escape(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;'))
