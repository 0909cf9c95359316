declare module 'linebreak' {
  /** The line break opportunities of a text (UAX 14). */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
