import { isPublicRoute } from './public-routes'

test.each([
  'GET /api/media/file/portrait.jpg',
  'HEAD /api/media/file/portrait.jpg',
  'POST /api/forms/submissions',
  'POST /api/forms/registrations/cancel',
  'GET /api/member',
  'PATCH /api/member',
  'POST /api/member/favourites/merge',
  'DELETE /api/member/registrations/7',
  'DELETE /api/member/registrations/-1',
  'GET /api/user/userpermissions',
  'POST /api/unsubscribe',
  'POST /api/users/login',
  'GET /api/users/me',
])('allows %s without an editor’s session', (call) =>
  expect(isPublicRoute(...(call.split(' ') as [string, string]))).toBe(true),
)

test.each([
  'GET /api/articles',
  'GET /api/articles/2031',
  'GET /api/media',
  'DELETE /api/media/file/portrait.jpg',
  'GET /api/media/file/a/b',
  'GET /api/members',
  'GET /api/members/1',
  'DELETE /api/member',
  'GET /api/member/a/b/c',
  'POST /api/member/',
  'GET /api/users',
  'PATCH /api/users/1',
  'POST /api/users/first-register',
  'POST /api/users/unlock',
  'GET /api/payload-jobs/run',
  'POST /api/payload-locked-documents',
  'POST /api/payload-preferences/x',
  'GET /api/access',
  'GET /api/globals/home',
  'GET /api/forms/submissions',
  'PUT /api/member',
  'GET /api/toString',
  'GET /API/users/me',
])('requires an editor’s session for %s', (call) =>
  expect(isPublicRoute(...(call.split(' ') as [string, string]))).toBe(false),
)
