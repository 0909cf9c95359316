import type { CollectionConfig } from 'payload'
import { internal } from '../internal-collection'

/** Imports, and other changes in bulk, which a job carries out (`src/plugins/bulk-editing`). */
export const bulkRuns: CollectionConfig = {
  ...internal,
  slug: 'bulk-runs',
  fields: [
    // no foreign key: an account that is deleted leaves its runs, which are deleted after some days
    { name: 'owner', type: 'number', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'state', type: 'text', required: true, index: true },
    { name: 'stopRequested', type: 'checkbox', defaultValue: false },
    { name: 'settings', type: 'json', required: true },
    { name: 'total', type: 'number', required: true },
    { name: 'fileName', type: 'text' },
    /** In base64. */
    { name: 'file', type: 'textarea', maxLength: 40_000_000 }, // not Payload's 40,000
    { name: 'problem', type: 'textarea' },
    /** Of a search: where it goes on. */
    { name: 'progress', type: 'json' },
  ],
}

/** What a run did with a row or a document. */
export const bulkResults: CollectionConfig = {
  ...internal,
  slug: 'bulk-results',
  timestamps: false,
  // a row that two processes take writes once: the transaction of the second one fails
  indexes: [{ fields: ['run', 'row'], unique: true }, { fields: ['run', 'document'] }],
  fields: [
    { name: 'run', type: 'number', required: true, index: true },
    { name: 'row', type: 'number', required: true },
    { name: 'action', type: 'text', required: true },
    { name: 'type', type: 'text' },
    { name: 'document', type: 'number' },
    { name: 'locale', type: 'text' },
    { name: 'title', type: 'text' },
    { name: 'details', type: 'json' },
    /** What an undo needs: the state before, and the time of the one after. */
    { name: 'before', type: 'json' },
    { name: 'after', type: 'text' },
    { name: 'undone', type: 'text' },
  ],
}
