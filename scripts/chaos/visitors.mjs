/** Visitors who send forms without a script, as a browser does. */

/** @type {Record<string, string>} */
const escapes = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#x27;': "'" }
/** @param {string} text */
const unescape = (text) =>
  text.replace(/&(?:quot|amp|lt|gt|#x27);/g, (escape) => escapes[escape] ?? '')

/**
 * Reads the hidden fields of the page's form.
 *
 * @param {string} url of a page with one form of the site
 */
export async function openForm(url) {
  const html = await (await fetch(url)).text()
  const form = /<form[^>]*enctype="multipart[^>]*>.*?<\/form>/is.exec(html)?.[0] ?? ''
  const hidden = [...form.matchAll(/<input type="hidden" name="(\$[^"]+)"(?: value="([^"]*)")?/g)]
  if (hidden.length === 0) throw new Error(`${url} has no form.`)
  return { url, hidden: hidden.map(([, name = '', value = '']) => [name, unescape(value)]) }
}

/**
 * Sends the form.
 *
 * @param {Awaited<ReturnType<typeof openForm>>} form
 * @param {Record<string, string>} values
 * @returns {Promise<string | null>} the page that it leads to; null when it was not accepted
 */
export async function sendForm({ url, hidden }, values) {
  const body = new FormData()
  for (const [name = '', value = ''] of [...hidden, ...Object.entries(values)])
    body.append(name, value)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: new URL(url).origin, accept: 'text/html' },
      signal: AbortSignal.timeout(20_000),
    })
    await response.arrayBuffer()
    return response.status === 303 ? response.headers.get('location') : null
  } catch {
    return null // as a browser that cannot reach the site
  }
}
