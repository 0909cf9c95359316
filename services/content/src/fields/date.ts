import type { Field } from 'payload'

export const date = (name: string, label: string, more: Record<string, unknown> = {}): Field =>
  ({
    name,
    label,
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime' } },
    ...more,
  }) as Field

/** Validates that the value is not before the sibling field `other`. */
export const notBefore = (other: string, message: string) => ({
  validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) => {
    const start = siblingData[other]
    if (!value || !start) return true
    return new Date(String(value)) >= new Date(start as string | Date) ? true : message
  },
})
