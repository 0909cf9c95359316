import type { Config, Plugin } from 'payload'

type Components = NonNullable<NonNullable<Config['admin']>['components']>
type Tool = Pick<Config, 'endpoints'> & Pick<Components, 'views'>

/** A plugin that adds endpoints, and views of the admin panel. */
export const addTool =
  ({ endpoints = [], views = {} }: Tool): Plugin =>
  (config) => {
    const components = config.admin?.components
    return {
      ...config,
      endpoints: [...(config.endpoints ?? []), ...endpoints],
      admin: {
        ...config.admin,
        components: { ...components, views: { ...components?.views, ...views } },
      },
    }
  }
