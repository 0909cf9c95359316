import type { Config } from 'payload'
import { addTool } from '../add-tool'
import { mentionEndpoints } from './endpoints'
import { toSubjectSlug } from './subject-slugs'

/** A person leaves, an office closes: one form replaces what mentions them in every document. */
export const mentions = (config: Config): Config => {
  const withTool = tool(config) as Config
  return {
    ...withTool,
    collections: withTool.collections?.map((collection) => {
      if (!toSubjectSlug(collection.slug)) return collection
      const { components } = collection.admin ?? {}
      const editMenuItems = [
        '/plugins/mentions/menu-item.client#MentionsMenuItem',
        ...(components?.edit?.editMenuItems ?? []),
      ]
      return {
        ...collection,
        admin: {
          ...collection.admin,
          components: { ...components, edit: { ...components?.edit, editMenuItems } },
        },
      }
    }),
  }
}

const tool = addTool({
  endpoints: mentionEndpoints,
  views: {
    mentions: { Component: '/plugins/mentions/view#MentionsView', path: '/mentions' },
  },
})
