import { EnvironmentError } from '@law-firm/runtime/env/variables.mjs'
import { readEnv } from './env'
import { createIdentityServer } from './server/create-server'

/** Starts the service; SIGTERM or SIGINT stops it within a second. */
async function main(): Promise<void> {
  process.umask(0o077)
  const env = readEnv(process.env)
  const server = await createIdentityServer(env)
  server.listen(env.port, 'localhost', () =>
    process.stdout.write(`Identity service at ${env.identityUrl}\n`),
  )
  server.once('error', (cause: NodeJS.ErrnoException) => {
    console.error(
      cause.code === 'EADDRINUSE' ? `Port ${env.port} (PORT) is taken by another process.` : cause,
    )
    process.exit(1)
  })
  const stop = () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 500).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((cause: unknown) => {
  console.error(cause instanceof EnvironmentError ? cause.message : cause)
  process.exit(1)
})
