import type { AdminViewServerProps } from 'payload'
import { canPublish, isEditor } from '../../access/rules'
import { EditorPage } from '../../admin/editor-page'
import { readUnsolved, type MissingAddress } from './store'
import { getMissingTexts } from './texts'

const address = '/admin/missing-addresses'

/** Addresses without a page, from each of which a redirect can be made. */
export async function MissingAddresses(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const texts = getMissingTexts(req.i18n.language)
  const addresses = isEditor(req) ? await readUnsolved(req.payload) : []
  return (
    <EditorPage view={props} address={address}>
      <main>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        {addresses.length > 0 ? (
          <Table addresses={addresses} texts={texts} canRedirect={canPublish(req)} />
        ) : (
          <p role="status">{texts.none}</p>
        )}
      </main>
    </EditorPage>
  )
}

type TableProps = {
  addresses: MissingAddress[]
  texts: ReturnType<typeof getMissingTexts>
  canRedirect: boolean
}

const Table = ({ addresses, texts, canRedirect }: TableProps) => (
  <div className="table board-table">
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.address}</th>
          <th scope="col">{texts.count}</th>
          <th scope="col">{texts.on}</th>
          {canRedirect ? <th scope="col">{texts.redirect}</th> : null}
        </tr>
      </thead>
      <tbody>
        {addresses.map(({ path, count, on }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{count}</td>
            <td>{on}</td>
            {canRedirect ? (
              <td>
                <a
                  href={`/admin/collections/redirects/create?from=${encodeURIComponent(path)}`}
                  aria-label={texts.redirectFrom(path)}
                >
                  {texts.redirect}
                </a>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
