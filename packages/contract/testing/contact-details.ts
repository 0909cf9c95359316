/** Contact details that every form, sign-up and import accepts, and what each refuses. */

export const validEmails = [
  "sean.o'brien@example.ie",
  'r&d@example.com',
  'a/b@example.com',
  'info@xn--mller-kva.example',
  'info@müller.example',
  'first+tag@sub.example.co.uk',
  'x@example.museum',
  '用户@例子.广告',
]

export const invalidEmails = [
  'a',
  'a@',
  '@b.test',
  'a@b',
  'a@b.',
  'a@.test',
  'a@-b.test',
  'a@b..test',
  'a b@c.test',
  'a@b@c.test',
  'a@b.test, c@d.test',
  'a@b.test;c@d.test',
  'a@b.test\r\nBcc: c@d.test',
  'a@b.test\nBcc: c@d.test',
  'a\u0000@b.test',
  'Ann <a@b.test>',
  '"a"@b.test',
  'mailto:a@b.test',
  'a@b.test?bcc=c@d.test',
  `${'a'.repeat(300)}@b.test`,
  `a@${'b'.repeat(64)}.test`,
]

export const validTelephones = [
  '(212) 555-0123',
  '(020) 7946 0958',
  '+44 (0)20 7946 0958',
  '212-555-0123 x45',
  '+49 30 901820 ext. 12',
  '＋８６ １０ ５５５５ ０１４２',
  '02‑7946‑0958',
  '+33 1 99 00 12 34',
  '03-5550-0142',
  '01 99 00 12 34 poste 12',
  '010-5555-0142 转 8001',
  '112233',
  '0'.repeat(20),
]

export const invalidTelephones = [
  '12345',
  '123 x456',
  '0'.repeat(21),
  'call me',
  '+',
  '- 20 7946 0958',
  '+44 20 x',
  '<b>123456</b>',
  '123456;drop',
  '123456\r\nBcc: a@b.test',
  '123456\n123456',
  '1'.repeat(300),
  `1${' '.repeat(300)}23456`,
]
