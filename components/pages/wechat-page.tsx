import { getTranslations } from 'next-intl/server'
import { QrCode } from '@/components/ui/qr-code'
import { EditorialPage, type EditorialPageProps } from './editorial-page'
import styles from './wechat-page.module.css'

/** The QR code of the firm's WeChat account (decision 7). */
export async function WechatPage(
  props: Pick<EditorialPageProps, 'page' | 'target' | 'locale' | 'site'>,
) {
  const t = await getTranslations('wechat')
  const { wechat } = props.site
  return (
    <EditorialPage
      {...props}
      trail={[]}
      before={
        wechat ? (
          <figure className={styles.followCode}>
            <QrCode text={wechat} label={t('code')} />
            <figcaption>
              <p>{t('scan')}</p>
              <p>
                <a href={wechat} rel="noopener">
                  {t('open')}
                </a>
              </p>
            </figcaption>
          </figure>
        ) : null
      }
    />
  )
}
