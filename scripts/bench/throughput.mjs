/**
 * Requests per second of one cached profile: by the site, behind the shipped nginx, and by nginx
 * from files with the same bytes.
 */
import { gunzipSync } from 'node:zlib'
import { decodeJwt, SignJWT } from 'jose'
import { logInEditor } from '../run/log-in-editor.mjs'
import { request } from './http-client.mjs'
import { measureRates } from './load.mjs'
import { startNginx } from './nginx.mjs'
import { infoRow, row, skippedRow } from './table.mjs'
import { cores, pin, tools } from './tools.mjs'

const gzip = { 'accept-encoding': 'gzip' }
const rsc = { ...gzip, rsc: '1' }
const member = { ...gzip, cookie: '__session=of-nobody' }

/** The kinds of requests for a cached page, each with the least ratio to nginx's rate. */
const kinds = {
  compressed: { headers: gzip, file: 'profile.html', least: 0.3 },
  'with the cookie of a member': { headers: member, file: 'profile.html', least: 0.3 },
  'React payload': { headers: rsc, file: 'profile.rsc', least: 0.25 },
  uncompressed: { headers: {}, file: 'profile.html', least: 0.35 },
  'not modified': { headers: gzip, file: 'profile.html', least: 0.3, validate: true },
}
const timesPerRequest = 8

export async function checkThroughput({
  root,
  siteUrl,
  contentUrl,
  editor,
  person,
  secrets,
  gateway,
  nginxFolder,
  ports,
}) {
  const missing = ['wrk', 'nginx'].find((name) => !tools[name])
  if (missing) return [skippedRow('cached profile, of nginx', `${missing} is not installed`)]
  const page = siteUrl + person
  const draft = {
    cookie: await draftCookies(siteUrl, person, { contentUrl, editor, secret: secrets.preview }),
  }
  await assertDraft(page, draft)
  gateway.replay = true // only the site is measured: content responses are replayed
  const nginx = await startNginx({ root, folder: nginxFolder, ports })
  try {
    const perRequest = { 'per request': [page, { ...draft, ...gzip }] }
    pin(nginx.pid, cores.server)
    await putSameBytes(nginx, page)
    const rates = await measureRates({
      ...perRequest,
      ...(await targetsOf(page, nginx)),
      front: [nginx.front + person, gzip],
    })
    return [...toRows(rates), timesRow(rates), frontRow(rates)]
  } finally {
    gateway.replay = false
    await nginx.stop()
  }
}

/** Each kind of request, to the site and to nginx. */
async function targetsOf(site, nginx) {
  const pairs = Object.entries(kinds).map(async ([name, { headers, file, validate }]) => {
    const urls = { site, nginx: `${nginx.files}/${file}` }
    return Promise.all(
      Object.entries(urls).map(async ([server, url]) => {
        const { headers: received } = await request(url, { headers })
        const conditional = validate ? { 'if-none-match': received.etag } : {}
        return [`${server} ${name}`, [url, { ...headers, ...conditional }]]
      }),
    )
  })
  return Object.fromEntries((await Promise.all(pairs)).flat())
}

const rate = (value) => `${value.toFixed(value < 100 ? 1 : 0)}/s`

/** @param {Record<string, number>} rates requests per second of each target */
const toRows = (rates) =>
  Object.entries(kinds).map(([name, { least }]) => {
    const [site, nginx] = [rates[`site ${name}`], rates[`nginx ${name}`]]
    return row(`cached profile, ${name}, of nginx gzip_static`, site / nginx, {
      least,
      digits: 2,
      compared: `${rate(site)} against ${rate(nginx)}, the same bytes`,
    })
  })

const timesRow = (rates) => {
  const [cached, rendered] = [rates['site compressed'], rates['per request']]
  return row('cached profile, of the same rendered per request', cached / rendered, {
    least: timesPerRequest,
    unit: ' ×',
    compared: `${rate(cached)} against ${rate(rendered)} in draft mode, content responses from memory`,
  })
}

const frontRow = (rates) =>
  infoRow(
    'behind the shipped nginx, compressed',
    rate(rates.front),
    `${rate(rates['site compressed'])} without it`,
  )

async function putSameBytes(nginx, page) {
  for (const [name, headers] of Object.entries({ 'profile.html': gzip, 'profile.rsc': rsc })) {
    const { body, headers: received } = await request(page, { headers })
    if (received['content-encoding'] !== 'gzip') throw new Error(`${page} was not compressed`)
    nginx.put(`${name}.gz`, body)
    nginx.put(name, gunzipSync(body))
  }
}

/**
 * Draft mode renders the page for each request. The link is that of the admin panel's Preview
 * button, for an editor who is logged in.
 */
async function draftCookies(siteUrl, person, { contentUrl, editor, secret }) {
  const { id, sid } = decodeJwt(await logInEditor(contentUrl, editor))
  const token = await new SignJWT({ path: person, locale: 'en', sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('preview')
    .setSubject(String(id))
    .setExpirationTime('15m')
    .sign(new TextEncoder().encode(secret))
  const { status, headers, body } = await request(`${siteUrl}/api/preview?token=${token}`)
  const cookies = headers['set-cookie']?.map((entry) => entry.split(';')[0])
  if (!cookies) throw new Error(`The preview link set no draft cookie (${status}): ${body}`)
  return cookies.join('; ')
}

async function assertDraft(page, headers) {
  const { status, headers: responseHeaders } = await request(page, { headers })
  if (status !== 200 || !/no-store/.test(responseHeaders['cache-control'] ?? ''))
    throw new Error(
      `${page} is not made per request in draft mode (${status}, ${responseHeaders['cache-control']})`,
    )
}
