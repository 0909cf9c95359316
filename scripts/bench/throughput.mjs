/**
 * Requests per second of one profile: cached by the site, rendered per request, behind the shipped
 * nginx, and as a static file.
 */
import { createHmac } from 'node:crypto'
import { request } from './http-client.mjs'
import { ratesOf, loader } from './load.mjs'
import { startNginx } from './nginx.mjs'
import { infoRow, row, skippedRow } from './table.mjs'
import { tools } from './tools.mjs'

const budgets = { ofPlainFile: 0.0055, timesPerRequest: 8, frontOfPlainFile: 0.65 }
const gzip = { 'accept-encoding': 'gzip' }

export async function checkThroughput({
  root,
  siteUrl,
  person,
  secrets,
  gateway,
  nginxFolder,
  ports,
}) {
  const page = siteUrl + person
  const draft = { cookie: await draftCookie(siteUrl, person, secrets.preview) }
  await assertDraft(page, draft)
  gateway.replay = true // only the site is measured: content responses are replayed
  const nginx = nginxUnavailableReason()
    ? null
    : await startNginx({ root, folder: nginxFolder, ports })
  try {
    const targets = { cached: [page, {}], perRequest: [page, draft] }
    if (nginx) {
      await putSameBytes(nginx, page)
      await assertShared(nginx.front + person)
      Object.assign(targets, {
        plain: [`${nginx.files}/profile.html`, {}],
        plainCompressed: [`${nginx.files}/compressed.html`, {}],
        front: [nginx.front + person, {}],
        frontCompressed: [nginx.front + person, gzip],
      })
    }
    return rowsOf(await ratesOf(targets))
  } finally {
    gateway.replay = false
    await nginx?.stop()
  }
}

/** @param {Record<string, number>} rates requests per second of each target */
function rowsOf({ cached, perRequest, plain, plainCompressed, front, frontCompressed }) {
  const rate = (value) => `${value.toFixed(value < 100 ? 1 : 0)}/s`
  const rows = [
    row('cached profile, of the same rendered per request', cached / perRequest, {
      least: budgets.timesPerRequest,
      unit: ' ×',
      compared: `${rate(cached)} against ${rate(perRequest)} in draft mode, content answers from memory`,
    }),
  ]
  if (plain === undefined) {
    return [
      ...rows,
      skippedRow('cached profile, of nginx serving the same bytes', nginxUnavailableReason()),
      skippedRow('shipped front, of plain static', nginxUnavailableReason()),
    ]
  }
  rows.unshift(
    row('cached profile, of nginx serving the same bytes', cached / plain, {
      least: budgets.ofPlainFile,
      digits: 4,
      compared: `${rate(cached)} against ${rate(plain)}`,
    }),
  )
  rows.push(
    row('shipped front, of plain static', frontCompressed / plainCompressed, {
      least: budgets.frontOfPlainFile,
      digits: 2,
      compared: `${rate(frontCompressed)} against ${rate(plainCompressed)}, the same gzipped bytes, as browsers ask`,
    }),
  )
  rows.push(
    infoRow(
      'shipped front, uncompressed',
      (front / plain).toFixed(2),
      `${rate(front)} against ${rate(plain)}`,
    ),
  )
  return rows
}

/** The Node load generator is slower than nginx, which would skew the ratio. */
function nginxUnavailableReason() {
  if (!tools.nginx) return 'nginx is not installed'
  if (loader !== 'wrk') return 'wrk is not installed'
  return null
}

async function putSameBytes(nginx, page) {
  const [plain, compressed] = [await request(page), await request(page, { headers: gzip })]
  if (compressed.headers['content-encoding'] !== 'gzip')
    throw new Error(`${page} was not compressed`)
  nginx.put('profile.html', plain.body)
  nginx.put('compressed.html', compressed.body)
}

/** nginx serves the second request from its cache, and browsers must revalidate the page. */
async function assertShared(page) {
  const [first, second] = [
    await request(page, { headers: gzip }),
    await request(page, { headers: gzip }),
  ]
  if (first.status !== 200 || second.headers.date === undefined)
    throw new Error(`nginx responded ${first.status}`)
  if (
    !first.body.equals(second.body) ||
    second.headers['cache-control'] !== 'public, max-age=0, must-revalidate'
  )
    throw new Error(`The front treats ${page} as not shared: ${second.headers['cache-control']}`)
}

/**
 * Draft mode renders the page for each request. The link is that of the admin panel's Preview
 * button.
 */
async function draftCookie(siteUrl, person, secret) {
  const now = Math.floor(Date.now() / 1000)
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${encode({ alg: 'HS256' })}.${encode({ path: person, locale: 'en', aud: 'preview', iat: now, exp: now + 900 })}`
  const token = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
  const { status, headers, body } = await request(`${siteUrl}/api/preview?token=${token}`)
  const cookie = headers['set-cookie']
    ?.map((entry) => entry.split(';')[0])
    .find((entry) => entry.startsWith('__prerender_bypass='))
  if (!cookie) throw new Error(`The preview link gave no draft cookie (${status}): ${body}`)
  return cookie
}

async function assertDraft(page, headers) {
  const { status, headers: responseHeaders } = await request(page, { headers })
  if (status !== 200 || !/no-store/.test(responseHeaders['cache-control'] ?? ''))
    throw new Error(
      `${page} is not made per request in draft mode (${status}, ${responseHeaders['cache-control']})`,
    )
}
