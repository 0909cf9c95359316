import { addTool } from '../add-tool'
import { reportEndpoint } from './endpoint'

/** Addresses that visitors requested in vain. */
export const missingAddresses = addTool({
  endpoints: [reportEndpoint],
  views: {
    missingAddresses: {
      Component: '/plugins/missing-addresses/report#MissingAddresses',
      path: '/missing-addresses',
    },
  },
})
