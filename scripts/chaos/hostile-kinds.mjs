/** Kinds of requests with which one client can try to take a service from everyone. */
/**
 * @typedef {object} Attack
 * @property {'site' | 'content' | 'identity' | 'search'} [at] the site by default
 * @property {string} [method]
 * @property {string} path
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer} [body]
 */

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'multipart/form-data; boundary=x' }
const cookie = (/** @type {number} */ turn) => ({
  cookie: `__session=${Buffer.from(`forged ${turn}`.repeat(60)).toString('base64url')}`,
})
const get =
  (/** @type {(turn: number) => string} */ toPath, headers = {}) =>
  /** @returns {Attack} */
  (/** @type {number} */ turn) => ({ path: toPath(turn), headers })
const post =
  (
    /** @type {Attack['at']} */ at,
    /** @type {string} */ path,
    /** @type {(turn: number) => unknown} */ toBody,
  ) =>
  /** @returns {Attack} */
  (/** @type {number} */ turn) => ({
    at,
    method: 'POST',
    path,
    headers: json,
    body: JSON.stringify(toBody(turn)),
  })
/** Never the same, so that no response is one of before. @param {number} turn */
const toChoice = (turn) =>
  `with=australia,france,germany,singapore,japan&as-at=20${String(turn % 27).padStart(2, '0')}-01-${String(1 + (turn % 28)).padStart(2, '0')}`
const megabytes = Buffer.alloc(2_900_000, 'x')

/**
 * What a client may find dear; `turn` makes each request another one.
 *
 * @type {Record<string, (turn: number) => Attack>}
 */
export const kinds = {
  'missing pages': get((turn) => `/nothing-${turn}`),
  'missing people': get((turn) => `/people/${900_000 + turn}/nobody`),
  'wrong slugs': get((turn) => `/people/1057/never-${turn}`),
  readiness: get(() => '/api/ready'),
  'searches of people': get((turn) => `/people?q=a${turn}`),
  'filters of insights': get((turn) => `/insights?q=b${turn}&page=${1 + (turn % 9)}`),
  'the search page': get((turn) => `/search?q=c${turn}`),
  'data of pages': get((turn) => `/people?q=d${turn}&_rsc=${turn}`, { rsc: '1', accept: '*/*' }),
  'pages with forged sessions': (turn) => ({ path: '/dashboard', headers: cookie(turn) }),
  'members’ data with forged sessions': (turn) => ({
    path: '/api/member/export',
    headers: cookie(turn),
  }),
  'forged tokens': (turn) => ({
    at: 'content',
    path: '/api/member',
    headers: { authorization: `Bearer eyJhbGciOiJSUzI1NiIsImtpZCI6Ing${turn}In0.e30.AAAA` },
  }),
  'sign-ins begun': get((turn) => `/api/auth/login?returnTo=/people?q=${turn}`),
  'sign-ins ended': get((turn) => `/api/auth/callback?code=x${turn}&state=y${turn}`),
  'reports as PDF': get((turn) => `/api/navigator/data-protection/report.pdf?${toChoice(turn)}`),
  comparisons: get(
    (turn) => `/products/navigator/data-protection/report-builder?${toChoice(turn)}`,
  ),
  brochures: get((turn) => `/api/brochure/en?${turn}`),
  'sharing pictures': get((turn) => `/api/og/forged${turn}?title=${'W'.repeat(200)}${turn}`),
  'resized pictures': get((turn) => `/_next/image?url=%2Fnothing${turn}.jpg&w=1920&q=75`),
  'filtered feeds': get((turn) => `/api/feeds/en/insights.xml?practice=p${turn}`),
  suggestions: get((turn) => `/api/suggest/en?path=/peopel-${turn}`),
  'forged previews': get((turn) => `/api/preview?token=a.b.${turn}`),
  'forged webhooks': post('site', '/api/revalidate', (turn) => ({
    events: 'x'.repeat(200_000) + turn,
  })),
  'challenges of forms': post('site', '/api/challenge', () => ({})),
  'large forms': () => ({
    method: 'POST',
    path: '/contact-us/press',
    headers: form,
    body: megabytes,
  }),
  'unknown actions': (turn) => ({
    method: 'POST',
    path: '/contact-us/press',
    headers: { ...json, 'next-action': String(turn).padStart(42, '0') },
    body: '[]',
  }),
  'logins of editors': post('content', '/api/users/login', (turn) => ({
    email: `editor${turn}@firm.example`,
    password: 'a wrong password',
  })),
  'GraphQL operations': post('content', '/api/graphql', (turn) => ({
    query: `{ Articles(limit: 100, where: { title: { like: "${turn}" } }) { docs { id related { id } } } }`,
  })),
  'search queries': post('search', '/1/indexes/*/queries', (turn) => ({
    requests: Array.from({ length: 10 }, (_, index) => ({
      indexName: 'site_en',
      params: `query=${turn}${index}&hitsPerPage=100&facets=*`,
    })),
  })),
  'logins of members': post('identity', '/usernamepassword/login', (turn) => ({
    username: `member${turn}@firm.example`,
    password: 'a wrong password',
  })),
}

/** Sockets that send nothing after the head of a request. @type {Record<string, (sent: number) => string>} */
export const silent = {
  'silent sockets': () => '',
  'bodies that never come': () =>
    'POST /contact-us/press HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 3000000\r\n\r\n',
}
