/**
 * OpenTelemetry of a process, by its standard variables (docs/operate/README.md): traces and logs by
 * OTLP, metrics by OTLP or for Prometheus. Loaded only where one of them is set.
 */
import { createRequire } from 'node:module'
import { logs, SeverityNumber } from '@opentelemetry/api-logs'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK, tracing } from '@opentelemetry/sdk-node'
import { redact } from './log-options.mjs'

/** Attributes with addresses of visitors, or with what they typed. */
const personal =
  /^(?:client\.address|net(?:work)?\.peer\.|net\.sock\.|http\.client_ip|url\.query|user_agent)/
const addresses = /^(?:url\.full|http\.url|http\.target)$/

/** Removes personal data from spans before they are exported. */
const redaction = {
  onStart() {},
  /** @param {import('@opentelemetry/sdk-node').tracing.ReadableSpan} span */
  onEnd({ attributes }) {
    for (const [name, value] of Object.entries(attributes))
      if (personal.test(name)) delete attributes[name]
      else if (addresses.test(name)) attributes[name] = String(value).split('?')[0]
  },
  forceFlush: async () => {},
  shutdown: async () => {},
}

const hasTraces =
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT && process.env.OTEL_TRACES_EXPORTER !== 'none'

const sdk = new NodeSDK({
  spanProcessors: hasTraces
    ? [redaction, new tracing.BatchSpanProcessor(new OTLPTraceExporter())]
    : [],
  instrumentations: [
    // cached pages are counted (`server/metrics.ts`): a span for each would cost as much as the page
    new HttpInstrumentation({
      disableIncomingRequestInstrumentation: process.env.OTEL_SERVICE_NAME === 'website-site',
      ignoreIncomingRequestHook: ({ url }) => /^\/(?:api\/)?(?:health|ready)$/.test(url ?? ''),
    }),
    new UndiciInstrumentation(),
    new PgInstrumentation({ requireParentSpan: true }),
    new RuntimeNodeInstrumentation(),
  ],
})
sdk.start()
createRequire(import.meta.url)('node:http') // the patch of its servers waits for a require

for (const end of ['SIGTERM', 'SIGINT', 'beforeExit']) process.once(end, () => void sdk.shutdown())

const severities = {
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
}
const exported = logs.getLogger('console')

/**
 * @param {keyof typeof severities} level
 * @param {string} message
 * @param {Record<string, unknown> & { err?: Error, error?: string }} details
 */
export function emitLog(level, message, { err, error }) {
  exported.emit({
    severityNumber: severities[level],
    severityText: level,
    body: redact([message, err?.stack ?? error].filter(Boolean).join('\n')),
  })
}
