'use client'

import type { Preview } from './preview'
import type { ReadSettings } from './read-file'
import type { BulkTexts } from './texts'

type SettingsProps = { preview: Preview; texts: BulkTexts; onChange: () => void }

/** How the file is read: what it does not show has to be chosen. */
export function Settings({ preview, texts, onChange }: SettingsProps) {
  const { settings, questions } = preview
  const isShown = (name: keyof ReadSettings) => settings[name] !== null || questions.includes(name)
  const choices = {
    encoding: texts.encodings,
    delimiter: texts.delimiters,
    dateOrder: texts.dateOrders,
  }
  return (
    <>
      {(['encoding', 'delimiter', 'dateOrder'] as const).filter(isShown).map((name) => (
        <label key={name}>
          {texts[name]}
          <select
            name={name}
            // an encoding that is proposed has to be confirmed: the rows show it
            defaultValue={settings[name] ?? ''}
            key={settings[name] ?? ''}
            aria-invalid={questions.includes(name) && settings[name] === null}
            onChange={onChange}
          >
            {settings[name] === null ? <option value="">{texts.choose}</option> : null}
            {Object.entries(choices[name]).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  )
}

export const PreviewTable = ({ preview, texts }: Omit<SettingsProps, 'onChange'>) => (
  <>
    {preview.settings.dateOrder === null && preview.questions.includes('dateOrder') ? (
      <p role="alert">{texts.questions(['dateOrder'])}</p>
    ) : null}
    {/* scrolled by keyboard on a narrow screen */}
    <div
      className="table board-table bulk-table"
      role="group"
      aria-label={texts.preview(preview.total)}
      tabIndex={0}
    >
      <table>
        <caption>{texts.preview(preview.total)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            {preview.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {cells.map(({ text, error }, index) => (
                <td key={preview.columns[index]}>
                  {text}
                  {error ? <p className="translation-state is-missing">{error}</p> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
)
