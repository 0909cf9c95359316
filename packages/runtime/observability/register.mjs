/**
 * Loaded first by each process of production (`node --import`): telemetry where a variable of
 * OpenTelemetry demands it, and lines of JSON for what is logged to the console, by the framework
 * too (docs/operate/README.md).
 */
import { format } from 'node:util'
import { pino } from 'pino'
import { logOptions } from './log-options.mjs'

const isDemanded = process.env.OTEL_EXPORTER_OTLP_ENDPOINT || process.env.OTEL_METRICS_EXPORTER
const telemetry = isDemanded ? await import('./telemetry.mjs') : null

const logger = pino(logOptions)

/** @type {['debug' | 'log' | 'info' | 'warn' | 'error', 'debug' | 'info' | 'warn' | 'error'][]} */
const levels = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
]
for (const [method, level] of levels)
  console[method] = (...values) => {
    const err = values.find((value) => value instanceof Error)
    const fields = values.filter(isFields)
    const texts = values.filter((value) => value !== err && !isFields(value))
    const message = texts.length > 0 ? format(...texts) : (err?.message ?? '')
    const details = Object.assign({}, ...fields, err ? toFields(err) : {})
    logger[level](details, message)
    telemetry?.emitLog(level, message, details)
  }

/** When the stack of an error was last logged, by its text. @type {Map<string, number>} */
const logged = new Map()

/** An outage would fill the disk with one stack: it is logged every ten seconds, and its message each time. */
function toFields(/** @type {Error} */ err) {
  const { message, stack = '' } = err
  const now = Date.now()
  if (now - (logged.get(stack) ?? 0) < 10_000) return { error: message }
  if (logged.size >= 500) logged.clear()
  logged.set(stack, now)
  return { err }
}

/** @param {unknown} value */
function isFields(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value))
  )
}
