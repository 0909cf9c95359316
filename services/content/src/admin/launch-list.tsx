import type { Payload } from 'payload'
import { findLaunchSteps } from './launch-steps'
import { getLaunchTexts } from './launch-texts'

/** What is left until launch, first on the dashboard; nothing once all of it is done. */
export async function LaunchList({ payload, language }: { payload: Payload; language: string }) {
  const steps = await findLaunchSteps(payload)
  if (steps.length === 0) return null
  const texts = getLaunchTexts(language)
  return (
    <section aria-labelledby="launch">
      <h2 id="launch">{texts.title}</h2>
      <p>{texts.intro}</p>
      <ol>
        {steps.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{texts[name]}</a>
          </li>
        ))}
      </ol>
    </section>
  )
}
