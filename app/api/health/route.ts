/** Answers while the site is up, whatever its services do. */
export const dynamic = 'force-dynamic'

export const GET = () =>
  Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
