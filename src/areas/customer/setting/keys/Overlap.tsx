import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Key } from '@/api/contract/keys.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { useRemaining, useSecondsTo } from '@/shared/form/retry.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Button } from '@/ui/Button.tsx'
import { MaskedKey } from './KeyValue.tsx'
import s from '../setting.module.css'
import { deviceTime } from '@/lib/server-clock.ts'

interface OverlapProps {
  rotation: NonNullable<Key['rotation']>
  name: string
  onFinish: (() => void) | undefined
}

/** The key that is being replaced, and how long it still works. */
export function Overlap({
  rotation: { prefix, suffix, validUntil, lastUsedAt },
  name,
  onFinish,
}: OverlapProps) {
  const { t } = useTranslation('keys')
  const format = useFormat()
  const until = deviceTime(validUntil)
  const left = useSecondsTo(Number.isNaN(until) ? 0 : until)
  const remaining = useRemaining()
  const { refetch } = keysApi.endpoints.keys.useQuerySubscription()
  // When the time is over, the list is refetched once.
  const asked = useRef(false)
  useEffect(() => {
    if (left > 0 || asked.current) return
    asked.current = true
    void refetch()
  }, [left, refetch])
  return (
    <div className={`cluster gap-3 gap-x-5 pad-y-3 pad-x-4 round-1 ${s.overlap}`}>
      <div className="grid gap-1 min-0">
        <p className="text-2 bold">{t('overlap.title')}</p>
        <MaskedKey prefix={prefix} suffix={suffix} />
      </div>
      <div className={`grid gap-1 min-0 text-2 num ${s.overlapText}`}>
        <p>
          {left > 0
            ? t('overlap.left', {
                time: remaining(left),
                until: format.date(validUntil, 'dateTime'),
              })
            : t('overlap.over')}
        </p>
        <p className={`quiet text-2 ${s.quiet}`}>
          {lastUsedAt
            ? t('overlap.used', { time: format.date(lastUsedAt, 'dateTime') })
            : t('overlap.unused')}
        </p>
      </div>
      {onFinish && (
        <Button
          variant="secondary"
          aria-label={t('overlap.finishNamed', { name })}
          onClick={onFinish}
        >
          {t('overlap.finish')}
        </Button>
      )}
    </div>
  )
}
