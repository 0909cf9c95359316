import { ApiError } from '../api-error'
import type { Json, StoredRecord } from '../index/record'

const maxRecordBytes = 100_000

/** The record's id as a string; null without one. */
export function readObjectId(body: { [name: string]: Json }): string | null {
  const id = body.objectID
  if (typeof id === 'number') return String(id)
  if (typeof id !== 'string' || id === '') return null
  if (id.length > 512) throw new ApiError(400, 'objectID is too long')
  return id.toWellFormed()
}

/** The record as stored; a too large one is rejected. */
export function toBody(record: StoredRecord, position: number): string {
  const body = JSON.stringify(record)
  const bytes = Buffer.byteLength(body)
  if (bytes > maxRecordBytes)
    throw new ApiError(
      400,
      `Record at the position ${position} objectID=${record.objectID.slice(0, 60)} is too big size=${bytes}/${maxRecordBytes} bytes.`,
    )
  return body
}
