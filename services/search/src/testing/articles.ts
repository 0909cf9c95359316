/** Records of a test. */
export const articles = Array.from({ length: 60 }, (_, i) => ({
  objectID: String(i),
  title: `Article ${i} on ${['energy', 'data', 'tax'][i % 3]}`,
  type: ['Guide', 'News'][i % 2],
  sector: i % 3 === 0 ? ['Energy', 'Transport'] : ['Technology'],
  year: 2020 + (i % 5),
  secret: `internal note ${i}`,
  hidden: 'internal group',
}))
