import sharp from 'sharp'
import { toCleanFile } from './clean-upload'

jest.mock('payload', () => ({
  APIError: class extends Error {
    constructor(
      message: string,
      readonly status: number,
    ) {
      super(message)
    }
  },
}))

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#d00' } })
    .toFormat(format)
    .toBuffer()
const clean = (data: Buffer, name = 'a.jpg', mimetype = 'image/jpeg') =>
  toCleanFile({ data, name, mimetype, size: data.length })

test.each(['jpeg', 'png', 'webp'] as const)('accepts %s, whatever its name', async (format) =>
  expect((await clean(await picture(format), 'a.txt', 'text/plain')).mimetype).toBe(
    `image/${format}`,
  ),
)

test.each([
  ['png', 'logo.jpg', 'logo.png'],
  ['png', 'logo.PNG', 'logo.PNG'],
  ['jpeg', 'photo.jpeg', 'photo.jpeg'],
  ['jpeg', 'photo.png', 'photo.jpg'],
  ['webp', 'banner', 'banner.webp'],
] as const)('names a %s by what it is: %s', async (format, name, expected) =>
  expect((await clean(await picture(format), name)).name).toBe(expected),
)

test('turns a photograph upright and removes its metadata', async () => {
  const raw = await sharp(await picture('jpeg'))
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { data, size } = await clean(raw)
  const { width, height, exif, icc, orientation } = await sharp(data).metadata()
  expect({ width, height, exif, icc, orientation }).toEqual({ width: 30, height: 40 })
  expect(size).toBe(data.length)
})

test('limits the longest side', async () => {
  const { data } = await clean(await picture('png', 3000, 30))
  expect(await sharp(data).metadata()).toMatchObject({ width: 2560, height: 26 })
})

test.each([
  ['a.pdf', 'a.pdf'],
  ['A.PDF', 'A.PDF'],
  ['a.jpg', 'a.pdf'],
  ['no. 5 brief', 'no. 5 brief.pdf'],
])('leaves a PDF as it is, with the name of one: %s', async (name, expected) => {
  const data = Buffer.from('%PDF-1.7\n…')
  expect(await clean(data, name)).toMatchObject({
    data,
    name: expected,
    mimetype: 'application/pdf',
  })
})

const svg = (content: string, size = 'width="40" height="20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`)

describe('an SVG', () => {
  const red = '<rect width="100%" height="100%" fill="#d00"/>'

  test('is stored as a PNG that is large enough for any place', async () => {
    const file = await clean(svg(red), 'logo.svg', 'image/svg+xml')
    expect(file).toMatchObject({ name: 'logo.png', mimetype: 'image/png' })
    expect(await sharp(file.data).metadata()).toMatchObject({
      format: 'png',
      width: 1600,
      height: 800,
    })
  })

  test('leaves nothing of scripts, and shows no other file', async () => {
    const other = '<image href="file:///etc/hostname" width="40" height="20"/>'
    const { data } = await clean(svg(`${red}<script>alert(1)</script>${other}`))
    expect(data.subarray(1, 4).toString()).toBe('PNG')
    expect(data.includes('alert')).toBe(false)
    const { dominant } = await sharp(data).stats()
    expect(dominant.r).toBeGreaterThan(200)
  })

  test('reads no file by an entity', async () => {
    const data = Buffer.from(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>' +
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><text y="15">&x;</text></svg>',
    )
    const file = await clean(data).catch((cause: Error) => cause)
    // refused, or drawn without the words
    if (!(file instanceof Error))
      expect((await sharp(file.data).stats()).channels.at(-1)?.max).toBe(0)
  })
})

test.each<[string, () => Promise<Buffer>, string]>([
  ['an empty file', async () => Buffer.alloc(0), 'neither a picture that can be read nor a PDF'],
  ['HTML', async () => Buffer.from('<script></script>'), 'neither a picture'],
  [
    'a drawing of too many pixels',
    async () => svg('', 'viewBox="0 0 1 1" width="1" height="900000"'),
    'damaged',
  ],
  ['a GIF', () => picture('gif'), 'is a gif file'],
  ['half a picture', async () => (await picture('png', 400, 400)).subarray(0, 300), 'damaged'],
  ['too many pixels', () => picture('png', 10_001, 10_000), '100 megapixels'],
])('refuses %s, and says why', async (_, data, reason) =>
  expect(clean(await data())).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(reason),
  }),
)
