import { TrainingSeriesPage } from '@/components/training/training-page'
import { getTrainingSeries, getTrainingSeriesPaths } from '@/lib/content/training/get-training'
import { documentPage } from '../../../../document-page'

const { generateStaticParams, generateMetadata, Page } = documentPage({
  route: 'trainingSeries',
  getItem: getTrainingSeries,
  getPaths: getTrainingSeriesPaths,
  render: (series, site, locale) => (
    <TrainingSeriesPage series={series} site={site} locale={locale} />
  ),
})

export { generateMetadata, generateStaticParams }
export default Page
