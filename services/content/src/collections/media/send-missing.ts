import { existsSync } from 'node:fs'
import path from 'node:path'
import type { UploadConfig } from 'payload'
import { env } from '../../env'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Responds 404 to a file that is not on the disk; Payload responds 500. */
export const sendMissing: Handler = (_req, { params: { filename } }): Response | void => {
  if (existsSync(path.join(env.CONTENT_MEDIA_DIR, path.basename(filename)))) return
  return Response.json(
    { errors: [{ message: 'There is no such file.' }] },
    { status: 404, headers: { 'cache-control': 'public, max-age=10' } },
  )
}
