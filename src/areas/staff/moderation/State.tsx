import { useTranslation } from '@/i18n/use-translation.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Badge } from '@/ui/Badge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import type { QueueEntry } from './queue.ts'
import s from '../staff.module.css'

const tones = {
  pending: 'warn',
  changes_pending: 'info',
  published: 'ok',
  rejected: 'bad',
  hidden: 'bad',
  spam: 'bad',
} as const satisfies Record<string, BadgeTone>
const keyOf = {
  pending: 'status.pending',
  changes_pending: 'status.changes_pending',
  published: 'status.published',
  rejected: 'status.rejected',
  hidden: 'status.hidden',
  spam: 'status.spam',
} as const

/** The status of an entry, and who holds it. */
export function State({ entry: { status, lockedBy, answer, reports } }: { entry: QueueEntry }) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  const key = known(keyOf, status)
  return (
    <span className={`stack gap-1 items-start ${s.cell} ${s.state}`}>
      {key ? (
        <Badge tone={known(tones, status)}>{t(key)}</Badge>
      ) : (
        <Badge>{plainCode(status)}</Badge>
      )}
      {status === 'hidden' && answer && <Badge tone="warn">{t('answered')}</Badge>}
      {reports > 0 && <Badge tone="bad">{t('reports', { count: reports })}</Badge>}
      {lockedBy && (
        <span className="quiet text-1">
          {lockedBy.isMine
            ? t('heldByYou', { time: format.date(lockedBy.until, 'time') })
            : t('heldBy', {
                name: lockedBy.name ?? t('somebody'),
                time: format.date(lockedBy.until, 'time'),
              })}
        </span>
      )}
    </span>
  )
}
