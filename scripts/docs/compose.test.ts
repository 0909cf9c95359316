import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'

const serviceSchema = v.object({
  image: v.string(),
  environment: v.optional(v.record(v.string(), v.string())),
  volumes: v.optional(v.array(v.string()), []),
})
const composeSchema = v.object({
  services: v.record(v.string(), serviceSchema),
  volumes: v.record(v.string(), v.null()),
})
type Service = v.InferOutput<typeof serviceSchema>

const read = (file: string): string => readFileSync(file, 'utf8')
const dockerfile = read('docs/deploy/Dockerfile')
const compose = v.parse(composeSchema, parse(read('docs/deploy/compose.yml'), { merge: true }))
const ofImage = Object.entries(compose.services).filter(([, { image }]) => image === 'website')

/** The folders that the image has, and that its user may write. */
const folders = /^RUN install -d -o node .*-m \d+ (.+)$/m.exec(dockerfile)?.[1]?.split(' ') ?? []
const imageEnvironment = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name, value]) => [name ?? '', value ?? ''],
  ),
)
const targetsOf = ({ volumes }: Service): string[] =>
  volumes.map((volume) => volume.split(':')[1] ?? '')
const isBelow = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(`${folder}/`)

/** The variables for files and folders in the environment of a process; the build is in the image. */
const pathVariables = (schema: string): string[] => [
  ...new Set(read(schema).match(/\b(?:SITE_STATE|CONTENT_[A-Z_]+)_(?:DIR|FILES?)\b/g)),
]

test.each([
  ['site-1', 'lib/env/schema.ts', ['SITE_STATE_DIR']],
  ['site-2', 'lib/env/schema.ts', ['SITE_STATE_DIR']],
  [
    'content',
    'services/content/environment.mjs',
    ['CONTENT_TRUSTED_DOCUMENTS_FILES', 'CONTENT_MEDIA_DIR', 'CONTENT_OUTBOX_DIR'],
  ],
])('%s has each of its files and folders in a volume', (name, schema, variables) => {
  expect(pathVariables(schema)).toEqual(variables)
  const service = compose.services[name]
  if (!service) throw new Error(`There is no ${name}.`)
  const environment = { ...imageEnvironment, ...service.environment }
  for (const variable of variables) {
    const file = environment[variable] ?? ''
    expect([variable, targetsOf(service).some((target) => isBelow(file, target))]).toEqual([
      variable,
      true,
    ])
  }
})

test.each(ofImage)('%s names no path outside of the image and its volumes', (_, service) => {
  const paths = Object.values({ ...imageEnvironment, ...service.environment }).filter((value) =>
    value.startsWith('/'),
  )
  expect(paths.length).toBeGreaterThan(0)
  const known = ['/srv/website', ...targetsOf(service)]
  expect(paths.filter((file) => !known.some((folder) => isBelow(file, folder)))).toEqual([])
})

test('each volume of the image is mounted on a folder of its user, and declared', () => {
  for (const [, service] of ofImage) {
    expect(folders).toEqual(expect.arrayContaining(targetsOf(service)))
    for (const volume of service.volumes)
      expect(compose.volumes).toHaveProperty([volume.split(':')[0] ?? ''])
  }
})
