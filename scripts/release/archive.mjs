/** Writes the archive of a release. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { packBuiltPage } from '../../lib/cache/built-page.mjs'
import { StartError } from '../run/preconditions.mjs'
import { findFiles } from './files.mjs'
import { describeProvenance } from './provenance.mjs'
import { findSecrets } from './secrets.mjs'

/** Bytes of the site, unpacked. */
const limit = 350e6
const allParts = ['site', 'content', 'search']
/** Copied as they are; the manifest is that of the site's queries, for the content service. */
const others = [
  'docs/deploy',
  'docs/operate',
  'docs/configuration.md',
  'lib/graphql/generated/persisted-documents.json',
]

/**
 * @param {string} root
 * @param {{ dist: string, folder: string, report: (line: string) => void, parts?: string[],
 *   env: NodeJS.ProcessEnv }} options
 *   dist is the site's build below the root; folder, where the archive is written; env, that of the
 *   build
 * @returns {Promise<string>} the archive
 * @throws StartError when the site is too large, or a file has a secret
 */
export async function writeArchive(root, { dist, folder, report, env, parts = allParts }) {
  const { version, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const commit = String(
    execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'], {
      cwd: root,
    }),
  ).trim()
  const name = `website-${version}-${commit.slice(0, 8)}${commit.endsWith('-dirty') ? '-dirty' : ''}-${process.platform}-${process.arch}`
  const stage = path.join(folder, name)
  rmSync(stage, { recursive: true, force: true })
  for (const place of others)
    cpSync(path.join(root, place), path.join(stage, place), { recursive: true })
  const info = { name: 'website', version, private: true, type: 'module', engines }
  writeFileSync(path.join(stage, 'package.json'), JSON.stringify(info, null, 2))
  const sizes = {}
  for (const part of /** @type {import('./files.mjs').Part[]} */ (parts)) {
    report(`Collecting the files of the ${part}`)
    const before = sizeOf(stage)
    const build = part === 'site' ? dist : `services/${part}/.next`
    for (const [place, file] of await findFiles(root, part, build))
      copy(file, path.join(stage, place), { root, stage, build, part })
    if (part === 'site') await packPages(path.join(stage, '.next/server/app'))
    sizes[part] = sizeOf(stage) - before
  }
  const found = findSecrets(stage, env)
  if (found.length > 0) throw new StartError(`The build has secrets: ${found.join(', ')}.`)
  writeFileSync(path.join(stage, 'sbom.cdx.json'), listPackages(root))
  report('Packing')
  const archive = `${stage}.tar.gz`
  execFileSync('tar', ['-czf', archive, '-C', folder, name])
  const provenance = describeProvenance(root, { archive, commit, parts })
  writeFileSync(`${archive}.provenance.json`, JSON.stringify(provenance, null, 2))
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(0)} MB`
  const unpacked = Object.entries(sizes).map(([part, bytes]) => `${part} ${megabytes(bytes)}`)
  rmSync(stage, { recursive: true })
  report(`${path.relative(root, archive)}, ${megabytes(statSync(archive).size)}`)
  report(`Unpacked: ${unpacked.join(', ')} (what an earlier part has is not counted again)`)
  if (sizes.site > limit) throw new StartError(`The site has more than ${megabytes(limit)}.`)
  return archive
}

/** The bill of materials (CycloneDX): all packages with their versions, hashes and licences. */
const listPackages = (/** @type {string} */ root) =>
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'], {
    cwd: root,
    maxBuffer: 100e6,
  })

/** A link of a build is relative to its folder, which is another one in the release. */
function copy(file, target, { root, stage, build, part }) {
  mkdirSync(path.dirname(target), { recursive: true })
  if (!lstatSync(file).isSymbolicLink()) return cpSync(file, target)
  const linked = path.resolve(path.dirname(file), readlinkSync(file))
  const place = path
    .relative(root, linked)
    .replace(build, part === 'site' ? '.next' : `services/${part}/.next`)
  rmSync(target, { force: true })
  symlinkSync(path.relative(path.dirname(target), path.join(stage, place)), target)
}

/** @param {string} folder `server/app` of the build */
async function packPages(folder) {
  const files = /** @type {string[]} */ (readdirSync(folder, { recursive: true }))
  for (const file of files.filter((name) => name.endsWith('.meta')))
    await packBuiltPage(folder, `/${file.slice(0, -'.meta'.length)}`)
}

/** @param {string} folder */
const sizeOf = (folder) =>
  /** @type {string[]} */ (readdirSync(folder, { recursive: true }))
    .map((name) => lstatSync(path.join(folder, name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
