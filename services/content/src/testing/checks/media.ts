import is from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import type { Media } from '../../payload-types'
import type { ChangeEvent } from '../../revalidation/events'
import type { Fixtures } from '../member-fixtures'
import { at, type Check } from './check'

/** Red on the left half, blue on the right, as stored; `orientation` 6 turns it clockwise. */
async function photograph(orientation = 1, width = 1200, height = 900): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const }
  const fill = (background: string) =>
    sharp({ create: { ...half, background } })
      .png()
      .toBuffer()
  return sharp({ create: { ...half, width, background: 'white' } })
    .composite([
      { input: await fill('#d00'), left: 0, top: 0 },
      { input: await fill('#00d'), left: width / 2, top: 0 },
    ])
    .withExif({
      IFD0: { Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

const fileOf = (data: Buffer, name = 'picture.jpg', mimetype = 'image/jpeg') => ({
  data,
  name,
  mimetype,
  size: data.length,
})

const upload = (payload: Payload, data: Buffer, name?: string, mimetype?: string): Promise<Media> =>
  payload.create({
    collection: 'media',
    data: { alt: 'A picture' },
    file: fileOf(data, name, mimetype),
  })

const stored = ({ folder }: Fixtures, name: string | null | undefined) =>
  path.join(folder, 'media', String(name))

const colourAt = async (file: string, left: number, top: number): Promise<string> => {
  const [red = 0, , blue = 0] = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .toFormat('raw')
    .toBuffer()
  return red > blue ? 'red' : 'blue'
}

async function tokenOfRole({ payload }: Fixtures, role: 'editor' | 'publisher'): Promise<string> {
  const account = {
    email: `media-${crypto.randomUUID()}@editors.test`,
    password: 'a long password',
  }
  await payload.create({
    collection: 'users',
    data: { ...account, name: 'E', role },
  })
  return `JWT ${(await payload.login({ collection: 'users', data: account })).token}`
}

async function queuedEvents(payload: Payload, type: string): Promise<ChangeEvent[]> {
  const { docs } = await payload.db.find<{ id: number; input: ChangeEvent }>({
    collection: 'payload-jobs',
    where: {},
    sort: 'id',
    pagination: false,
  })
  return docs.map(({ input }) => input).filter((event) => event?.type === type)
}

const clearQueue = (payload: Payload) =>
  payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { exists: true } } })

export const mediaChecks: Record<string, Check> = {
  'a photograph is stored upright and without metadata, in every size': async (fixtures) => {
    const { payload } = fixtures
    const raw = await photograph(6)
    is.ok((await sharp(raw).metadata()).exif, 'the upload has EXIF')
    const doc = await upload(payload, raw)
    is.deepEqual([doc.width, doc.height, doc.mimeType], [900, 1200, 'image/jpeg'])
    is.deepEqual(
      Object.values(doc.sizes ?? {}).map(({ width, height }) => [width, height]),
      [
        [320, 240],
        [800, 1000],
      ],
    )
    for (const name of [doc.filename, doc.sizes?.portrait?.filename]) {
      const { exif, orientation } = await sharp(stored(fixtures, name)).metadata()
      is.deepEqual([exif, orientation], [undefined, undefined], String(name))
      is.equal(await colourAt(stored(fixtures, name), 400, 10), 'red', 'the left half is on top')
    }
    is.equal(await colourAt(stored(fixtures, doc.filename), 400, 1190), 'blue')
  },
  'metadata are removed where the crop dialog was opened without cropping': async (fixtures) => {
    const { payload } = fixtures
    const doc = await payload.create({
      collection: 'media',
      data: { alt: 'A picture' },
      file: fileOf(await photograph(6)),
      req: {
        query: {
          uploadEdits: {
            crop: { x: 0, y: 0, width: 100, height: 100, unit: '%' },
            focalPoint: { x: 50, y: 50 },
            widthInPixels: 900,
            heightInPixels: 1200,
          },
        },
      },
    })
    is.equal((await sharp(stored(fixtures, doc.filename)).metadata()).exif, undefined)
    is.deepEqual([doc.width, doc.height], [900, 1200])
  },
  'the portrait is cropped around the focal point': async (fixtures) => {
    const { payload } = fixtures
    const { id, sizes } = await upload(payload, await photograph(1, 2000, 1000))
    const portrait = stored(fixtures, sizes?.portrait?.filename)
    is.deepEqual(
      [await colourAt(portrait, 20, 500), await colourAt(portrait, 780, 500)],
      ['red', 'blue'],
    )
    for (const [focalX, colour] of [
      [5, 'red'],
      [95, 'blue'],
    ] as const) {
      const focalPoint = { x: focalX, y: 50 }
      const doc = await payload.update({
        collection: 'media',
        id,
        data: {},
        req: { query: { uploadEdits: { focalPoint } } }, // as the admin panel sends it
      })
      const file = stored(fixtures, doc.sizes?.portrait?.filename)
      for (const left of [20, 780]) is.equal(await colourAt(file, left, 500), colour)
    }
  },
  'a file is what its content says': async ({ payload }) => {
    const png = await sharp(await photograph())
      .png()
      .toBuffer()
    const doc = await upload(payload, png, 'really-a-png.jpg')
    is.equal(doc.mimeType, 'image/png')
    const gif = await sharp(png).gif().toBuffer()
    const cases: [Buffer, string, RegExp][] = [
      [Buffer.from('<script>alert(1)</script>'), 'text.jpg', /neither a picture .* nor a PDF/],
      [Buffer.alloc(0), 'empty.png', /neither a picture/],
      [gif, 'animation.jpg', /is a gif file/],
      [(await photograph()).subarray(0, 2000), 'torn.jpg', /is damaged|neither a picture/],
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        'a.png',
        /svg/,
      ],
    ]
    for (const [data, name, message] of cases)
      await is.rejects(upload(payload, data, name), message, name)
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n',
    )
    is.equal((await upload(payload, pdf, 'paper.jpg')).mimeType, 'application/pdf')
  },
  'a file in use is not deleted, and its documents are named': async (fixtures) => {
    const { payload, rest, ids } = fixtures
    const token = await tokenOfRole(fixtures, 'publisher')
    const used = await upload(payload, await photograph())
    const other = await upload(payload, await photograph())
    const image = [{ blockType: 'image', media: used.id }]
    const save = (data: object, locale: 'en' | 'fr-fr' = 'en', draft = false) =>
      payload.update({ collection: 'articles', id: ids.article, locale, data, draft } as never)
    const { body } = await payload.findByID({ collection: 'articles', id: ids.article, depth: 0 })

    await save({ body: image, title: 'Titre', summary: 'Résumé', _status: 'published' }, 'fr-fr')
    await payload.update({
      collection: 'contacts',
      id: ids.person,
      data: { photograph: used.id, _status: 'published' },
    })
    const refused = await rest('DELETE', `/api/media/${used.id}`, { token })
    is.equal(refused.status, 409)
    const message = String(at(refused, 'errors.0.message'))
    for (const title of ['Open article', 'Ines Kato']) is.ok(message.includes(title), message)
    is.ok(existsSync(stored(fixtures, used.filename)))

    await save({ body, _status: 'published' }, 'fr-fr')
    await payload.update({
      collection: 'contacts',
      id: ids.person,
      data: { photograph: null, _status: 'published' },
    })
    await save({ body: image, _status: 'draft' }, 'en', true)
    const byDraft = await rest('DELETE', `/api/media?where[id][equals]=${used.id}`, { token })
    is.match(JSON.stringify(byDraft.json), /Open article/, 'a draft counts as well')
    const byEditor = { token: await tokenOfRole(fixtures, 'editor') }
    is.equal((await rest('DELETE', `/api/media/${other.id}`, byEditor)).status, 403)
    is.equal((await rest('DELETE', `/api/media/${other.id}`, { token })).status, 200)
    is.ok(!existsSync(stored(fixtures, other.filename)))
    await save({ body, _status: 'published' })
    is.equal((await rest('DELETE', `/api/media/${used.id}`, { token })).status, 200)
  },
  'the site is notified of a replaced and of a deleted file': async (fixtures) => {
    const { payload } = fixtures
    const { id, filename } = await upload(payload, await photograph())
    await clearQueue(payload)
    const change = async (args: object) => {
      await payload.update({ collection: 'media', id, data: {}, ...args } as never)
      const [event, ...others] = await queuedEvents(payload, 'Media')
      is.deepEqual(others, [])
      await clearQueue(payload)
      return event
    }
    const event = { type: 'Media', id, slug: null, path: null, relations: [], operation: 'publish' }
    is.deepEqual(await change({ data: { alt: 'Another text' } }), event)
    is.deepEqual(await change({ data: { focalX: 10, focalY: 10 } }), event)
    is.deepEqual(await change({ file: fileOf(await photograph()) }), { ...event, moved: true })
    is.ok(!existsSync(stored(fixtures, filename)))
    await payload.delete({ collection: 'media', id })
    is.deepEqual(await queuedEvents(payload, 'Media'), [{ ...event, operation: 'delete' }])
    await clearQueue(payload)
  },
  'a file that is missing is 404': async (fixtures) => {
    const { payload, rest } = fixtures
    const doc = await upload(payload, await photograph())
    const get = (name: string) => rest('GET', `/api/media/file/${name}`)
    is.equal((await get(String(doc.filename))).status, 200)
    is.ok(readFileSync(stored(fixtures, doc.filename)).length > 0)
    const missing = await get('no-such-file.jpg')
    is.deepEqual(
      [missing.status, missing.headers.get('cache-control')],
      [404, 'public, max-age=10'],
    )
    is.notEqual((await get('..%2Fcontent.db')).status, 200)
  },
}
