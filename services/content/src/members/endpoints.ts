import type { Endpoint } from 'payload'
import { requestDeletionEndpoint, cancelDeletionEndpoint } from './deletion'
import { digestPreviewEndpoint } from './digest/preview'
import { logoutNoticeEndpoint } from './ended-sessions'
import { exportEndpoint } from './export'
import { feedEndpoint, matchesEndpoint } from './feed'
import { cancelRegistrationEndpoint, contactsEndpoint, eventsEndpoint } from './member-events'
import { mergeEndpoint } from './merge-favourites'
import { tableEndpoint } from '../navigator/table-endpoint'
import {
  changeRecordEndpoint,
  identityCheckEndpoint,
  identityEndpoint,
  readRecordEndpoint,
  visitEndpoint,
} from './record-endpoints'
import { unsubscribeEndpoint, unsubscribePageEndpoint } from './unsubscribe'

/**
 * The endpoints for members, and those of unsubscribing and of logout notices, which need no session
 * (docs/contracts.md, "Members").
 */
export const memberEndpoints: Endpoint[] = [
  readRecordEndpoint,
  changeRecordEndpoint,
  visitEndpoint,
  identityEndpoint,
  identityCheckEndpoint,
  tableEndpoint,
  feedEndpoint,
  matchesEndpoint,
  mergeEndpoint,
  eventsEndpoint,
  cancelRegistrationEndpoint,
  contactsEndpoint,
  digestPreviewEndpoint,
  exportEndpoint,
  requestDeletionEndpoint,
  cancelDeletionEndpoint,
  unsubscribeEndpoint,
  unsubscribePageEndpoint,
  logoutNoticeEndpoint,
]
