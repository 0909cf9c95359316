import { APIError, type Endpoint } from 'payload'
import { permissionLists, type Member } from './find'

/**
 * `GET /api/user/userpermissions`: the three lists of the member whose access token comes with the call (specification,
 * section 7; decision 18). 401 without a valid one. Nobody keeps the answer.
 */
export const permissionsEndpoint: Endpoint = {
  path: '/user/userpermissions',
  method: 'get',
  handler: (req) => {
    if (req.user?.collection !== 'members') throw new APIError('An access token is needed.', 401)
    const member = req.user as unknown as Member
    const userPermissions = Object.fromEntries(
      permissionLists.map((name) => [name, member[name] ?? []]),
    )
    return Response.json({ data: { data: { userPermissions } } }) // the access token's strategy says that nobody keeps it
  },
}
