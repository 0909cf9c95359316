import 'server-only'
import { documentGetter } from '../shared/document-getter'
import { eventQuery } from './query'
import { toEvent } from './to-event'

export const getEvent = documentGetter('Event', eventQuery, ({ Events }) => Events?.docs, toEvent)
