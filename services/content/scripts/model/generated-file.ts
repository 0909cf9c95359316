/** A file that follows from the content model. */
export type GeneratedFile = {
  /** Relative to the content service, or absolute. */
  file: string
  text: string
  /** Whether texts are missing that only a translator can write. */
  isUnfinished?: boolean
}
