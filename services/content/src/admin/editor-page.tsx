import { getTranslation } from '@payloadcms/translations'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { isEditor } from '../access/rules'
import { localization } from '../model/locales'

/** A page of the admin panel, for editors: visitors are asked to sign in, and return to it. */
export function EditorPage({
  view: { initPageResult, params, searchParams },
  address,
  children,
}: {
  view: AdminViewServerProps
  address: string
  children: ReactNode
}) {
  const { permissions, req, visibleEntities } = initPageResult
  if (!isEditor(req)) redirect(`/admin/login?redirect=${encodeURIComponent(address)}`)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={initPageResult.locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      <Gutter>{children}</Gutter>
    </DefaultTemplate>
  )
}

/** A choice in a form. */
export type Option = { value: string; label: string }

/** Types by their name in the editor's language. */
export const toTypeOptions = (req: PayloadRequest, slugs: readonly CollectionSlug[]): Option[] =>
  slugs.map((value) => ({ value, label: nameOfType(req, value) }))

export const nameOfType = (req: PayloadRequest, slug: CollectionSlug): string =>
  String(getTranslation(req.payload.collections[slug].config.labels.plural, req.i18n))

export const nameOfLanguage = (code: string): string =>
  localization.locales.find((locale) => locale.code === code)?.label ?? code
