import { EventPage } from '@/components/events/event-page'
import { contentTypes } from '@/lib/content/content-types'
import { getEvent } from '@/lib/content/event/get-event'
import { eventLd } from '@/lib/seo/json-ld'
import { idPage } from '../../../../document-page'

const { generateStaticParams, generateMetadata, Page } = idPage({
  content: contentTypes.events,
  getItem: getEvent,
  jsonLd: eventLd,
  render: (event, locale) => <EventPage event={event} locale={locale} />,
})

export { generateMetadata, generateStaticParams }
export default Page
