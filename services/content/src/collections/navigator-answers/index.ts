import type { CollectionConfig, Field } from 'payload'
import { setAnswerSlug } from './hooks/answer-slug'
import { recordChange } from './hooks/record-change'
import { queryByReviewDue } from './hooks/overdue'
import { defineContent } from '../define-content-collection'
import { answerFields } from './fields'

const answers = defineContent({
  slug: 'navigator-answers',
  plural: 'NavigatorAnswers',
  labels: ['Answer', 'Answers'],
  group: 'Navigator',
  columns: ['title', 'jurisdiction', 'question', 'status', 'reviewDue', 'overdue'],
  siblings: ['jurisdiction'],
  defaultSort: 'reviewDue',
  description:
    'Sorted by the day on which the review is due: what is overdue stands first. To see only those, filter “Review due” to days before today.',
  fields: answerFields,
})

/**
 * Access depends on the jurisdiction, and `overdue` on the review date, so that both are always
 * selected.
 */
export const navigatorAnswers: CollectionConfig = {
  ...answers,
  forceSelect: { ...answers.forceSelect, jurisdiction: true, reviewDue: true },
  hooks: {
    ...answers.hooks,
    // last: who may not write fields is refused by what the request changes
    beforeChange: [...(answers.hooks?.beforeChange ?? []), recordChange],
    beforeOperation: [...(answers.hooks?.beforeOperation ?? []), queryByReviewDue],
  },
  fields: answers.fields.map((field) =>
    'name' in field && field.name === 'slug'
      ? ({ ...field, hooks: { beforeValidate: [setAnswerSlug] } } as Field)
      : field,
  ),
}
