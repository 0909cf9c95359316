import { APIError, type Endpoint } from 'payload'
import { isMember } from '../access/rules'
import { permissionLists } from './find-or-create-member'

/**
 * `GET /api/user/userpermissions`: the three lists of the member whose access token comes with the
 * call (specification, section 7; decision 18). 401 without a valid one. Nobody keeps the answer.
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
    // the access token's strategy says that nobody keeps it
    return Response.json({ data: { data: { userPermissions } } })
  },
}
