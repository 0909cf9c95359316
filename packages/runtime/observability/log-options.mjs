import { trace } from '@opentelemetry/api'
import { stdTimeFunctions } from 'pino'
import { requestId } from './request.mjs'

const censor = '[redacted]'

/** Keys whose values are never logged, at two levels. */
const secretKeys = [
  'authorization',
  'cookie',
  'email',
  'familyName',
  'givenName',
  'name',
  'params',
  'password',
  'phone',
  'secret',
  'token',
]

/** What is personal or secret wherever it stands, such as in the message of an error. */
const patterns = [
  /\beyJ[\w-]{10,}(?:\.[\w-]*){1,4}/g, // JSON Web Tokens
  /(?<=\bBearer )[^\s"\\]+/g,
  /(?<=[?&#"](?:access_token|code|id_token|otp|password|refresh_token|state|ticket|token|verification_code)=)[^&\s"\\]+/g,
  /[\p{L}\p{M}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}@[\p{L}\p{M}\p{N}·・׳״-]{1,64}\.[\p{L}\p{M}\p{N}·・׳״.-]{1,190}/gu, // e-mail
  /(?<=\\nparams: )(?:[^"\\]|\\(?!n {4}at )[^])*/g, // of a failed statement: Drizzle adds them to its text
]

/** @param {string} line */
export const redact = (line) =>
  patterns.reduce((text, pattern) => text.replace(pattern, censor), line)

/** Options of pino in all processes: a line of JSON, with the request's id and without personal data. */
export const logOptions = {
  base: { service: process.env.OTEL_SERVICE_NAME },
  level: process.env.LOG_LEVEL ?? 'info',
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (/** @type {string} */ level) => ({ level }) },
  mixin: () => ({ requestId: requestId(), traceId: trace.getActiveSpan()?.spanContext().traceId }),
  redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor },
  hooks: { streamWrite: redact },
}
