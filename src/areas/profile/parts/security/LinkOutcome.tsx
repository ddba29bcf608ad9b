import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Notice } from '@/ui/Notice.tsx'

/** Why linking an account came to nothing, as the address says it on the way back. */
export function LinkOutcome() {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const [params, setParams] = useSearchParams()
  const error = params.get('oauth_error')
  if (!error) return null
  const reason = error === 'access_denied' || error === 'already_linked' ? error : 'other'
  const dismiss = () => {
    const next = new URLSearchParams(params)
    next.delete('oauth_error')
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Notice tone="bad" role="alert" title={t('linked.failedTitle')} onDismiss={dismiss} dismissLabel={common('action.close')}>
      {t(`linked.failed.${reason}`)}
    </Notice>
  )
}
