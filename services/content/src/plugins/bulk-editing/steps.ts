import type { Payload, PayloadRequest } from 'payload'
import type { BulkRun } from '../../payload-types'

/**
 * A request of the editor with the rights that the account has now.
 *
 * @throws RunProblem for an account that is no editor's any more
 */
export type EditorRequests = () => Promise<PayloadRequest>

/** Does one row or document after another, and yields after each. */
export type Steps = (
  payload: Payload,
  run: BulkRun,
  toRequest: EditorRequests,
) => AsyncGenerator<void>
