import { escape, toXmlText } from './escape'

test('escapes special characters as entities', () =>
  expect(escape(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;'))

test('a text for XML has lines for those of PowerPoint, and nothing that XML cannot have', () =>
  expect(toXmlText('a\u000bb\u0007c\u0000d\ufffe\te\r\n中😀')).toBe('a\nbcd\te\r\n中😀'))
