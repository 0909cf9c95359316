import { expect, services } from './site'

export type Mail = { to: string[]; subject: string; text: string; raw: string }

/** Mails that the test's mail server received for an address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${services.capture}/__mails`)).json()) as {
    to: string[]
    raw: string
  }[]
  return mails
    .filter(({ to }) => to.includes(address))
    .map(({ to, raw }) => ({
      to,
      raw,
      subject: decodeWords(/^Subject: (.*(?:\r\n .*)*)/m.exec(raw)?.[1] ?? ''),
      text: decodeBody(raw),
    }))
}

export const setMailFault = (fault: 'down' | 'none') =>
  fetch(`${services.capture}/__mail-fault`, { method: 'POST', body: fault })

/** Messages as editors see them, newest first. */
export async function toMessages(
  email: string,
): Promise<
  { id: number; state: string; form: string; values: { label: string; value: string }[] }[]
> {
  const token = await editorToken()
  const response = await fetch(
    `${services.content}/api/submissions?where[email][equals]=${encodeURIComponent(email)}&sort=-id`,
    { headers: { authorization: `JWT ${token}` } },
  )
  return ((await response.json()) as { docs: never[] }).docs
}

export async function changeMessage(id: number, data: object): Promise<number> {
  const response = await fetch(`${services.content}/api/submissions/${id}`, {
    method: 'PATCH',
    headers: { authorization: `JWT ${await editorToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  return response.status
}

/** Mails in the content service's outbox for an address. */
export async function storedMails(
  to: string,
): Promise<{ id: number; state: string; attempts: number }[]> {
  const response = await fetch(
    `${services.content}/api/mails?where[to][equals]=${encodeURIComponent(to)}`,
    { headers: { authorization: `JWT ${await editorToken()}` } },
  )
  return ((await response.json()) as { docs: never[] }).docs
}

/** Sends a mail again, as an editor does by its state. */
export async function sendAgain(id: number): Promise<void> {
  for (const state of ['failed', 'waiting'])
    await fetch(`${services.content}/api/mails/${id}`, {
      method: 'PATCH',
      headers: { authorization: `JWT ${await editorToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ state }),
    })
}

/** GETs a path below the content service's `/api` as an editor. */
export async function readAsEditor(path: string): Promise<unknown> {
  return (
    await fetch(`${services.content}/api/${path}`, {
      headers: { authorization: `JWT ${await editorToken()}` },
    })
  ).json()
}

/** An editor's token, set by `log-in-editor.ts`. */
export const editorToken = async (): Promise<string> => process.env.TEST_EDITOR_TOKEN ?? ''

const decodeWords = (header: string): string =>
  header
    .replace(/\r\n /g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : quotedPrintable(text.replace(/_/g, ' ')),
    )

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8')

/** Decodes the plain-text part of a mail (quoted-printable or base64). */
function decodeBody(raw: string): string {
  const boundaries = [...raw.matchAll(/boundary="?([^"\r\n;]+)/g)].map(
    ([, boundary = '']) => `--${boundary}`,
  )
  const parts = boundaries.reduce(
    (chunks, boundary) => chunks.flatMap((chunk) => chunk.split(boundary)),
    [raw],
  )
  const part = parts.find((chunk) => /^\s*Content-Type: text\/plain/i.test(chunk)) ?? raw
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString()
  return /quoted-printable/i.test(head) ? quotedPrintable(text) : text
}

/** Waits for a mail to an address whose text matches. */
export async function mailedTo(address: string, pattern: RegExp): Promise<string> {
  let text = ''
  await expect
    .poll(
      async () =>
        (text =
          (await mailsTo(address)).map(({ text }) => text).find((text) => pattern.test(text)) ??
          ''),
      { timeout: 15_000 },
    )
    .not.toBe('')
  return text
}
