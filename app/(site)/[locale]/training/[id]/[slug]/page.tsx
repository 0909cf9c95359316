import { TrainingPage } from '@/components/training/training-page'
import { getTraining, getTrainingPaths } from '@/lib/content/training/get-training'
import { documentPage } from '../../../../document-page'

const { generateStaticParams, generateMetadata, Page } = documentPage({
  route: 'training',
  getItem: getTraining,
  getPaths: getTrainingPaths,
  render: (training, site, locale) => (
    <TrainingPage training={training} site={site} locale={locale} />
  ),
})

export { generateMetadata, generateStaticParams }
export default Page
