import { addTool } from '../add-tool'
import { setUpEndpoints } from './endpoint'

const Component = '/plugins/set-up/set-up-view#SetUpView'

/**
 * The page of the first administrator. It is in the place of Payload's own as well, which is open to
 * whoever comes first, and only while there is no account at all: those of the site are some.
 */
export const setUp = addTool({
  endpoints: setUpEndpoints,
  views: { setUp: { Component, path: '/set-up', exact: true }, createFirstUser: { Component } },
})
