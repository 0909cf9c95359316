import { getTranslations } from 'next-intl/server'
import { ActionButton } from '@/components/members/action-button.client'
import { ContentLink } from '@/components/members/content-link'
import { MemberForm } from '@/components/members/member-form.client'
import { getMemberFormProps } from '@/components/members/member-form-texts'
import type { Folder, Favourite } from '@/lib/favourites/filter-favourites'
import { markSeen, updateFavourite } from '@/lib/favourites/actions'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, toPrefix } from '@law-firm/contract/locales'
import { FavouriteStar } from './favourite-star'
import { RemoveButton } from './favourites-board.client'
import styles from './favourite-row.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'

/** A favourite in the list: its current title and state, its note, and its actions. */
export async function FavouriteRow({
  favourite,
  folders,
  locale,
}: {
  favourite: Favourite
  folders: Folder[]
  locale: SiteLocale
}) {
  const t = await getTranslations('favourites.list')
  const member = await getTranslations('member')
  const form = await getMemberFormProps('favourites', locale)
  const {
    id,
    kind,
    document,
    title,
    summary,
    path,
    note,
    savedAt,
    changed,
    unavailable,
    locked,
    folder,
  } = favourite
  const currentFolder = folders.find((candidate) => candidate.id === folder)
  return (
    <li className={styles.row} id={`kept-${id}`}>
      <div className={styles.text}>
        <p className={typography.meta}>
          <span className={typography.eyebrow}>{member(`kinds.${kind}`)}</span> ·{' '}
          {t('savedOn', { date: formatDate(savedAt, locale) })}
          {currentFolder ? ` · ${currentFolder.name}` : ''}
        </p>
        <h2>
          <ContentLink path={unavailable ? null : path} title={title} locale={locale} />
        </h2>
        {unavailable ? (
          <p className={styles.state}>{t('gone')}</p>
        ) : summary ? (
          <p className={styles.summary}>{summary}</p>
        ) : null}
        {locked ? <p className={styles.state}>{t('locked')}</p> : null}
        {changed ? (
          <div className={styles.state} data-changed>
            <span>{t('changed')}</span>
            <ActionButton
              action={markSeen}
              hiddenFields={{ id: String(id) }}
              label={t('seen')}
              accessibleName={`${t('seen')}: ${title}`}
              className={button.link}
              texts={form.texts}
              address={form.address}
            />
          </div>
        ) : null}
        {note ? <p className={styles.note}>{note}</p> : null}
        <details className={styles.edit}>
          <summary aria-label={`${t('edit')}: ${title}`}>{t('edit')}</summary>
          <MemberForm
            id={`kept-form-${id}`}
            compact
            {...form}
            action={updateFavourite.bind(null, id)}
            fields={[
              { kind: 'area', name: 'note', label: t('note'), hint: t('noteHint'), limit: 2000 },
              {
                kind: 'select',
                name: 'folder',
                label: t('folder'),
                options: [
                  { value: '', label: t('noFolder') },
                  ...folders.map((item) => ({ value: String(item.id), label: item.name })),
                ],
              },
            ]}
            values={{ note: [note], folder: [folder === null ? '' : String(folder)] }}
          />
        </details>
      </div>
      <div className={styles.side}>
        <FavouriteStar
          kind={kind}
          id={document}
          title={title}
          path={path ? toPrefix(locale) + path : undefined}
          compact
          pressed
        />
        <RemoveButton id={id} label={t('remove')} accessibleName={`${t('remove')}: ${title}`} />
      </div>
    </li>
  )
}
