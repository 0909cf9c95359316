import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import type { Payload, ServerFunction } from 'payload'

type Copy = Parameters<typeof copyDataFromLocaleHandler>[0]

/** "Copy to locale", without two defects of Payload's. */
export const copyToLocale: ServerFunction<Copy, ReturnType<typeof copyDataFromLocaleHandler>> = (
  args,
) =>
  copyDataFromLocaleHandler({
    ...args,
    req: { ...args.req, payload: forCopies(args.req.payload) },
  })

/**
 * Payload's own action reads both languages with the fallback on and stores what it has read, so
 * that French copied to Chinese would store English
 * (https://github.com/payloadcms/payload/issues/16303). It also looks for the fields of a global
 * under its slug, where they are not, and so copies no global.
 *
 * @returns a Payload for that action only: hooks get the one they always have
 */
function forCopies(payload: Payload): Payload {
  const globals = payload.globals.config.map((config) => [config.slug, { config }] as const)
  const differences = {
    findByID: (options) => payload.findByID({ ...options, fallbackLocale: false }),
    findGlobal: (options) => payload.findGlobal({ ...options, fallbackLocale: false }),
    globals: { ...payload.globals, ...Object.fromEntries(globals) },
  } satisfies Partial<Payload>
  return Object.assign(Object.create(payload) as Payload, differences)
}
