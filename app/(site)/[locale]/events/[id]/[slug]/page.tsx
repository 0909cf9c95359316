import { EventPage } from '@/components/events/event-page'
import { getEvent, getEventPaths } from '@/lib/content/event/get-event'
import { documentPage } from '../../../../document-page'

const { generateStaticParams, generateMetadata, Page } = documentPage({
  route: 'event',
  getItem: getEvent,
  getPaths: getEventPaths,
  render: (event, site, locale) => <EventPage event={event} site={site} locale={locale} />,
})

export { generateMetadata, generateStaticParams }
export default Page
