import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { Logo } from '../../admin/brand'
import { SetUpForm } from './set-up-form.client'
import { getSetUpTexts } from './texts'

/** The token is in the address's fragment, which no server and no log gets to see. */
export function SetUpView({ initPageResult }: AdminViewServerProps) {
  const { i18n, payload } = initPageResult.req
  const texts = getSetUpTexts(i18n.language)
  return (
    <MinimalTemplate className="login">
      <main>
        <div className="login__brand">
          <Logo payload={payload} />
        </div>
        <h1>{texts.title}</h1>
        <SetUpForm />
      </main>
    </MinimalTemplate>
  )
}
