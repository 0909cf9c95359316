import type { Context } from 'koa'
import { toMessages } from '../messages/locale'
import { renderHead, renderLink } from './fields'
import { html } from './html'
import { chooseLocale, sendPage } from './send-page'

export type ShownError = { error: string; status?: number }

/** An error page with next steps and the error code, without the provider's message. */
export function renderErrorPage(
  ctx: Context,
  { error, status = ctx.status >= 400 ? ctx.status : 400 }: ShownError,
): void {
  const locale = chooseLocale(ctx)
  const t = toMessages(locale)
  const known: Record<string, [string, string]> = {
    invalid_redirect_uri: [t.error_title, t.error_callback],
    invalid_return_to: [t.error_title, t.error_returnto],
    session_not_found: [t.error_title, t.error_expired],
    interaction_expired: [t.error_title, t.error_expired],
    not_found: [t.error_not_found_title, t.error_not_found],
    too_many_requests: [t.error_rate_title, t.error_rate],
    link_expired: [t.link_expired_title, t.link_expired],
  }
  const [title, text] = known[error] ?? [t.error_title, t.error_intro]
  const content = html`${renderHead(title, text)}<p class="hint">${t.error_code}: <code>${error}</code></p>${renderLink(`${String(ctx.state.siteUrl ?? '')}/`, t.backToSite)}`
  sendPage(ctx, locale, { title, content }, status)
}
