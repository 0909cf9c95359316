import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isAdmin, isEditor } from '../../access/rules'
import { record } from '../audit/audit-trail'
import { env } from '../../env'
import { clearCodeAttempts, throttleCodes } from '../../guards/login-throttle'
import type { User } from '../../payload-types'
import { endOtherSessions, endSessions } from './login-hooks'
import { createOffer, readOffer } from './offer'
import {
  countRecoveryCodes,
  hasSecondFactor,
  removeSecondFactor,
  storeSecondFactor,
  spendCode,
} from './store'
import { getSecondFactorTexts } from './texts'

/** What the account page shows. */
export type SecondFactorState = { isOn: boolean; recoveryCodesLeft: number }

/** Endpoints of `users`. Editors have a second factor of their own; administrators reset any. */
export const secondFactorEndpoints: Endpoint[] = [
  {
    path: '/:id/second-factor',
    method: 'get',
    handler: async (req) => {
      const { id: own } = editorOf(req)
      const id = Number(req.routeParams?.id)
      if (id !== own && !isAdmin(req)) throw forbidden(req)
      const isOn = await hasSecondFactor(req.payload, id)
      const state: SecondFactorState = {
        isOn,
        recoveryCodesLeft: isOn && id === own ? await countRecoveryCodes(req.payload, id) : 0,
      }
      return Response.json(state)
    },
  },
  {
    path: '/second-factor/offer',
    method: 'post',
    handler: async (req) => {
      const user = editorOf(req)
      await assertOff(req, user.id)
      return Response.json(await createOffer(req.payload, user))
    },
  },
  {
    path: '/second-factor/turn-on',
    method: 'post',
    handler: async (req) => {
      const user = editorOf(req)
      const texts = getSecondFactorTexts(req.i18n.language)
      const { code, offer } = await readBody(req)
      await assertOff(req, user.id)
      const secret = await readOffer(offer, user.id)
      if (!secret) throw new APIError(texts.expired, 400)
      await throttleCodes(req, user.id)
      const recoveryCodes = await storeSecondFactor(req.payload, user.id, secret, code)
      if (!recoveryCodes) throw new APIError(texts.wrongCode, 400)
      await clearCodeAttempts(user.id)
      await endOtherSessions(req.payload, user)
      await record(req, { action: 'second-factor-on', document: `users/${user.id}` })
      return Response.json({ recoveryCodes })
    },
  },
  {
    path: '/second-factor/turn-off',
    method: 'post',
    handler: async (req) => {
      const user = editorOf(req)
      const { id } = user
      const texts = getSecondFactorTexts(req.i18n.language)
      const { code } = await readBody(req)
      if (env.CONTENT_SECOND_FACTOR === 'required') throw new APIError(texts.required, 403)
      await throttleCodes(req, id)
      if (!(await spendCode(req.payload, id, code))) throw new APIError(texts.wrongCode, 400)
      await clearCodeAttempts(id)
      await removeSecondFactor(req.payload, id)
      await endOtherSessions(req.payload, user)
      await record(req, { action: 'second-factor-off', document: `users/${id}` })
      return Response.json({})
    },
  },
  {
    path: '/:id/second-factor/reset',
    method: 'post',
    handler: async (req) => {
      if (!isAdmin(req)) throw forbidden(req)
      const id = Number(req.routeParams?.id)
      if (!(await hasSecondFactor(req.payload, id))) return Response.json({})
      await removeSecondFactor(req.payload, id)
      await endSessions(req.payload, id)
      await record(req, { action: 'second-factor-reset', document: `users/${id}` })
      return Response.json({})
    },
  },
]

const forbidden = ({ t }: PayloadRequest) => new APIError(t('error:notAllowedToPerformAction'), 403)

function editorOf(req: PayloadRequest): User {
  if (!isEditor(req) || req.user?.collection !== 'users') throw forbidden(req)
  return req.user
}

async function readBody(req: PayloadRequest): Promise<{ code: string; offer: unknown }> {
  await addDataAndFileToRequest(req)
  const { code, offer } = req.data ?? {}
  return { code: typeof code === 'string' ? code : '', offer }
}

async function assertOff(req: PayloadRequest, user: number): Promise<void> {
  if (await hasSecondFactor(req.payload, user))
    throw new APIError(getSecondFactorTexts(req.i18n.language).alreadyOn, 409)
}
