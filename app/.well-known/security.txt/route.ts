import { findPage } from '@/lib/content/page/find-page'
import { getSite } from '@/lib/content/site/get-site'
import { absoluteUrl } from '@/lib/seo/metadata'
import { env } from '@/lib/env/env'

export const revalidate = 86_400

const days = 180

/**
 * Contact for vulnerability reports (RFC 9116): addresses that the firm has, which a mailbox for
 * security may not be among.
 */
export async function GET(): Promise<Response> {
  const { email } = await getSite('en')
  const page = await findPage({ to: 'contactPage', params: { slug: 'website' } }, 'en')
  const expires = new Date(Date.now() + days * 86_400_000).toISOString()
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${absoluteUrl(page ?? { to: 'contactUs' }, 'en')}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, fr, zh',
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
