import { useTranslation } from '@/i18n/use-translation.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { isWebhookEvent } from './webhooks.ts'

/** The name of an event; the code of one that this site does not know. */
export function useEventName(): (event: string) => string {
  const { t } = useTranslation('webhooks')
  return (event) => (isWebhookEvent(event) ? t(`event.${event}`) : plainCode(event))
}
