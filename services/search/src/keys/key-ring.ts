import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { ApiError } from '../api-error'
import type { Env } from '../env'
import { fromQueryString, parseParams } from '../query/params'
import { clausesOf } from '../query/clauses'
import type { Store, StoredKey } from '../store/store'
import type { Grant } from './grant'

export type Caller = { appId: string; key: string; ip: string; referer: string }

const refused = () => new ApiError(403, 'Invalid Application-ID or API key')
/** The maximum permissions of a secured key. */
const securable = new Set(['search', 'browse', 'recommendation', 'seeUnretrievableAttributes'])
const hourMs = 3_600_000

/** All keys: two from the environment, and those created through the API. */
export class KeyRing {
  private stored: StoredKey[]
  private readonly used = new Map<string, number>()
  private hour = 0

  constructor(
    private readonly env: Pick<Env, 'appId' | 'adminKey' | 'searchKey'>,
    store: Store,
  ) {
    this.stored = store.keys()
  }

  reload(store: Store): void {
    this.stored = store.keys()
  }

  /** The search-only key of the environment, and valid stored keys. */
  list(now = Date.now()): StoredKey[] {
    return [
      this.searchKey(),
      ...this.stored.filter(
        ({ expiresAt, deletedAt }) =>
          deletedAt === undefined && (expiresAt === null || expiresAt > now),
      ),
    ]
  }

  find(value: string): StoredKey | null {
    return this.list().find((key) => same(key.value, value)) ?? null
  }

  /** The permissions of a request; unknown, expired and tampered keys are rejected. */
  grantFor(caller: Caller, now = Date.now()): Grant {
    if (!same(caller.appId, this.env.appId)) throw refused()
    if (same(caller.key, this.env.adminKey)) return adminGrant(this.env.adminKey)
    const known = this.list(now).find((key) => same(key.value, caller.key))
    return known ? toGrant(known, caller) : this.securedGrant(caller, now)
  }

  /** Counts a query against the key's rate for the caller's address. */
  count(grant: Grant, ip: string, now = Date.now()): void {
    if (grant.maxQueriesPerIPPerHour <= 0) return
    const hour = Math.floor(now / hourMs)
    if (hour !== this.hour) this.used.clear()
    this.hour = hour
    const name = createHash('sha256').update(`${grant.key} ${ip}`).digest('base64')
    const count = (this.used.get(name) ?? 0) + 1
    this.used.set(name, count)
    if (count > grant.maxQueriesPerIPPerHour) throw new ApiError(429, 'Too many requests')
  }

  /**
   * A key that its owner signed: base64 of an HMAC-SHA256 in hex and of the restrictions it covers.
   */
  private securedGrant(caller: Caller, now: number): Grant {
    const decoded = Buffer.from(caller.key, 'base64').toString('utf8')
    const signature = decoded.slice(0, 64)
    const encoded = decoded.slice(64)
    const parent = this.list(now).find(({ value }) =>
      same(createHmac('sha256', value).update(encoded).digest('hex'), signature),
    )
    if (!parent) throw refused()
    const restrictions = new URLSearchParams(encoded)
    const until = restrictions.get('validUntil')
    if (until !== null && !(Number(until) * 1000 > now))
      throw new ApiError(403, '"validUntil" parameter expired (less than current date)')
    const grant = toGrant(parent, caller)
    const acl = new Set([...grant.acl].filter((right) => securable.has(right)))
    return restrict({ ...grant, acl }, restrictions, caller)
  }

  private searchKey(): StoredKey {
    return {
      value: this.env.searchKey,
      createdAt: 0,
      expiresAt: null,
      acl: ['search'],
      description: 'Search-only key of the environment',
      indexes: [],
      maxHitsPerQuery: 0,
      maxQueriesPerIPPerHour: 0,
      queryParameters: '',
      referers: [],
    }
  }
}

function adminGrant(key: string): Grant {
  return {
    key,
    isAdmin: true,
    acl: new Set(),
    indexes: [],
    clauses: [],
    params: {},
    maxHitsPerQuery: 0,
    maxQueriesPerIPPerHour: 0,
  }
}

function toGrant(key: StoredKey, caller: Caller): Grant {
  if (
    key.referers.length > 0 &&
    !key.referers.some((pattern) => caller.referer.includes(pattern.replaceAll('*', '')))
  )
    throw refused()
  const grant: Grant = {
    ...adminGrant(key.value),
    isAdmin: false,
    acl: new Set(key.acl),
    indexes: [key.indexes],
    maxHitsPerQuery: key.maxHitsPerQuery,
    maxQueriesPerIPPerHour: key.maxQueriesPerIPPerHour,
  }
  return key.queryParameters
    ? restrict(grant, new URLSearchParams(key.queryParameters), caller)
    : grant
}

/** Adds restrictions to a key's permissions; never extends them. */
function restrict(grant: Grant, restrictions: URLSearchParams, caller: Caller): Grant {
  const sources = restrictions.get('restrictSources')
  if (sources !== null && !isFrom(caller.ip, sources))
    throw new ApiError(403, 'Source IP not allowed with this API key')
  const {
    restrictIndices,
    restrictSources: _sources,
    validUntil: _until,
    ...own
  } = fromQueryString(restrictions)
  const params = parseParams(own)
  const { filters: _f, facetFilters: _ff, numericFilters: _nf, tagFilters: _tf, ...forced } = params
  return {
    ...grant,
    indexes: [...grant.indexes, toList(restrictIndices)],
    clauses: [...grant.clauses, ...clausesOf(params)],
    params: { ...grant.params, ...forced },
  }
}

function toList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return value === undefined || value === ''
    ? []
    : String(value)
        .split(',')
        .map((name) => name.trim())
}

/** Is the address in one of the networks, `192.168.1.0/24,10.0.0.1`? */
function isFrom(ip: string, networks: string): boolean {
  const list = new BlockList()
  for (const network of networks.split(',')) {
    const [address = '', bits] = network.trim().split('/')
    const family = isIP(address)
    if (family === 0) continue
    const length = bits === undefined ? (family === 4 ? 32 : 128) : Number(bits)
    if (Number.isInteger(length) && length >= 0 && length <= (family === 4 ? 32 : 128))
      list.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6')
  }
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '')
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Constant-time comparison. */
function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
