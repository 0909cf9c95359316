import type { BulkTexts } from './texts'

/** What is wrong with a whole file, in the editor's language. */
export class FileProblem extends Error {
  constructor(readonly toText: (texts: BulkTexts) => string) {
    super('A file cannot be read')
  }
}
