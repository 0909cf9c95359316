import { getTranslations } from 'next-intl/server'
import { RegisterPage } from '@/components/events/register-page'
import { contentTypes } from '@/lib/content/content-types'
import { getEvent } from '@/lib/content/event/get-event'
import { idPage } from '@/app/(site)/document-page'

export const registerRoute = idPage({
  content: contentTypes.events,
  route: 'eventRegister',
  getItem: getEvent,
  getParams: async () => [],
  describe: async (event) => {
    const t = await getTranslations('register')
    return {
      ...event,
      title: t('metaTitle', { title: event.title }),
      seo: { title: null, description: null, noIndex: true },
    }
  },
  render: (event, locale) => <RegisterPage event={event} locale={locale} />,
})
