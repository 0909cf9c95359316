import { errors, interactionPolicy } from 'oidc-provider'
import type { Services } from '../services'

const { Check, Prompt, base } = interactionPolicy

/** oidc-provider's login prompt, and what Auth0 adds. */
export function createPolicy({ organisations }: Pick<Services, 'organisations'>) {
  const policy = base()
  // The scopes of the product's own API need no consent.
  policy.remove('consent')
  const login = policy.get('login')!
  login.checks.add(
    new Check(
      'account_gone',
      'the account of the session is gone or blocked',
      ({ oidc }) => Boolean(oidc.session?.accountId) && !oidc.account,
    ),
  )
  login.checks.add(
    new Check(
      'login_ticket',
      'a login ticket has to be redeemed',
      ({ oidc }) => Boolean(oidc.params?.login_ticket) && !oidc.result?.login,
    ),
  )
  login.checks.add(
    new Check(
      'invitation',
      'an invitation has to be accepted',
      ({ oidc }) => Boolean(oidc.params?.invitation) && !oidc.result?.login,
    ),
  )

  policy.add(
    new Prompt(
      { name: 'organisation' },
      new Check('not_a_member', 'the user is no member of the organisation', ({ oidc }) => {
        const { organization } = oidc.params ?? {}
        const accountId = oidc.session?.accountId
        if (
          typeof organization !== 'string' ||
          !accountId ||
          organisations.findFor(accountId, organization)
        )
          return false
        throw new errors.AccessDenied(
          `user ${accountId} is not part of the ${organization} organization`,
        )
      }),
    ),
    1,
  )
  return policy
}
