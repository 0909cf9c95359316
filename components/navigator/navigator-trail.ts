import { getTranslations } from 'next-intl/server'
import {
  regionTarget,
  serviceTarget,
  type Area,
  type Region,
} from '@/lib/content/navigator/navigator-structure'
import type { Trail } from '@/components/pages/page-frame'

export async function navigatorTrail(area?: Area, region?: Region): Promise<Trail> {
  const products = await getTranslations('products')
  const t = await getTranslations('navigator')
  return [
    { label: products('title'), target: { to: 'products' } },
    { label: t('title'), target: { to: 'navigator' } },
    ...(area ? [{ label: area.service.title, target: serviceTarget(area) }] : []),
    ...(area && region ? [{ label: region.title, target: regionTarget(area, region) }] : []),
  ]
}
