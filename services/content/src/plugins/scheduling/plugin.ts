import { addTool } from '../add-tool'
import { schedulingEndpoints } from './endpoints'

/** Publications and unpublications at a later time. */
export const scheduling = addTool({
  endpoints: schedulingEndpoints,
  views: {
    calendar: { Component: '/plugins/scheduling/calendar-view#CalendarView', path: '/calendar' },
  },
})
