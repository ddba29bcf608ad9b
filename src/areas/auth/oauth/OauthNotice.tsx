import { useTranslation } from '@/i18n/use-translation.ts'
import type { OauthError } from '@/api/contract/auth.ts'
import { Notice } from '@/ui/Notice.tsx'

export function OauthNotice({ error }: { error: OauthError }) {
  const { t } = useTranslation('auth')
  return (
    <Notice
      tone={error === 'access_denied' ? 'info' : 'warn'}
      role="alert"
      title={t(`oauth.error.${error}.title`)}
    >
      <p>{t(`oauth.error.${error}.text`)}</p>
    </Notice>
  )
}
