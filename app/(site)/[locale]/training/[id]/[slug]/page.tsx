import { TrainingPage } from '@/components/training/training-page'
import { contentTypes } from '@/lib/content/content-types'
import { getTraining } from '@/lib/content/training/get-training'
import { courseLd } from '@/lib/seo/json-ld'
import { idPage } from '../../../../document-page'

const { generateStaticParams, generateMetadata, Page } = idPage({
  content: contentTypes.trainings,
  getItem: getTraining,
  jsonLd: (training, ...firm) => courseLd({ ...training, online: training.venue.online }, ...firm),
  render: (training, locale) => <TrainingPage training={training} locale={locale} />,
})

export { generateMetadata, generateStaticParams }
export default Page
