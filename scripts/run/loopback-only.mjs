/**
 * Loaded into each process of the tests (`--import`): a connection to another machine fails, as in a network without
 * the internet, and is logged; `logs.spec.ts` finds none.
 */
import net from 'node:net'

const loopback = /^(localhost|(.+\.)?localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\..+)$/

/**
 * Of what `connect` takes: options, the same in an array, or a port and a host.
 *
 * @param {any[]} given
 * @returns {string | null}
 */
function findHost([first, second]) {
  const options = Array.isArray(first) ? first[0] : first
  if (options === null || typeof options !== 'object')
    return typeof second === 'string' ? second : null
  return options.path ? null : (options.host ?? null)
}

const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function connectToLoopback(/** @type {any[]} */ ...given) {
  const host = findHost(given)
  if (host === null || loopback.test(host)) return connect.apply(this, /** @type {any} */ (given))
  process.stderr.write(`no connection to another machine: ${host}\n`)
  process.nextTick(() => this.destroy(new Error(`Tests reach no other machine: ${host}`)))
  return this
}
