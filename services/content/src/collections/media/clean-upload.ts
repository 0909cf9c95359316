import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp, { type Sharp } from 'sharp'

type File = NonNullable<PayloadRequest['file']>

const pictureFormats = ['jpeg', 'png', 'webp', 'svg']
/** The longest side of a drawing, which is stored as a picture. */
const drawnSide = 1600
/** The longest side of a stored picture in pixels. */
const longestSide = 2560
/** A turned picture is decoded as a whole: 300 MB. */
const limitInputPixels = 100_000_000

/**
 * Rejects a file whose content is neither a picture nor a PDF, whatever its name says, and stores
 * pictures upright, without metadata and in a limited size. A drawing (SVG) is stored as it looks, as
 * PNG: a file with scripts and links of others is never served. Payload's `resizeOptions` would leave
 * the metadata where the editor opened the crop dialog without cropping. A new document needs a file:
 * Payload would fetch one from any address that the document's data names.
 */
export const cleanUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file)
    req.file = await toCleanFile(req.file)
  else if (operation === 'create' && Reflect.get(args, 'duplicateFromID') == null)
    throw refusal('There is no file.')
  return args
}

/** @throws APIError 400, with a message for the editor */
export async function toCleanFile(file: File): Promise<File> {
  if (file.data.subarray(0, 5).toString('latin1') === '%PDF-')
    return { ...file, name: toName(file.name, ['pdf']), mimetype: 'application/pdf' }
  const format = await formatOf(file.data)
  if (format === null)
    throw refusal(`“${file.name}” is neither a picture that can be read nor a PDF.`)
  if (!pictureFormats.includes(format)) throw refusal(`“${file.name}” is a ${format} file.`)
  try {
    const source =
      format === 'svg'
        ? await drawSvg(file.data)
        : sharp(file.data, { animated: format === 'webp', limitInputPixels })
    const { data, info } = await source
      .rotate() // as its EXIF orientation says
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    const name = toName(file.name, info.format === 'jpeg' ? ['jpg', 'jpeg'] : [info.format])
    return { ...file, data, name, size: data.length, mimetype: `image/${info.format}` }
  } catch {
    throw refusal(`“${file.name}” is damaged, or has more than 100 megapixels.`)
  }
}

/** librsvg, which sharp draws with, runs no scripts and loads no other files. */
async function drawSvg(data: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(data).metadata()
  const density = Math.min(100_000, Math.max(1, (72 * drawnSide) / Math.max(width, height)))
  return sharp(data, { density, limitInputPixels }).png()
}

/** A name that says what the file is: it is served by its name. */
function toName(name: string, [extension = '', ...others]: string[]): string {
  const [, own = ''] = /\.(\w{1,5})$/.exec(name) ?? []
  return [extension, ...others].includes(own.toLowerCase())
    ? name
    : `${name.replace(/\.\w{1,5}$/, '')}.${extension}`
}

async function formatOf(data: Buffer): Promise<string | null> {
  try {
    return (await sharp(data).metadata()).format
  } catch {
    return null
  }
}

const refusal = (reason: string) =>
  new APIError(`${reason} Upload a JPEG, PNG, WebP or SVG picture, or a PDF.`, 400)
