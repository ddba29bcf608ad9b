import { useTranslation } from '@/i18n/use-translation.ts'
import { FeedbackFrame } from './FeedbackFrame.tsx'
import { ProxyFeedbackForm } from './ProxyFeedbackForm.tsx'

export default function ProxyFeedbackPage() {
  const { t } = useTranslation('feedback')
  return (
    <FeedbackFrame title={t('proxy.title')} lead={t('proxy.lead')}>
      {(form) => <ProxyFeedbackForm {...form} />}
    </FeedbackFrame>
  )
}
