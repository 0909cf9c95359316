import { getSearchesWithoutResults } from './no-results'

/** Dashboard panel for editors: searches without results, as a hint at missing content. */
export async function NoResultsPanel() {
  const searches = await getSearchesWithoutResults()
  if (searches === null) return null
  return (
    <section aria-labelledby="no-results">
      <h2 id="no-results">Searches without a result</h2>
      {searches.length === 0 ? (
        <p>Everything that readers searched for in the last thirty days was found.</p>
      ) : (
        <>
          <p>The last thirty days, most frequent first.</p>
          <div className="table">
            <table>
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
                    <td style={{ overflowWrap: 'anywhere' }}>{search}</td>
                    <td>{locale}</td>
                    <td>{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
