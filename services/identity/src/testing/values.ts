/** Environment values of the service under test. */
export const siteUrl = 'http://localhost:3900'
export const otherOrigin = 'http://localhost:3901'
export const browserClientId = 'browser-client'
export const serverClient = { id: 'server-client', secret: 'server-secret-of-the-tests' }
export const samplePassword = 'harbour lantern fjord'
export const managementKey = 'management-key-of-the-tests'
export const apiAudience = 'https://api.website.example/'
export const maya = { id: 'auth0|65a000000000000000000001', email: 'maya.okonjo@northgate.example' }
export const daniel = {
  id: 'auth0|65a000000000000000000002',
  email: 'daniel.reyes@harbourline.example',
}
export const sofia = {
  id: 'auth0|65a000000000000000000003',
  email: 'sofia.lindqvist@fjordvik.example',
}
export const kenji = { id: 'auth0|65a000000000000000000004', email: 'kenji.arai@meridian.example' }
