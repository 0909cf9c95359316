import '@payloadcms/next/css'
import './custom.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { BrandColours } from '../../admin/brand'
import { copyToLocale } from '../../admin/copy-to-locale'
import { importMap } from './admin/importMap.js'

const serverFunctions = { 'copy-data-from-locale': copyToLocale }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default async function Layout({ children }: { children: ReactNode }) {
  const payload = await getPayload({ config })
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <BrandColours payload={payload} />
      {children}
    </RootLayout>
  )
}
