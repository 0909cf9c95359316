/**
 * `/api` calls that need no editor's session: those of docs/contracts.md, and editors' own sign-in.
 */
const publicRoutes: readonly [methods: string, path: RegExp][] = [
  ['GET HEAD', /^\/api\/media\/file\/[^/]+$/],
  ['POST', /^\/api\/forms\/(submissions|registrations|registrations\/cancel)$/],
  ['GET PATCH', /^\/api\/member$/],
  ['GET POST DELETE', /^\/api\/member\/[a-z]+(\/[^/]+)?$/],
  ['POST', /^\/api\/member\/backchannel-logout$/],
  ['GET', /^\/api\/user\/userpermissions$/],
  ['GET', /^\/api\/preview-session$/],
  ['GET POST', /^\/api\/unsubscribe$/],
  ['GET POST', /^\/api\/set-up$/],
  ['POST', /^\/api\/missing-addresses$/],
  ['POST', /^\/api\/users\/(login|logout|refresh-token|forgot-password|reset-password)$/],
  ['GET', /^\/api\/users\/(me|sso\/start|sso\/callback)$/],
  ['OPTIONS', /^\/api\//],
]

/** Whether the call needs no editor's session; the endpoint still applies its own access rules. */
export const isPublicRoute = (method: string, path: string): boolean =>
  publicRoutes.some(
    ([methods, pattern]) => methods.split(' ').includes(method) && pattern.test(path),
  )

export const isMediaFile = (path: string): boolean => path.startsWith('/api/media/file/')
