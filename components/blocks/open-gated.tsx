'use server'

import type { ReactNode } from 'react'
import { getGatedBody } from '@/lib/content/gated/get-gated-body'
import { isGatedType } from '@/lib/content/content-types'
import { isSiteLocale } from '@law-firm/contract/locales'
import { findMember } from '@/lib/session/server'
import { Body } from './body'

/**
 * Server action: the text of a gated document, or null when the content service refuses it. The arguments
 * come from the browser and are untrusted.
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
