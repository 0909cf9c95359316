import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { getFirm } from '../../../../model/firm'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** Titles end with the firm's name, and tabs have its mark: both are content. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const payload = await getPayload({ config })
  const { name, mark } = await getFirm(payload)
  const { admin } = payload.config
  const meta = {
    ...admin.meta,
    titleSuffix: ` · ${name}`,
    ...(mark ? { icons: mark } : {}),
  }
  const named = { ...payload.config, admin: { ...admin, meta } }
  return generatePageMetadata({ config: Promise.resolve(named), params, searchParams })
}

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params, searchParams })
}
