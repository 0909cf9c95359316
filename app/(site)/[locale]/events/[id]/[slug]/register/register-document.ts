import { getTranslations } from 'next-intl/server'
import { contentTypes } from '@/lib/content/content-types'
import { getEvent } from '@/lib/content/event/get-event'
import type { Event } from '@/lib/content/event/to-event'

/** The options of `idPage()` without `render`: the page for cancelling must not load the form for registering. */
export const registerDocument = {
  content: contentTypes.events,
  route: 'eventRegister' as const,
  getItem: getEvent,
  getParams: async () => [],
  describe: async (event: Event) => {
    const t = await getTranslations('register')
    return {
      ...event,
      title: t('metaTitle', { title: event.title }),
      seo: { title: null, description: null, noIndex: true },
    }
  },
}
