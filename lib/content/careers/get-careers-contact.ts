import 'server-only'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { findPage } from '../page/find-page'

/** Where applicants write: the contact subject of careers, if there is one. */
export const getCareersContact = async (locale: SiteLocale): Promise<LinkTarget> =>
  (await findPage({ to: 'contactPage', params: { slug: 'careers' } }, locale)) ?? {
    to: 'contactUs',
  }
