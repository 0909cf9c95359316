'use server'

import type { ReactNode } from 'react'
import { getGatedBody } from '@/lib/content/gated/get-gated-body'
import { isGatedType } from '@/lib/content/gated/gated-types'
import { isSiteLocale } from '@/lib/i18n/locales'
import { findMember } from '@/lib/session/server'
import { Body } from './body'

/**
 * The text of a gated document for the member who asks; null for anybody whom the content service does not open it to.
 * The arguments come back from the browser: they are input.
 */
export async function openGated(
  type: string,
  id: number,
  locale: string,
): Promise<ReactNode | null> {
  const member = await findMember()
  if (
    !member ||
    member === 'expired' ||
    !isGatedType(type) ||
    !isSiteLocale(locale) ||
    !Number.isInteger(id)
  )
    return null
  const blocks = await getGatedBody(type, id, locale, member)
  return blocks ? <Body blocks={blocks} locale={locale} /> : null
}
