import { findPasswordFlaw } from './password-flaw'

describe('a new password', () => {
  test.each(['abc', 'Tr0ub4dor&3', 'correct hor'])('%s is too short', (password) =>
    expect(findPasswordFlaw(password, [])).toBe('At least 12 characters.'),
  )

  test('is not longer than a form takes', () =>
    expect(findPasswordFlaw('ab '.repeat(70), [])).toBe('At most 200 characters.'))

  test.each([
    'password1234',
    'qwertyuiop123',
    '123456789012',
    'aaaaaaaaaaaaaa',
    'iloveyou2024',
    'abcdefghijkl',
  ])('%s is easy to guess', (password) =>
    expect(findPasswordFlaw(password, [])).toMatch(/^This is easy to guess/),
  )

  test('is not made of words of its account', () =>
    expect(
      findPasswordFlaw('okonjookonjo', ['maya.okonjo@aldermere.example', 'Okonjo Maya']),
    ).toMatch(/^This is easy to guess/))

  test.each(['velvet harbour turbine', 'k7#Vd2!pQz9s', 'editor-3f9c12ab'])(
    '%s is good',
    (password) => expect(findPasswordFlaw(password, ['editor@aldermere.example'])).toBeNull(),
  )
})
