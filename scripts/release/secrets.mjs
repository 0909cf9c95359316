/** Secrets of the environment that a build wrote into its files. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sentToBrowsers = ['ALGOLIA_SEARCH_KEY', 'POSTHOG_KEY']
/** A shorter value is part of other words. */
const shortest = 8

/** @param {[name: string, value: string | undefined]} entry */
const isSecret = ([name, value = '']) =>
  value.length >= shortest &&
  !sentToBrowsers.includes(name) &&
  (/SECRET|PASSWORD|TOKEN|_KEY$/.test(name) || /:\/\/[^/]*:[^/]*@/.test(value))

/**
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env that of the build
 * @returns {string[]} such as `AUTH0_SECRET in .next/server/chunk.js`
 */
export function findSecrets(folder, env) {
  const secrets = Object.entries(env).filter(isSecret)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .flatMap(({ name, parentPath }) => {
      const file = path.join(parentPath, name)
      const text = readFileSync(file)
      return secrets
        .filter(([, value = '']) => text.includes(value))
        .map(([secret]) => `${secret} in ${path.relative(folder, file)}`)
    })
}
