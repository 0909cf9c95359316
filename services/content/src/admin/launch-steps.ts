import type { CollectionSlug, Payload, Where } from 'payload'
import { isPublicWhere } from '../model/published'

/** The name of a step is that of its text (`launch-texts.ts`). */
type LaunchStep = { name: 'settings' | 'menus' | 'privacy' | 'people' | 'home'; href: string }

/** What a firm has still to publish before its site is opened, in the order of the work. */
export async function findLaunchSteps(payload: Payload): Promise<LaunchStep[]> {
  const isGlobalPublished = async (slug: 'site-settings' | 'navigation' | 'home') => {
    const { _status } = await payload.findGlobal({ slug, locale: 'en', depth: 0 })
    return _status === 'published'
  }
  const isAnyPublic = async (collection: CollectionSlug, where?: Where) => {
    const { totalDocs } = await payload.count({
      collection,
      where: where ? { and: [isPublicWhere, where] } : isPublicWhere,
    })
    return totalDocs > 0
  }
  const steps: (LaunchStep & { isDone: Promise<boolean> })[] = [
    {
      name: 'settings',
      href: '/admin/globals/site-settings',
      isDone: isGlobalPublished('site-settings'),
    },
    {
      name: 'menus',
      href: '/admin/globals/navigation',
      isDone: isGlobalPublished('navigation'),
    },
    {
      name: 'privacy',
      href: '/admin/collections/legal-pages/create',
      isDone: isAnyPublic('legal-pages', { slug: { equals: 'data-privacy' } }),
    },
    {
      name: 'people',
      href: '/admin/collections/contacts/create',
      isDone: isAnyPublic('contacts'),
    },
    { name: 'home', href: '/admin/globals/home', isDone: isGlobalPublished('home') },
  ]
  const left = await Promise.all(
    steps.map(async ({ isDone, ...step }) => ((await isDone) ? [] : [step])),
  )
  return left.flat()
}
