import { createHash } from 'node:crypto'
import type { IdTokenPayload, Platform } from '../identity'
import {
  buildClaims,
  clientId,
  createSigner,
  domain,
  keysPath,
  origin,
  readQuery,
  signToken,
  siteOrigin,
  startOfTest,
  type Signer,
} from '../identity/testing/test-kit'
import { createSession, type Session, type SessionPlatform } from './session'
import type { TabMessage } from './state'

/**
 * Four tabs of one browser over one provider and one server, whose events and latencies are random: the sessions are
 * the site's own, everything else is a model. A failure prints the seed, which repeats it.
 */

const audience = 'https://api.firm.test/'
const settings = {
  identity: {
    domain,
    clientId,
    audience,
    redirectUri: `${siteOrigin}/auth`,
    scope: 'openid',
    responseType: 'token id_token',
  },
  audience,
  apiBase: 'https://api.firm.test/api',
  uiLocales: 'en-GB',
  home: '/',
  panel: null,
}

const members = ['auth0|1', 'auth0|2'] as const
const hashOf = (subject: string) => createHash('sha256').update(subject).digest('base64url')

let signer: Signer
/** Operations of the cryptography that are under way: no time passes meanwhile, so that a seed repeats its run. */
let pending = 0
const results = new Map<string, Promise<unknown>>()
/** Signatures and their checks are computed once: nonces repeat between runs. */
function remember<Value>(key: string, compute: () => Promise<Value>): Promise<Value> {
  if (!results.has(key)) {
    pending += 1
    results.set(
      key,
      compute().finally(() => (pending -= 1)),
    )
  }
  return results.get(key) as Promise<Value>
}
const sign = (claims: object) =>
  remember(JSON.stringify(claims), () =>
    signToken(signer, buildClaims({ exp: startOfTest + 30 * 86_400, ...claims })),
  )
async function settle() {
  do await new Promise(setImmediate)
  while (pending > 0)
}

beforeAll(async () => {
  signer = await createSigner('one')
  const { subtle } = crypto
  const [verify, importKey] = [subtle.verify.bind(subtle), subtle.importKey.bind(subtle)]
  jest
    .spyOn(subtle, 'verify')
    .mockImplementation((algorithm, key, signature, data) =>
      remember(Buffer.from(signature as Uint8Array).toString('base64'), () =>
        verify(algorithm, key, signature, data),
      ),
    )
  jest
    .spyOn(subtle, 'importKey')
    .mockImplementation((...request: unknown[]) =>
      remember('key', () => importKey(...(request as Parameters<typeof importKey>))),
    )
  jest.spyOn(subtle, 'digest').mockImplementation(async (_, data) => {
    const { buffer, byteOffset, byteLength } = createHash('sha256')
      .update(data as Uint8Array)
      .digest()
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  })
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => jest.restoreAllMocks())

/** Mulberry32: a small generator of reproducible numbers. */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item }
}

type Member = (typeof members)[number]
type Tab = {
  page: Page
  /** Unsent input in session storage, by the hash of its member. */
  kept: Map<string, Member>
  /** The account that its visitor chooses at the provider. */
  choice: Member
}
type Page = {
  isOpen: boolean
  session: Session
  hash: string
  /** The member who has typed what is in the form. */
  text: Member | null
  /** The hash of the member whose input the page has (browser-session-platform.client.ts). */
  owner: string | null
  /** The page is left when the session ends. */
  isOfMembers: boolean
  isSigningOut: boolean
  onStorage: ((key: string | null) => void)[]
  onTabs: ((message: TabMessage) => void)[]
  onFocus: (() => void)[]
  onMessage: Set<Parameters<Platform['onMessage']>[0]>
}

function createWorld(seed: number) {
  const { below, pick } = createRandom(seed)
  const faults: string[] = []
  const log: string[] = []
  const queue: { at: number; run: () => void }[] = []
  const world = {
    now: startOfTest * 1000,
    cookie: null as string | null,
    provider: null as Member | null,
    isAway: false,
    server: null as Member | null,
    names: { 'auth0|1': 'May', 'auth0|2': 'May' } as Record<Member, string>,
  }
  const stored = new Map<string, string>()
  const keepsCookies = below(10) < 3
  /** Without them all tabs agree by themselves, otherwise once they have got the focus. */
  const hasOutages = below(3) === 0
  const isOpaque = below(2) === 0
  let draws = 0

  const after = (milliseconds: number, run: () => void) => {
    const entry = { at: world.now + milliseconds, run }
    queue.push(entry)
    return () => void (entry.run = () => {})
  }
  const later = <Value>(read: () => Value) =>
    new Promise<Value>((resolve) => void after(5 + below(150), () => resolve(read())))

  /** Runs what is due until `end`. What is asynchronous in between needs no time. */
  async function passUntil(end: number) {
    for (;;) {
      await settle()
      const first = queue.reduce<number>(
        (best, { at }, index) => (best < 0 || at < queue[best]!.at ? index : best),
        -1,
      )
      const entry = queue[first]
      if (!entry || entry.at > end) break
      queue.splice(first, 1)
      world.now = Math.max(world.now, entry.at)
      entry.run()
    }
    world.now = end
  }

  const toClaims = (subject: Member, nonce?: string) => ({
    sub: subject,
    given_name: world.names[subject],
    ...(nonce === undefined ? {} : { nonce }),
  })

  async function authorize(url: string, session: Member | null) {
    const { state = '', nonce = '' } = readQuery(url)
    if (!session) return { state, error: 'login_required' }
    return {
      state,
      access_token: isOpaque ? `of ${session}` : await sign({ sub: session }),
      token_type: 'Bearer',
      expires_in: '7200',
      id_token: await sign(toClaims(session, nonce)),
    }
  }

  /** The server's callback: refuses another member than the cookie's. @returns an error */
  function startServerSession(session: Member | null): string | null {
    if (world.isAway) return 'provider_unavailable'
    if (!session) return 'login_required'
    const isOther = world.cookie !== null && world.cookie !== hashOf(session)
    world.server = isOther ? null : session
    world.cookie = isOther ? null : hashOf(session)
    return isOther ? 'another_user' : null
  }

  const tabs: Tab[] = Array.from({ length: 4 }, () => {
    const tab = { kept: new Map(), choice: members[0] } as unknown as Tab
    open(tab, '/people')
    return tab
  })

  /** Other tabs get what one sends in its order, each after a time of its own. */
  function send(from: Page, deliver: (page: Page) => void) {
    for (const { page } of tabs) {
      if (page !== from) after(1 + below(25), () => page.isOpen && deliver(page))
    }
  }

  function leavePage(tab: Tab, page: Page) {
    if (page.text && !page.isSigningOut && !tab.kept.has(hashOf(page.text)))
      faults.push(`text of ${page.text} is lost`)
    page.isOpen = false
  }

  /** Loads a page in a tab. `/auth` completes a sign-in, as its page does. */
  function open(tab: Tab, path: string, hash = '') {
    if (tab.page) tab.page.isOpen = false
    const page = {
      isOpen: true,
      hash,
      text: null,
      owner: null,
      isOfMembers: below(2) === 0,
      isSigningOut: false,
      onStorage: [],
      onTabs: [],
      onFocus: [],
      onMessage: new Set(),
    } as unknown as Page
    tab.page = page
    page.session = createSession(settings, toPlatform(tab, page))
    void page.session.boot()
    if (path.startsWith('/auth?error=another_user') && world.cookie === null)
      void page.session.endEverywhere()
    if (hash) void complete(tab, page)
  }

  async function complete(tab: Tab, page: Page) {
    const completed = await page.session.complete()
    if (!page.isOpen) return
    if (!completed.ok) {
      if (completed.error.error === 'login_required' && completed.redirectUrl)
        after(20, () => page.isOpen && open(tab, '/people'))
    } else if (completed.value)
      after(20 + below(200), () => {
        if (!page.isOpen) return
        const error = startServerSession(world.provider)
        open(tab, error ? `/auth?error=${error}` : '/people')
      })
  }

  function navigate(tab: Tab, page: Page, url: string) {
    if (!page.isOpen) return
    log.push(`${world.now - startOfTest * 1000} tab ${tabs.indexOf(tab)} → ${url.slice(0, 45)}`)
    const isSignOut = url.startsWith('/api/auth/logout')
    leavePage(tab, page)
    after(20 + below(300), () => {
      if (tab.page !== page) return
      if (isSignOut) {
        world.server = world.cookie = world.provider = null
        open(tab, '/')
      } else if (url.startsWith('/')) open(tab, url)
      else {
        if (readQuery(url).prompt !== 'none') world.provider = tab.choice
        void authorize(url, world.provider).then((response) =>
          open(tab, '/auth', `#${new URLSearchParams(response as never)}`),
        )
      }
    })
  }

  function respond(url: string, page: Page, source: object) {
    const say = (from: string, data: object) => {
      for (const listener of [...page.onMessage]) listener({ origin: from, source, data })
    }
    after(20 + below(250), () => {
      if (!page.isOpen) return
      const session = keepsCookies ? null : world.provider
      if (!url.startsWith('/'))
        return void (
          world.isAway
            ? Promise.resolve({ state: readQuery(url).state, error: 'temporarily_unavailable' })
            : authorize(url, session)
        ).then((response) => say(origin, { type: 'authorization_response', response }))
      say(siteOrigin, { type: 'server-session', error: startServerSession(session) })
    })
  }

  function toPlatform(tab: Tab, page: Page): SessionPlatform {
    const isCallback = page.hash !== ''
    const whileOpen =
      <Request extends unknown[]>(run: (...request: Request) => void) =>
      (...request: Request) =>
        void (page.isOpen && run(...request))
    const response = (body: unknown) => ({
      ok: true,
      status: 200,
      headers: new Headers(),
      json: async () => body,
      text: async () => JSON.stringify(body),
    })
    const changed = (key: string | null) =>
      send(page, ({ onStorage }) => onStorage.forEach((listener) => listener(key)))
    return {
      location: {
        origin: siteOrigin,
        host: 'www.firm.test',
        get hash() {
          return page.hash
        },
        assign: (url) => navigate(tab, page, url),
      },
      crypto: {
        getRandomValues: (bytes) => bytes.fill((draws = (draws + 1) % 62)),
        subtle: crypto.subtle,
      },
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: whileOpen((key, value) => {
          if (stored.get(key) === value) return
          stored.set(key, value)
          changed(key)
        }),
        removeItem: whileOpen((key) => void (stored.delete(key) && changed(key))),
        keys: () => [...stored.keys()],
      },
      timers: {
        now: () => world.now,
        after: (milliseconds, run) => after(milliseconds, () => void (page.isOpen && run())),
      },
      fetch: (async (input: string) => {
        const { pathname, origin: target } = new URL(input)
        await later(() => undefined)
        if (target === origin && world.isAway) throw new TypeError('fetch failed')
        if (pathname === keysPath) return response({ keys: [signer.jwk] })
        return response({ data: { userPermissions: {} } })
      }) as unknown as typeof fetch,
      openFrame: (url) => {
        const source = {}
        respond(url, page, source)
        return { window: source, close: () => {} }
      },
      openPopup: () => null,
      opener: () => null,
      onMessage: (listener) => {
        page.onMessage.add(listener)
        return () => void page.onMessage.delete(listener)
      },
      path: () => '/people',
      stripHash: () => void (page.hash = ''),
      onStorage: (listener) => void page.onStorage.push(listener),
      tabs: {
        post: whileOpen((message) =>
          send(page, ({ onTabs }) => onTabs.forEach((listener) => listener(message))),
        ),
        listen: (listener) => void page.onTabs.push(listener),
      },
      subject: {
        read: () => world.cookie,
        write: whileOpen((hash) => void (world.cookie = hash)),
      },
      onFocus: (listener) => void page.onFocus.push(listener),
      onRestore: () => {},
      readServerSession: () =>
        later(() =>
          world.server && world.cookie === hashOf(world.server)
            ? (buildClaims(toClaims(world.server)) as IdTokenPayload)
            : undefined,
        ),
      endServerSession: () => later(() => void (world.server = world.cookie = null)),
      saveUnsentInput: (hash) => {
        if (!page.text || !page.isOpen || (page.owner ??= hash) !== hash) return
        if (hash !== hashOf(page.text)) faults.push(`text of ${page.text} is kept for another`)
        tab.kept.set(hash, page.text)
      },
      showMember: (hash) => {
        if (!page.isOpen) return
        if ((page.owner ??= hash) !== hash && !isCallback) {
          leavePage(tab, page)
          return open(tab, '/people')
        }
        const [text, user] = [tab.kept.get(hash), page.session.getState().user]
        if (!text || page.text) return
        if (text !== user?.objectId) faults.push(`text of ${text} is shown to ${user?.objectId}`)
        tab.kept.delete(hash)
        page.text = text
      },
      noteEnd: () => {},
      notifyEnd: () => {
        if (!page.isOfMembers || !page.isOpen) return
        leavePage(tab, page) // member-guard.client.tsx
        open(tab, '/')
      },
    }
  }

  const focus = ({ page }: Tab) => page.onFocus.forEach((listener) => listener())
  const userOf = ({ page }: Tab) => page.session.getState().user
  const events: Record<string, (tab: Tab) => void> = {
    reload: (tab) => {
      if (!tab.page.text && tab.page.isOpen) open(tab, '/people')
    },
    type: (tab) => {
      const user = tab.page.isOpen && userOf(tab)
      if (user) tab.page.text = user.objectId as Member
    },
    signIn: (tab) => {
      if (!tab.page.isOpen || tab.page.text) return
      tab.choice = pick(members)
      void tab.page.session.signIn({ redirectUrl: '/people' })
    },
    signOut: ({ page }) => {
      if (!page.isOpen) return
      page.isSigningOut = true
      page.session.logout()
    },
    focus,
    renewal: (tab) => void tab.page.session.renew(),
    rename: (tab) => {
      const user = tab.page.isOpen && userOf(tab)
      if (!user) return
      world.names[user.objectId as Member] = pick(['May', 'Robin'])
      void tab.page.session.refreshUser()
    },
    clearStorage: ({ page }) => {
      stored.clear()
      send(page, ({ onStorage }) => onStorage.forEach((listener) => listener(null)))
    },
    outage: () => {
      if (!hasOutages) return
      world.isAway = true
      after(300 + below(3000), () => void (world.isAway = false))
    },
    endAtProvider: () => {
      world.provider = null
      after(100 + below(200), () => void (world.server = null)) // the provider's notice
    },
  }
  const frequent = ['signIn', 'signIn', 'type', 'focus', 'reload', 'renewal', 'signOut']

  async function run() {
    let signedIn = 0
    for (let count = 0; count < 10; count += 1) {
      const name = pick([...Object.keys(events), ...frequent])
      const tab = pick(tabs)
      log.push(`${world.now - startOfTest * 1000} tab ${tabs.indexOf(tab)} ${name}`)
      events[name]?.(tab)
      await passUntil(world.now + pick([0, 3, 40, 300, 2500]))
      signedIn += Number(tabs.some(userOf))
    }
    await passUntil(world.now + 26_000) // outages are over, and sign-ins under way
    if (hasOutages) tabs.forEach(focus)
    await passUntil(world.now + 2000)
    const users = tabs.map((tab) => userOf(tab)?.objectId ?? 'none')
    if (new Set(users).size > 1) faults.push(`tabs differ: ${users.join(', ')}`)
    const owner = users[0] === 'none' ? null : hashOf(users[0] ?? '')
    if (owner && world.cookie !== owner) faults.push('the cookie is of another member')
    return { faults, log, signedIn }
  }
  return { run }
}

test('four tabs agree after 2,000 random interleavings, and texts return to their member only', async () => {
  const only = process.env.INTERLEAVING_SEED
  const seeds = only ? [Number(only)] : Array.from({ length: 2000 }, (_, index) => index + 1)
  let signedIn = 0
  for (const seed of seeds) {
    const { faults, log, ...result } = await createWorld(seed).run()
    signedIn += result.signedIn
    if (faults.length > 0)
      throw new Error(`INTERLEAVING_SEED=${seed}: ${faults.join('; ')}\n${log.join('\n')}`)
  }
  // the runs are about members
  if (!only) expect(signedIn).toBeGreaterThan(seeds.length)
}, 240_000)
