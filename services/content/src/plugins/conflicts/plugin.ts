import { addTool } from '../add-tool'
import { conflictsEndpoint } from './endpoint'

/** Both sides of a save that is refused because another one came before it. */
export const conflicts = addTool({ endpoints: [conflictsEndpoint] })
