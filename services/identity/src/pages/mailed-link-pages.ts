import { fill, type Messages } from '../messages/locale'
import { renderHead, renderNotice } from './fields'
import { html } from './html'
import type { Page } from './login-pages'

export const renderMailedLink = (t: Messages, action: string, email: string): Page => ({
  title: t.link_title,
  content: html`${renderHead(t.link_title, fill(t.link_intro, { email }))}
<form method="post" action="${action}"><button type="submit" autofocus>${t.login_submit}</button></form>`,
})

export const renderNewLink = (t: Messages, action: string): Page => ({
  title: t.link_expired_title,
  content: html`${renderHead(t.link_expired_title, t.link_expired)}
<form method="post" action="${action}"><button type="submit">${t.link_again}</button></form>`,
})

export const renderNewLinkSent = (t: Messages, email: string): Page => ({
  title: t.link_sent_title,
  content: html`${renderHead(t.link_sent_title)}
${renderNotice(fill(t.link_sent, { email }))}`,
})
