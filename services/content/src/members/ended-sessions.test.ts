Object.assign(process.env, {
  CONTENT_DATABASE_URL: 'file::memory:',
  CONTENT_SECRET: 'a',
  PREVIEW_SECRET: 'b',
  REVALIDATE_SECRET: 'c',
})

const hasEnded = async (endedSessions: unknown, claims: Record<string, unknown>) =>
  (await import('./ended-sessions')).hasEnded({ endedSessions: endedSessions as never }, claims)

test.each<[string, unknown, Record<string, unknown>, boolean]>([
  ['a member without ended sessions', null, { sid: 'a', iat: 100 }, false],
  ['the session that ended', { a: 200 }, { sid: 'a', iat: 100 }, true],
  ['that session, with a later token', { a: 200 }, { sid: 'a', iat: 300 }, true],
  ['another session', { a: 200 }, { sid: 'b', iat: 100 }, false],
  ['all sessions, before', { all: 200 }, { sid: 'b', iat: 200 }, true],
  ['all sessions, after', { all: 200 }, { sid: 'b', iat: 201 }, false],
  ['a token without a session, before', { a: 200 }, { iat: 100 }, true],
  ['a token without a session, after', { a: 200 }, { iat: 201 }, false],
  ['a token without a time', { all: 200 }, { sid: 'b' }, true],
  ['a malformed record', 'x', { sid: 'b', iat: 100 }, true],
])('of %s', async (_, endedSessions, claims, expected) => {
  expect(await hasEnded(endedSessions, claims)).toBe(expected)
})
