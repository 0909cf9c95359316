import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Formatted text of other programs is made the editor's own (`clean-paste.ts`). */
export const PasteFeature = createServerFeature({
  feature: { ClientFeature: '/plugins/paste/feature.client#PasteFeatureClient' },
  key: 'paste',
})
