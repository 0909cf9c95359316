import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import type { Media } from '../../payload-types'
import type { ChangeEvent } from '@law-firm/contract/change-events'
import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { signInAs } from '../../testing/sign-in-as'

const fixtures = await startContentService()
const { payload, folder, rest, guardedRest, ids } = fixtures

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
      IFD0: { Copyright: 'A photographer' },
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

const upload = (data: Buffer, name?: string, mimetype?: string): Promise<Media> =>
  payload.create({
    collection: 'media',
    data: { alt: 'A picture' },
    file: fileOf(data, name, mimetype),
  })

const stored = (name: string | null | undefined) => path.join(folder, 'media', String(name))

const colourAt = async (file: string, left: number, top: number): Promise<string> => {
  const [red = 0, , blue = 0] = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .toFormat('raw')
    .toBuffer()
  return red > blue ? 'red' : 'blue'
}

async function queuedEvents(type: string): Promise<ChangeEvent[]> {
  const { docs } = await payload.db.find<{ id: number; input: ChangeEvent }>({
    collection: 'payload-jobs',
    where: {},
    sort: 'id',
    pagination: false,
  })
  return docs.map(({ input }) => input).filter((event) => event?.type === type)
}

const clearQueue = () =>
  payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { exists: true } } })

test('a photograph is stored upright and without metadata, in every size', async () => {
  const raw = await photograph(6)
  expect((await sharp(raw).metadata()).exif).toBeDefined()
  const doc = await upload(raw)
  expect([doc.width, doc.height, doc.mimeType]).toStrictEqual([900, 1200, 'image/jpeg'])
  expect(Object.values(doc.sizes ?? {}).map(({ width, height }) => [width, height])).toStrictEqual([
    [320, 240],
    [800, 1000],
  ])
  for (const name of [doc.filename, doc.sizes?.portrait?.filename]) {
    const { exif, orientation } = await sharp(stored(name)).metadata()
    expect([name, exif, orientation]).toEqual([name, undefined, undefined])
    expect(await colourAt(stored(name), 400, 10)).toBe('red') // the left half is on top
  }
  expect(await colourAt(stored(doc.filename), 400, 1190)).toBe('blue')
})

test('metadata are removed where the crop dialog was opened without cropping', async () => {
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
  expect((await sharp(stored(doc.filename)).metadata()).exif).toBeUndefined()
  expect([doc.width, doc.height]).toStrictEqual([900, 1200])
})

test('the portrait is cropped around the focal point', async () => {
  const { id, sizes } = await upload(await photograph(1, 2000, 1000))
  const portrait = stored(sizes?.portrait?.filename)
  expect([await colourAt(portrait, 20, 500), await colourAt(portrait, 780, 500)]).toStrictEqual([
    'red',
    'blue',
  ])
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
    const file = stored(doc.sizes?.portrait?.filename)
    for (const left of [20, 780]) expect(await colourAt(file, left, 500)).toBe(colour)
  }
})

test('a file is what its content says', async () => {
  const png = await sharp(await photograph())
    .png()
    .toBuffer()
  const doc = await upload(png, 'really-a-png.jpg')
  expect(doc.mimeType).toBe('image/png')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect(await upload(svg, 'logo.svg')).toMatchObject({
    filename: 'logo.png',
    mimeType: 'image/png',
  })
  const gif = await sharp(png).gif().toBuffer()
  const cases: [Buffer, string, RegExp][] = [
    [Buffer.from('<script>alert(1)</script>'), 'text.jpg', /neither a picture .* nor a PDF/],
    [Buffer.alloc(0), 'empty.png', /neither a picture/],
    [gif, 'animation.jpg', /is a gif file/],
    [(await photograph()).subarray(0, 2000), 'torn.jpg', /is damaged|neither a picture/],
  ]
  for (const [data, name, message] of cases)
    await expect(upload(data, name)).rejects.toThrow(message)
  const pdf = Buffer.from(
    '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n',
  )
  expect((await upload(pdf, 'paper.jpg')).mimeType).toBe('application/pdf')
})

test('a file in use is not deleted, and its documents are named', async () => {
  const { token } = await signInAs(fixtures, 'publisher')
  const used = await upload(await photograph())
  const other = await upload(await photograph())
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
  expect(refused.status).toBe(409)
  const message = String(at(refused, 'errors.0.message'))
  for (const title of ['Open article', 'Ines Kato']) expect(message).toContain(title)
  expect(existsSync(stored(used.filename))).toBe(true)

  await save({ body, _status: 'published' }, 'fr-fr')
  await payload.update({
    collection: 'contacts',
    id: ids.person,
    data: { photograph: null, _status: 'published' },
  })
  await save({ body: image, _status: 'draft' }, 'en', true)
  const byDraft = await rest('DELETE', `/api/media?where[id][equals]=${used.id}`, { token })
  expect(JSON.stringify(byDraft.json)).toMatch(/Open article/) // a draft counts as well
  const byEditor = await signInAs(fixtures, 'editor')
  expect((await rest('DELETE', `/api/media/${other.id}`, { token: byEditor.token })).status).toBe(
    403,
  )
  expect((await rest('DELETE', `/api/media/${other.id}`, { token })).status).toBe(200)
  expect(existsSync(stored(other.filename))).toBe(false)
  await save({ body, _status: 'published' })
  expect((await rest('DELETE', `/api/media/${used.id}`, { token })).status).toBe(200)
})

test('the site is notified of a replaced and of a deleted file', async () => {
  const { id, filename } = await upload(await photograph())
  await clearQueue()
  const change = async (args: object) => {
    await payload.update({ collection: 'media', id, data: {}, ...args } as never)
    const [event, ...others] = await queuedEvents('Media')
    expect(others).toStrictEqual([])
    await clearQueue()
    return event
  }
  const event = { type: 'Media', id, slug: null, path: null, relations: [], operation: 'publish' }
  expect(await change({ data: { alt: 'Another text' } })).toStrictEqual(event)
  expect(await change({ data: { focalX: 10, focalY: 10 } })).toStrictEqual(event)
  expect(await change({ file: fileOf(await photograph()) })).toStrictEqual({
    ...event,
    moved: true,
  })
  expect(existsSync(stored(filename))).toBe(false)
  await payload.delete({ collection: 'media', id })
  expect(await queuedEvents('Media')).toStrictEqual([{ ...event, operation: 'delete' }])
  await clearQueue()
})

test('no file is fetched from an address that a document names', async () => {
  const { token } = await signInAs(fixtures, 'publisher')
  const fetched: string[] = []
  const elsewhere = createServer((request, response) => {
    fetched.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => void elsewhere.listen(0, 'localhost', resolve))
  const { port } = elsewhere.address() as AddressInfo
  const body = { alt: 'x', filename: 'x.png', url: `http://localhost:${port}/x.png` }
  const created = await rest('POST', '/api/media', { token, body })
  expect([created.status, fetched]).toStrictEqual([400, []])
  expect(String(at(created, 'errors.0.message'))).toContain('There is no file.')
  const { id } = await upload(await photograph())
  await rest(
    'PATCH',
    `/api/media/${id}?uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=10`,
    { token, body },
  )
  expect(fetched).toStrictEqual([])
  elsewhere.close()
})

test('a file that is missing is 404', async () => {
  const doc = await upload(await photograph())
  const get = (name: string) => rest('GET', `/api/media/file/${name}`)
  expect((await get(String(doc.filename))).status).toBe(200)
  expect(readFileSync(stored(doc.filename)).length).toBeGreaterThan(0)
  const missing = await get('no-such-file.jpg')
  expect([missing.status, missing.headers.get('cache-control')]).toStrictEqual([
    404,
    'public, max-age=10',
  ])
  expect((await get('..%2Fcontent.db')).status).not.toBe(200)
})

test.each(['author', 'editor'] as const)(
  '%s: the words about a picture, not the picture',
  async (role) => {
    const editor = await signInAs(fixtures, role)
    const { id } = await upload(await photograph())
    const before = await payload.findByID({ collection: 'media', id })
    const form = (await editor.call('GET', `media/${id}?depth=0&locale=en`)).json
    const save = async (change: object) =>
      (await editor.call('PATCH', `media/${id}?locale=en`, { ...form, ...change })).status
    await save({ sizes: { thumbnail: { filename: 'another.jpg' } } }) // is left out of every save
    expect(await save({ alt: 'A red and a blue half', credit: 'A photographer' })).toBe(200)
    expect(await save({ focalX: 5 })).toBe(403)
    const edits = 'uploadEdits[focalPoint][x]=5&uploadEdits[focalPoint][y]=50'
    expect((await editor.call('PATCH', `media/${id}?${edits}`, { alt: 'x' })).status).toBe(403)
    const body = new FormData()
    body.set(
      'file',
      new File([new Uint8Array(await photograph())], 'new.jpg', { type: 'image/jpeg' }),
    )
    body.set('_payload', '{}')
    const { token } = editor
    expect((await guardedRest('PATCH', `/api/media/${id}`, { token, body })).status).toBe(403)
    expect((await editor.call('PATCH', `media?where[id][equals]=${id}`, { alt: 'x' })).status).toBe(
      403,
    )
    expect((await editor.call('DELETE', `media/${id}`)).status).toBe(403)
    const stored = await payload.findByID({ collection: 'media', id, locale: 'en' })
    expect(stored).toMatchObject({
      ...{ alt: 'A red and a blue half', credit: 'A photographer' },
      ...{ filename: form.filename, focalX: form.focalX, sizes: before.sizes },
    })
  },
)

test('a translator changes the alternative text of their languages alone', async () => {
  const translator = await signInAs(fixtures, 'translator', ['fr-fr'])
  const { id } = await upload(await photograph())
  const save = async (locale: string, data: object) =>
    (await translator.call('PATCH', `media/${id}?locale=${locale}`, data)).status
  expect(await save('fr-fr', { alt: 'Une image' })).toBe(200)
  expect(await save('en', { alt: 'x' })).toBe(403)
  expect(await save('fr-fr', { credit: 'x' })).toBe(403)
})
