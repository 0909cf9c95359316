/**
 * `npm run check:members -w services/content [-- name]`: end-to-end checks of the members' area
 * against its own database. Exits with 1 on a failure.
 */
import { fillSampleContent } from '../src/testing/member-fixtures'
import { checks } from '../src/testing/member-checks'
import { startContentService } from '../src/testing/content-service'

const service = await startContentService(Number(process.env.CHECK_PORT ?? 3951))
const fixtures = await fillSampleContent(service)
let failed = 0
for (const [name, check] of Object.entries(checks)) {
  if (process.argv[2] && !name.includes(process.argv[2])) continue
  try {
    await check(fixtures)
    console.log(`ok      ${name}`)
  } catch (cause) {
    failed += 1
    console.log(`FAILED  ${name}\n${cause instanceof Error ? cause.stack : String(cause)}`)
  }
}
service.stop()
console.log(failed === 0 ? 'Members: all checks passed' : `Members: ${failed} checks failed`)
process.exit(failed === 0 ? 0 : 1)
