/** Requests a second of one profile: kept by the site, made per request, behind the shipped front, and as a plain file. */
import { createHmac } from 'node:crypto'
import { ask } from './ask.mjs'
import { ratesOf, loader } from './load.mjs'
import { startNginx } from './nginx.mjs'
import { note, row, skipped } from './table.mjs'
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
  gateway.replay = true // only the site's own work counts: the content service's answers come from memory
  const nginx = whyNoNginx() ? null : await startNginx({ root, folder: nginxFolder, ports })
  try {
    const targets = { kept: [page, {}], perRequest: [page, draft] }
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

function rowsOf({ kept, perRequest, plain, plainCompressed, front, frontCompressed }) {
  const rate = (value) => `${value.toFixed(value < 100 ? 1 : 0)}/s`
  const rows = [
    row('kept profile, of the same made per request', kept / perRequest, {
      least: budgets.timesPerRequest,
      unit: ' ×',
      compared: `${rate(kept)} against ${rate(perRequest)} in draft mode, content answers from memory`,
    }),
  ]
  if (plain === undefined) {
    return [
      ...rows,
      skipped('kept profile, of nginx serving the same bytes', whyNoNginx()),
      skipped('shipped front, of plain static', whyNoNginx()),
    ]
  }
  rows.unshift(
    row('kept profile, of nginx serving the same bytes', kept / plain, {
      least: budgets.ofPlainFile,
      digits: 4,
      compared: `${rate(kept)} against ${rate(plain)}`,
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
    note(
      'shipped front, uncompressed',
      (front / plain).toFixed(2),
      `${rate(front)} against ${rate(plain)}`,
    ),
  )
  return rows
}

/** nginx outruns a loader in Node, and the ratio would flatter the site. */
function whyNoNginx() {
  if (!tools.nginx) return 'nginx is not installed'
  if (loader !== 'wrk') return 'wrk is not installed'
  return null
}

async function putSameBytes(nginx, page) {
  const [plain, compressed] = [await ask(page), await ask(page, { headers: gzip })]
  if (compressed.headers['content-encoding'] !== 'gzip')
    throw new Error(`${page} was not compressed`)
  nginx.put('profile.html', plain.body)
  nginx.put('compressed.html', compressed.body)
}

/** The front answers the second reader by itself, with a page that browsers ask for again. */
async function assertShared(page) {
  const [first, second] = [await ask(page, { headers: gzip }), await ask(page, { headers: gzip })]
  if (first.status !== 200 || second.headers.date === undefined)
    throw new Error(`The front answered ${first.status}`)
  if (
    !first.body.equals(second.body) ||
    second.headers['cache-control'] !== 'public, max-age=0, must-revalidate'
  )
    throw new Error(`The front treats ${page} as not shared: ${second.headers['cache-control']}`)
}

/** Draft mode makes the same page anew for each request. The link is the one that the editor's Preview button makes. */
async function draftCookie(siteUrl, person, secret) {
  const now = Math.floor(Date.now() / 1000)
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${encode({ alg: 'HS256' })}.${encode({ path: person, locale: 'en', aud: 'preview', iat: now, exp: now + 900 })}`
  const token = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
  const { status, headers, body } = await ask(`${siteUrl}/api/preview?token=${token}`)
  const cookie = headers['set-cookie']
    ?.map((one) => one.split(';')[0])
    .find((one) => one.startsWith('__prerender_bypass='))
  if (!cookie) throw new Error(`The preview link gave no draft cookie (${status}): ${body}`)
  return cookie
}

async function assertDraft(page, headers) {
  const { status, headers: answer } = await ask(page, { headers })
  if (status !== 200 || !/no-store/.test(answer['cache-control'] ?? ''))
    throw new Error(
      `${page} is not made per request in draft mode (${status}, ${answer['cache-control']})`,
    )
}
