import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { WorkKeeper } from './use-work-keeper.ts'

/** Offers work of an earlier visit, and tells a guest that this browser keeps what is made now. */
export function KeptWorkOffer({ keeper }: { keeper: WorkKeeper }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { get, getServer, subscribe } = keeper.state
  const { offer, isKept, isGuest } = useSyncExternalStore(subscribe, get, getServer)
  if (offer)
    return (
      <Notice
        role="status"
        title={t('work.offer', {
          time: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
            offer.at,
          ),
        })}
        action={
          <span className="cluster gap-2">
            <Button variant="secondary" onClick={offer.take}>
              {t('work.take')}
            </Button>
            <Button variant="service" onClick={offer.drop}>
              {t('action.delete')}
            </Button>
          </span>
        }
      >
        {t('work.offerText')}
      </Notice>
    )
  if (!isGuest || !isKept) return null
  return (
    <p className="cluster gap-2 quiet text-1">
      {t('work.kept')}
      <Button variant="service" onClick={keeper.clear}>
        {t('action.clear')}
      </Button>
    </p>
  )
}
