import { useTranslation } from '@/i18n/use-translation.ts'
import type { Sent } from '@/api/contract/deliveries.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { deliveryErrors } from './delivery.ts'

/** Why a delivery failed, and how to fix it. */
export function useFailureWords(): (delivery: Pick<Sent, 'httpStatus' | 'error'>) => {
  title: string
  cure: string
} {
  const { t } = useTranslation('pingback')
  return ({ httpStatus, error }) => {
    const kind = known(deliveryErrors, error ?? '')
    if (kind) return { title: t(`failure.${kind}.title`), cure: t(`failure.${kind}.cure`) }
    if (httpStatus === null)
      return {
        title: error ? plainCode(error) : t('failure.unknown.title'),
        cure: t('failure.unknown.cure'),
      }
    const group = httpStatus >= 500 ? 'server' : httpStatus >= 400 ? 'client' : 'redirect'
    return {
      title: t(`failure.${group}.title`, { status: httpStatus }),
      cure: t(`failure.${group}.cure`),
    }
  }
}
