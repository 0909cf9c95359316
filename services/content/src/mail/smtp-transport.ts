import { createTransport } from 'nodemailer'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * The transport for a mail server. nodemailer's defaults wait for minutes (2 for the connection, 10
 * for the socket), longer than a process
 * has a job for itself (`jobs/claim.ts`), so that another one could send the mail again.
 *
 * @param url such as `smtps://user:password@mail.example:465`
 * @param overrides timeouts in milliseconds
 */
export const createSmtpTransport = (url: string, overrides: Partial<typeof timeouts> = {}) =>
  createTransport({ url, ...timeouts, ...overrides })
