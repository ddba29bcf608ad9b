import { EyeOff } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { unsolvedReasons } from '@/api/contract/unsolved.ts'
import type { Unsolved } from '@/api/contract/unsolved.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { SentPicture } from '../kit/SentPicture.tsx'

interface UnsolvedCardProps {
  record: Unsolved
  now: number
  onHide: () => void
}

export function UnsolvedCard({
  record: { id, imageUrl, hint, reason, count, groupSize, lastSeenAt },
  now,
  onHide,
}: UnsolvedCardProps) {
  const { t } = useTranslation('unsolved')
  const { t: common } = useTranslation()
  const title = useId()
  const why = known(unsolvedReasons, reason)
  const name = why ? t(`reason.${why}.title`) : plainCode(reason)
  return (
    <li className="stack gap-2 content-start text-2" aria-labelledby={title}>
      <SentPicture
        url={imageUrl}
        alt={t('alt', { reason: name })}
        missing={common('label.pictureLost')}
      />
      <div className="row gap-2 align-center between">
        <h3 className="min-0 text-2" id={title}>
          <Badge tone={why ? 'warn' : 'neutral'}>{name}</Badge>
        </h3>
        <Button
          variant="tertiary"
          hideText
          title={common('action.hide')}
          about={String(id)}
          prepend={<EyeOff size={18} aria-hidden="true" />}
          onClick={onHide}
        >
          {t('hide.named', { reason: name })}
        </Button>
      </div>
      {why && <p>{t(`reason.${why}.tip`)}</p>}
      <p className="quiet text-1 break">{hint ? t('hint', { hint }) : t('noHint')}</p>
      <p className="quiet text-1 break">
        {t('times', { count })}
        {groupSize !== null && groupSize > 1 && ` · ${t('group', { count: groupSize })}`}
        {lastSeenAt && (
          <>
            {' · '}
            <TimeAgo at={lastSeenAt} now={now}>
              {(time) => t('last', { time })}
            </TimeAgo>
          </>
        )}
      </p>
    </li>
  )
}
