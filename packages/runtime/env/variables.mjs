/**
 * Forms of environment variables, and how a process reads its own. A schema is a `v.object` with the
 * names of the variables; `npm run docs` writes their comments, and whether they are required, to
 * docs/configuration.md. An empty value is a missing one, and no message contains a value.
 */
import * as v from 'valibot'

/** @typedef {Record<string, string | undefined>} Source */
/** @typedef {v.ObjectSchema<v.ObjectEntries, undefined>} Schema */
/** @typedef {Record<string, string[]>} Companions variables that need others once they are set */

/**
 * A text that matches.
 *
 * @param {RegExp} form
 * @param {string} message what the value must be, after the variable's name
 */
export const matching = (form, message) => v.pipe(v.string(), v.regex(form, message))

/**
 * @param {RegExp} scheme
 * @param {string} message
 */
const url = (scheme, message) => v.pipe(v.string(), v.url(message), v.regex(scheme, message))

/** An http or https address, as it is written: where it is compared with others. */
export const exactAddress = url(/^https?:\/\//, 'must be an http or https address')
export const socketAddress = url(/^wss?:\/\//, 'must be a ws or wss address')
export const redisAddress = url(/^rediss?:\/\//, 'must be a redis or rediss address')
export const mailServer = url(/^smtps?:\/\//, 'must be an smtp or smtps address')

/** An http or https address, without a slash at its end. */
export const address = v.pipe(
  exactAddress,
  v.transform((value) => value.replace(/\/$/, '')),
)

const originMessage = 'must be an origin, such as https://www.example.com'

/** An http or https origin, without a slash at its end. */
export const origin = v.pipe(
  address,
  v.check((value) => URL.canParse(value) && new URL(value).origin === value, originMessage),
)

/** A whole number above 0, of at most nine digits. */
export const count = v.pipe(
  matching(/^[1-9]\d{0,8}$/, 'must be a whole number above 0'),
  v.transform(Number),
)

const portMessage = 'must be a port'
export const port = v.pipe(
  matching(/^\d{1,5}$/, portMessage),
  v.transform(Number),
  v.maxValue(65_535, portMessage),
)

/**
 * Values separated by commas; what is empty between them, or at the end, does not count. As a
 * variable's default, `''` is the empty list.
 *
 * @template {v.GenericSchema<string, string>} Item
 * @param {Item} item
 */
export const list = (item) =>
  v.pipe(
    v.string(),
    v.transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
    v.array(item),
  )

/**
 * A variable that the process cannot do without.
 *
 * @template {v.GenericSchema<string, unknown>} [Form=v.StringSchema<undefined>]
 * @param {string} meaning what it is, for whom it is missing
 * @param {Form} [form]
 * @returns {v.GenericSchema<string | undefined, v.InferOutput<Form>>}
 */
export const required = (meaning, form) =>
  /** @type {any} */ (
    v.pipe(
      v.optional(v.string(), ''),
      v.nonEmpty(`is missing: ${meaning}`),
      form ?? /** @type {any} */ (v.string()),
    )
  )

/**
 * A sentence for each variable that is missing or malformed.
 *
 * @param {Schema} schema
 * @param {Source} source
 * @param {Companions} [companions]
 * @returns {string[]}
 */
export function findProblems(schema, source, companions = {}) {
  const variables = withoutEmpty(source)
  const { issues = [] } = v.safeParse(schema, variables, { abortPipeEarly: true })
  const lacking = Object.entries(companions).flatMap(([name, others]) =>
    name in variables
      ? others
          .filter((other) => !(other in variables))
          .map((other) => `${other} is missing: ${name} needs it.`)
      : [],
  )
  /** @type {Map<unknown, string>} */
  const sentences = new Map()
  for (const { path, message } of issues) {
    const name = path?.[0].key
    if (!sentences.has(name)) sentences.set(name, `${name} ${message}.`)
  }
  return [...sentences.values(), ...lacking]
}

export class EnvironmentError extends Error {
  name = 'EnvironmentError'
}

/**
 * The values of a process, read once at its start.
 *
 * @template {Schema} S
 * @param {S} schema
 * @param {Source} source
 * @param {Companions} [companions]
 * @returns {v.InferOutput<S>}
 * @throws {EnvironmentError} with a sentence for each variable that is missing or malformed
 */
export function readEnvironment(schema, source, companions) {
  const problems = findProblems(schema, source, companions)
  if (problems.length > 0) throw new EnvironmentError(problems.join(' '))
  return v.parse(schema, withoutEmpty(source))
}

/** @param {Source} source */
const withoutEmpty = (source) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value))
