import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { site } from '@/site/site.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'
import s from '../payment/result.module.css'

/**
 * Shows the target before the redirect. An address that is neither https nor an own one is not
 * followed.
 */
export function Redirect({ url, title }: { url: string | null; title: string }) {
  const { t } = useTranslation('payment')
  const target = url ? linkTarget(url, location.origin) : null
  if (!target || target.startsWith('mailto:'))
    return (
      <Notice tone="bad" title={t('away.wrong')}>
        {t('away.wrongText')}
      </Notice>
    )
  const own = target.startsWith('/')
  // A path of the backend is at its origin, which can be another one.
  const to = own && target.startsWith('/api/') ? site.apiOrigin + target : target
  return (
    <div className={s.away}>
      <p>
        {own ? t('away.own', { name: title }) : t('away.to') + gapAfter(t('away.to'))}
        {!own && (
          <span className={s.host} translate="no">
            {new URL(target).host}
          </span>
        )}
      </p>
      <p>{t('away.text')}</p>
      <a className={buttonClass({ size: 'lg' })} href={to} rel="noreferrer">
        {t('away.go')}
        <ExternalLink size={18} aria-hidden="true" />
      </a>
    </div>
  )
}
