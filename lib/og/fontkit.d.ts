declare module 'fontkit' {
  /** A font of a file; `characterSet` are the code points with a glyph. */
  export function create(file: Buffer): { characterSet: number[] }
}
