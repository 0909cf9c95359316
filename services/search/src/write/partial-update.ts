import { ApiError } from '../api-error'
import type { Json, StoredRecord } from '../index/record'

type Operation = { name: string; value: Json }

/**
 * A record with some attributes replaced; `{ _operation: 'Increment', value: 1 }` changes the
 * present value instead. Returns null where IncrementFrom or IncrementSet say that nothing is to be
 * done.
 */
export function applyPartial(
  present: StoredRecord | null,
  objectID: string,
  changes: Record<string, Json>,
): StoredRecord | null {
  const record: StoredRecord = { ...(present ?? {}), objectID }
  for (const [name, value] of Object.entries(changes)) {
    if (name === 'objectID') continue
    const operation = operationOf(value)
    const next = operation
      ? operate(operation, Object.hasOwn(record, name) ? record[name] : undefined)
      : value
    if (next === undefined) return null
    Object.defineProperty(record, name, {
      value: next,
      writable: true,
      enumerable: true,
      configurable: true,
    })
  }
  return record
}

function operationOf(value: Json): Operation | null {
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    !Object.hasOwn(value, '_operation')
  )
    return null
  return { name: String(value._operation), value: value.value ?? null }
}

function operate({ name, value }: Operation, present: Json | undefined): Json | undefined {
  switch (name) {
    case 'Increment':
      return numberOf(present) + numberOf(value)
    case 'Decrement':
      return numberOf(present) - numberOf(value)
    case 'IncrementFrom':
      return present === undefined
        ? value === 0
          ? 1
          : undefined
        : numberOf(present) === numberOf(value)
          ? numberOf(present) + 1
          : undefined
    case 'IncrementSet':
      return present === undefined || numberOf(value) > numberOf(present)
        ? numberOf(value)
        : undefined
    case 'Add':
      return [...listOf(present), value]
    case 'AddUnique':
      return listOf(present).includes(value) ? listOf(present) : [...listOf(present), value]
    case 'Remove':
      return listOf(present).filter((item) => item !== value)
    default:
      throw new ApiError(400, `Invalid value for "_operation": ${name.slice(0, 40)}`)
  }
}

function numberOf(value: Json | undefined): number {
  if (value === undefined) return 0
  if (typeof value !== 'number') throw new ApiError(400, 'Increment and Decrement need an integer')
  return value
}

function listOf(value: Json | undefined): Json[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new ApiError(400, 'Add, AddUnique and Remove need an array')
  return value
}
