import { addTool } from '../add-tool'
import { findingsEndpoints } from './endpoint'

/** Errors and warnings about documents. */
export const findings = addTool({
  endpoints: findingsEndpoints,
  views: { findings: { Component: '/plugins/findings/report#FindingsReport', path: '/findings' } },
})
