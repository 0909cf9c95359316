import 'server-only'
import { getTranslations } from 'next-intl/server'
import { slots } from '@/lib/i18n/slots'
import { toHref } from '@/lib/routes/href'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { RouteName } from '@/lib/routes/table'
import type { MemberFormTexts } from './member-form.client'

/** Texts and URLs that all member forms share. */
export async function getMemberFormProps(
  page: RouteName,
  locale: SiteLocale,
  overrides: Partial<MemberFormTexts> = {},
): Promise<{ address: string; signInAddress: string; texts: MemberFormTexts }> {
  const t = await getTranslations('member.form')
  const forms = await getTranslations('forms.errors')
  const address = toHref({ to: page }, locale)
  return {
    address,
    signInAddress: toHref({ to: 'signIn', query: { returnTo: address } }, locale),
    texts: {
      submit: t('save'),
      sending: t('sending'),
      saved: t('saved'),
      invalid: t('invalid'),
      invalidAll: t('invalidAll'),
      unavailable: t('unavailable'),
      signedOut: t('signedOut'),
      signIn: t('signIn'),
      tooLong: forms('tooLong', slots('max')),
      ...overrides,
    },
  }
}
