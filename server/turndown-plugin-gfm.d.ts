declare module 'turndown-plugin-gfm' {
  import type TurndownService from 'turndown'
  export const tables: TurndownService.Plugin
}
