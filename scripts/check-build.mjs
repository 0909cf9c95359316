/** The first step of `npm run build`: ends it without what pages are built for. */
import { missingForBuild } from '../lib/env/build-variables.mjs'
import { assertCanStart } from '../packages/runtime/env/start.mjs'

assertCanStart(
  'build of the site',
  missingForBuild(process.env).map((name) => `${name} is missing (docs/deploy/README.md).`),
)
