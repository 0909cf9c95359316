import { TrainingSeriesPage } from '@/components/training/training-page'
import { contentTypes } from '@/lib/content/content-types'
import { getTrainingSeries } from '@/lib/content/training/get-training'
import { courseLd } from '@/lib/seo/json-ld'
import { idPage } from '../../../../document-page'

const { generateStaticParams, generateMetadata, Page } = idPage({
  content: contentTypes['training-series'],
  getItem: getTrainingSeries,
  jsonLd: (series, ...firm) => courseLd({ ...series, sessions: [], online: true }, ...firm),
  render: (series, locale) => <TrainingSeriesPage series={series} locale={locale} />,
})

export { generateMetadata, generateStaticParams }
export default Page
