import { APIError, type Endpoint } from 'payload'
import { isMember } from '../access/rules'
import { permissionLists } from './find-or-create-member'

/**
 * `GET /api/user/userpermissions`: the member's three permission lists (specification, section 7;
 * decision 18). 401 without a valid access token. The response is `no-store`.
 */
export const permissionsEndpoint: Endpoint = {
  path: '/user/userpermissions',
  method: 'get',
  handler: (req) => {
    if (!isMember(req)) throw new APIError('An access token is needed.', 401)
    const { user } = req
    const userPermissions = Object.fromEntries(
      permissionLists.map((name) => [name, user[name] ?? []]),
    )
    // `no-store` is set by the authentication strategy
    return Response.json({ data: { data: { userPermissions } } })
  },
}
