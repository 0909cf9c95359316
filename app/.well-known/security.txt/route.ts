import { getSite } from '@/lib/content/site/get-site'
import { env } from '@/lib/env/env'

export const revalidate = 86_400

const days = 180

/** Contact for vulnerability reports (RFC 9116). */
export async function GET(): Promise<Response> {
  const { email } = await getSite('en')
  const expires = new Date(Date.now() + days * 86_400_000).toISOString()
  const lines = [
    `Contact: mailto:${email.replace(/^[^@]+/, 'security')}`,
    `Contact: ${env.SITE_URL}/contact-us/website`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, fr, zh',
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
