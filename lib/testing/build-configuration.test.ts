import { readFileSync } from 'node:fs'

test.each(['next.config.mjs', 'services/content/next.config.mjs', 'codegen.ts'])(
  '%s replaces no module of a package',
  (file) => expect(readFileSync(file, 'utf8')).not.toMatch(/resolveAlias|loaders|\balias\b|hooks:/),
)
