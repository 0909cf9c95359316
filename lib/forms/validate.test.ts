import {
  invalidEmails,
  invalidTelephones,
  validEmails,
  validTelephones,
} from '@law-firm/contract/testing/contact-details'
import { toFields, forms, isFormName, type FormField, type FormName } from './definitions'
import { checkForm, type FieldError } from './validate'

const names = Object.keys(forms) as FormName[]
const fields = names.flatMap((form) =>
  toFields(form).map((field) => [form, field.name, field] as const),
)

const choices = { tool: ['navigator', 'disputes-aviator'] }

/** A value that a field takes. */
const good = ({ name, kind, options }: FormField): string => {
  if (kind === 'email') return 'a@b.test'
  if (kind === 'tel') return '+44 20 7946 0000'
  if (kind === 'select') return options?.[0] ?? choices[name as 'tool'][0] ?? ''
  return kind === 'check' ? 'on' : 'Some words'
}

const dataOf = (values: Record<string, string | Blob>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

const filled = (form: FormName, more: Record<string, string | Blob> = {}) =>
  dataOf({
    ...Object.fromEntries(toFields(form).map((field) => [field.name, good(field)])),
    ...more,
  })
const check = (form: FormName, more: Record<string, string | Blob> = {}) =>
  checkForm(form, filled(form, more), choices)
const toError = (form: FormName, field: string, value: string | Blob): FieldError | undefined =>
  check(form, { [field]: value }).errors[field]

describe('a form', () => {
  test.each(names)('%s is valid when it is filled in', (form) => {
    const { values, errors } = check(form)
    expect(errors).toEqual({})
    expect(Object.keys(values)).toEqual(toFields(form).map(({ name }) => name))
  })

  test.each(names)('%s has errors for required fields only when it is empty', (form) => {
    const { errors } = checkForm(form, new FormData(), choices)
    expect(errors).toEqual(
      Object.fromEntries(
        toFields(form)
          .filter(({ required }) => required)
          .map(({ name }) => [name, 'required']),
      ),
    )
  })

  test('ignores unknown fields', () => {
    const { values } = check('question', {
      role: 'admin',
      website: 'x',
      proof: 'y',
      __proto__x: 'z',
    })
    expect(Object.keys(values)).toEqual(['name', 'email', 'message'])
  })

  test.each(['__proto__', 'constructor', 'toString', '', 'Contact', null, 7, ['contact']])(
    'is not called %j',
    (name) => expect(isFormName(name)).toBe(false),
  )

  test('uses the first of several values', () => {
    const data = filled('question')
    data.append('name', 'Second')
    expect(checkForm('question', data).values.name).toBe('Some words')
  })
})

describe('a field', () => {
  test.each(fields)(
    'of %s, %s, takes its longest value and none that is a letter longer',
    (form, name, field) => {
      const long = (length: number) => {
        if (field.kind === 'email') return `${'a'.repeat(length - 9)}@bcd.test`
        if (field.kind === 'tel') return '1'.padEnd(length - 5) + '23456'
        return 'x'.repeat(length)
      }
      if (field.kind === 'select') return
      expect(toError(form, name, long(field.max))).toBeUndefined()
      expect(toError(form, name, long(field.max + 1))).toBe('tooLong')
    },
  )

  test.each(fields)('of %s, %s, is empty when it is blank', (form, name, field) => {
    expect(toError(form, name, ' \t\r\n \u0000 ')).toBe(field.required ? 'required' : undefined)
    expect(check(form, { [name]: ' \t\r\n \u0000 ' }).values[name]).toBe('')
  })

  test.each(fields)('of %s, %s, ignores a file', (form, name, field) => {
    expect(toError(form, name, new File(['a@b.test'], 'a.txt'))).toBe(
      field.required ? 'required' : undefined,
    )
    expect(check(form, { [name]: new Blob(['x']) }).values[name]).toBe('')
  })

  test.each(fields)('of %s, %s, refuses a megabyte in linear time', (form, name) => {
    const began = performance.now()
    expect(toError(form, name, 'a1'.repeat(512 * 1024))).toBe('tooLong')
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test.each(fields.filter(([, , { kind }]) => kind !== 'area'))(
    'of %s, %s, has one line',
    (form, name) => {
      const { values } = check(form, {
        [name]: 'a\r\nBcc: everybody@site.test\r\rb\tc\u2028d\u2029e\u0085f',
      })
      expect(values[name]).not.toMatch(/[\r\n\t\u2028\u2029\u0085]/)
    },
  )
})

describe('a text', () => {
  test.each<[string, string, string]>([
    ['blanks around it', '  Inès Kato ', 'Inès Kato'],
    ['a line break within', 'Inès\r\nKato', 'Inès Kato'],
    ['several of them', 'a\n\n\t\nb', 'a b'],
    [
      'an attempt at a mail header',
      'Ann\r\nBcc: everybody@site.test',
      'Ann Bcc: everybody@site.test',
    ],
    ['control characters', 'a\u0000b\u0007c\u001bd\u007fe', 'abcde'],
    ['control characters of the second set', 'a\u0080b\u009fc', 'abc'],
    ['characters that turn the direction', 'a\u202eb\u202ac\u2066d\u2069e', 'abcde'],
    ['HTML, which stays a text', '<b onclick="x">&amp;', '<b onclick="x">&amp;'],
    ['a template', '${7*7} {{7*7}}', '${7*7} {{7*7}}'],
    ['Chinese', '伊藤', '伊藤'],
    ['Arabic', 'نور', 'نور'],
    ['an emoji of several parts', '👩🏽‍⚖️', '👩🏽‍⚖️'],
  ])('with %s is normalised', (_, input, expected) =>
    expect(check('question', { name: input })).toMatchObject({
      values: { name: expected },
      errors: {},
    }),
  )
})

describe('a long text', () => {
  test.each<[string, string, string]>([
    ['the lines of Windows', 'a\r\nb', 'a\nb'],
    ['the lines of old', 'a\rb', 'a\nb'],
    ['an empty line', 'a\n\nb', 'a\n\nb'],
    ['a tabulator', 'a\tb', 'a\tb'],
    ['line breaks around it', '\r\n a \r\n', 'a'],
    ['control characters', 'a\u0000\u0008\u000b\u000c\u001f\u007fb', 'ab'],
    ['characters that turn the direction', 'a\u202e\u2067b', 'ab'],
  ])('with %s is normalised', (_, input, expected) =>
    expect(check('question', { message: input })).toMatchObject({
      values: { message: expected },
      errors: {},
    }),
  )

  test('counts a line break as one character', () =>
    expect(toError('question', 'message', `${'a\r\n'.repeat(2499)}ab`)).toBeUndefined())
})

/** Control characters are removed before a value is checked. */
const isPlain = (text: string) => !/[\u0000-\u001f]/.test(text)

describe('an e-mail address', () => {
  test.each([...validEmails, 'A@B.TEST', ' a@b.test ', '\u0000a@b.test'])('%j is valid', (value) =>
    expect(toError('contact', 'email', value)).toBeUndefined(),
  )

  test.each([...invalidEmails.filter(isPlain), 'a@b.test\r\nBcc: c@d.test', '__proto__'])(
    '%j is invalid',
    (value) => expect(toError('contact', 'email', value)).toMatch(/^(email|tooLong)$/),
  )
})

describe('a telephone number', () => {
  test.each([...validTelephones, ''])('%j is valid', (value) =>
    expect(toError('contact', 'phone', value)).toBeUndefined(),
  )

  test.each(invalidTelephones.filter(isPlain))('%j is none', (value) =>
    expect(toError('contact', 'phone', value)).toMatch(/^(tel|tooLong)$/),
  )
})

describe('a choice', () => {
  test.each<[FormName, string, string, FieldError | undefined]>([
    ['apply', 'programme', 'starter', undefined],
    ['apply', 'programme', 'Starter', 'choice'],
    ['apply', 'programme', 'king', 'choice'],
    ['apply', 'programme', 'constructor', 'choice'],
    ['apply', 'programme', '', 'required'],
    ['access', 'tool', 'navigator', undefined],
    ['access', 'tool', 'nowhere', 'choice'],
    ['access', 'tool', '__proto__', 'choice'],
  ])('of %s, %s, that is %j: %j', (form, name, value, error) =>
    expect(toError(form, name, value)).toBe(error),
  )

  test('without options is invalid', () =>
    expect(checkForm('access', filled('access')).errors).toEqual({ tool: 'choice' }))
})

describe('a box', () => {
  test.each<[string | null, FieldError | undefined]>([
    ['on', undefined],
    ['1', undefined],
    ['', 'required'],
    [null, 'required'],
    ['yes', 'tooLong'],
  ])('with %j: %j', (value, error) => {
    const data = filled('contact')
    if (value === null) data.delete('noClient')
    else data.set('noClient', value)
    expect(checkForm('contact', data).errors.noClient).toBe(error)
  })
})
