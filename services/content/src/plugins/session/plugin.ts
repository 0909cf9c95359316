import { addTool } from '../add-tool'

/** The end of an editor's session, and signing in again beside a form. */
export const session = addTool({
  views: {
    signedIn: {
      Component: '/plugins/session/signed-in-view.client#SignedInView',
      path: '/signed-in',
    },
  },
})
