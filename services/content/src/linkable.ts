/** Collections that a running text may link to: those with a page of their own. */
export const linkable = [
  'articles', 'contacts', 'events', 'news', 'trainings', 'training-series', 'offices', 'countries', 'services',
  'sectors', 'solutions', 'about-pages', 'careers-pages', 'legal-pages', 'marketing-pages', 'feature-pages', 'product-pages',
  'navigator-services', 'navigator-regions', 'navigator-jurisdictions', 'navigator-contents',
] as const
