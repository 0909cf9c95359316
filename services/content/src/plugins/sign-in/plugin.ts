import { addTool } from '../add-tool'

/** The login page, with the second factor and single sign-on. */
export const signIn = addTool({
  views: { login: { Component: '/plugins/sign-in/login-view#LoginView' } },
})
