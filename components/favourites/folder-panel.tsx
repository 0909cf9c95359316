import { getTranslations } from 'next-intl/server'
import { ActionButton } from '@/components/members/action-button.client'
import { getMemberFormProps } from '@/components/members/member-form-texts'
import { RouteLink } from '@/components/ui/route-link'
import { deleteFolder, saveFolder } from '@/lib/favourites/actions'
import type { Folder, Favourite } from '@/lib/favourites/filter-favourites'
import type { SiteLocale } from '@law-firm/contract/locales'
import { FolderForm } from './folder-form.client'
import styles from './folder-panel.module.css'
import rows from '@/components/members/rows.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'

/** Creates, renames and deletes folders. Deleting a folder keeps its favourites. */
export async function FolderPanel({
  locale,
  folders,
  favourites,
}: {
  locale: SiteLocale
  folders: Folder[]
  favourites: Favourite[]
}) {
  const t = await getTranslations('favourites.folders')
  const { address, signInAddress, texts } = await getMemberFormProps('favourites', locale)
  const form = {
    address,
    signInAddress,
    texts: { ...texts, name: t('name'), invalid: t('invalid') },
  }
  return (
    <section className={styles.panel} aria-labelledby="folders">
      <h2 id="folders">{t('title')}</h2>
      {folders.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={rows.rows}>
          {folders.map(({ id, name }) => (
            <li key={id}>
              <div>
                <h3>
                  <RouteLink
                    target={{ to: 'favourites', query: { folder: String(id) } }}
                    locale={locale}
                  >
                    {name}
                  </RouteLink>
                </h3>
                <p className={typography.meta}>
                  {t('count', {
                    count: favourites.filter((favourite) => favourite.folder === id).length,
                  })}
                </p>
                <details>
                  <summary aria-label={`${t('rename')}: ${name}`}>{t('rename')}</summary>
                  <FolderForm
                    id={`folder-${id}`}
                    action={saveFolder.bind(null, id)}
                    name={name}
                    {...form}
                  />
                </details>
              </div>
              <ActionButton
                action={deleteFolder}
                hiddenFields={{ id: String(id) }}
                label={t('delete')}
                accessibleName={`${t('delete')}: ${name}`}
                className={`${button.link} ${rows.button}`}
                texts={texts}
                address={address}
              />
            </li>
          ))}
        </ul>
      )}
      <FolderForm
        id="folder-new"
        action={saveFolder.bind(null, null)}
        name=""
        {...form}
        texts={{ ...form.texts, name: t('newName'), submit: t('create'), saved: t('created') }}
      />
    </section>
  )
}
