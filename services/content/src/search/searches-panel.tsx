import type { DashboardTexts } from '../admin/dashboard-texts'
import { getSearchClicks } from './clicks'
import { getSearchesWithoutResults } from './no-results'

/** Dashboard panel for editors: searches without results, as a hint at missing content, and clicks. */
export async function SearchesPanel({ texts }: { texts: DashboardTexts }) {
  const searches = await getSearchesWithoutResults()
  if (searches === null) return null
  return (
    <section aria-labelledby="no-results">
      <h2 id="no-results">{texts.searches}</h2>
      {searches.length === 0 ? (
        <p>{texts.allFound}</p>
      ) : (
        <>
          <p>{texts.period}</p>
          <div className="table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{texts.words}</th>
                  <th scope="col">{texts.language}</th>
                  <th scope="col">{texts.times}</th>
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
      <Clicks texts={texts} />
    </section>
  )
}

/** How many searches led to a click; nothing as long as none did. */
async function Clicks({ texts }: { texts: DashboardTexts }) {
  const clicks = await getSearchClicks()
  if (clicks?.position == null) return null
  const slots: Record<string, string> = {
    clicked: String(clicks.clicked),
    searches: String(clicks.searches),
    position: clicks.position.toLocaleString(texts.tag, { maximumFractionDigits: 1 }),
  }
  return (
    <>
      <h3>{texts.clicks}</h3>
      <p>{texts.clicksOf.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')}</p>
    </>
  )
}
