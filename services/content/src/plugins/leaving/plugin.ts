import { addTool } from '../add-tool'
import { leavingEndpoints } from './endpoint'

/** "Unpublish" and "Delete", with what leads to the document. */
export const leaving = addTool({ endpoints: leavingEndpoints })
