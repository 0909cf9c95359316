import { getSearchesWithoutResults } from './no-results'

/** Dashboard panel for editors: searches without results, as a hint at missing content. */
export async function NoResultsPanel() {
  const searches = await getSearchesWithoutResults()
  if (searches === null) return null
  return (
    <section aria-labelledby="no-results">
      <h2 id="no-results">Searched for in vain</h2>
      {searches.length === 0 ? (
        <p>Everything that readers searched for in the last thirty days was found.</p>
      ) : (
        <table>
          <caption>Words without a result in the last thirty days, most often first.</caption>
          <thead>
            <tr>
              <th scope="col">Words</th>
              <th scope="col">Language</th>
              <th scope="col">Times</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ locale, search, count }) => (
              <tr key={`${locale} ${search}`}>
                <td>{search}</td>
                <td>{locale}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
