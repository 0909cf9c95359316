import { addTool } from '../add-tool'

/** The state of each document in each language. */
export const translations = addTool({
  views: {
    translations: {
      Component: '/plugins/translations/board#TranslationBoard',
      path: '/translations',
    },
  },
})
