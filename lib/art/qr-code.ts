import 'server-only'
import { toString } from 'qrcode'

/** A QR code as an SVG on white, without a margin. */
export const drawQrCode = (text: string): Promise<string> =>
  toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'L' })
