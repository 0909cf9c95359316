import { addTool } from '../add-tool'
import { bulkEndpoints } from './endpoints'

/** Import and export, find and replace. */
export const bulk = addTool({
  endpoints: bulkEndpoints,
  views: {
    importExport: {
      Component: '/plugins/bulk-editing/import-export-view#ImportExportView',
      path: '/import-export',
    },
    findReplace: {
      Component: '/plugins/bulk-editing/find-replace-view#FindReplaceView',
      path: '/find-and-replace',
    },
  },
})
