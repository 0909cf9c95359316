import type { Config } from 'payload'
import { addTool } from '../add-tool'
import { findEndpoint } from './endpoint'

/** A search over the documents of all types, in the head of the admin panel. */
export const quickFind = (config: Config): Config => {
  const components = config.admin?.components
  return addTool({ endpoints: [findEndpoint] })({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...components,
        actions: [
          ...(components?.actions ?? []),
          '/plugins/quick-find/find-button.client#FindButton',
        ],
      },
    },
  }) as Config
}
