import { useTranslation } from 'react-i18next'
import { authApi } from '@/api/endpoints/auth.ts'
import { Button } from '@/ui/Button.tsx'

/** The button that sends a code, and its result. */
export function EmailCode() {
  const { t } = useTranslation('proof')
  const [send, { isLoading, isSuccess, isError }] = authApi.useSendProofCodeMutation()
  return (
    <div>
      <Button variant="secondary" loading={isLoading} onClick={() => void send()}>
        {isSuccess ? t('sendAgain') : t('send')}
      </Button>
      <p role="status">{isSuccess ? t('sent') : isError ? t('sendFailed') : ''}</p>
    </div>
  )
}
