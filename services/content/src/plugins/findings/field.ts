import type { UIField } from 'payload'

/** What was found about the document, beside its form. */
export const findingsField: UIField = {
  name: 'findings',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/plugins/findings/panel.client#FindingsPanel' },
  },
}
