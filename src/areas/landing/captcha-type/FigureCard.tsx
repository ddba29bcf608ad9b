import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { cx } from '@/ui/cx.ts'
import s from './type.module.css'

interface Retry {
  label: string
  busy?: boolean
  onRetry: () => void
}

interface FigureCardProps {
  /** Whether there are no figures yet. */
  waiting?: boolean
  badge?: ReactNode
  price?: ReactNode
  /** Shown below the price. */
  range?: ReactNode
  seconds?: ReactNode
  success?: ReactNode
  /** The last line: the time of the figures, or why there are none. */
  note?: ReactNode
  /** Whether surcharges may follow the range. */
  roomy?: boolean
  retry?: Retry
}

/**
 * The price, time and success rate of a type. The boxes are the same in every state, so that
 * nothing moves.
 */
export function FigureCard({
  waiting = false,
  badge,
  price,
  range,
  seconds,
  success,
  note,
  roomy = false,
  retry,
}: FigureCardProps) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const id = useId()
  const or = (value: ReactNode): ReactNode => (waiting ? <Skeleton size="m" /> : (value ?? '—'))
  return (
    <section className={cx('found', 'grid gap-4', s.figures)} aria-labelledby={id}>
      <h2 id={id} className="answer">
        {t('live.title')}
      </h2>
      <p className={s.state}>{badge}</p>
      <DescriptionList terms="small" details="figure">
        <div className={`line-below ${s.price}`}>
          <dt>{t('live.price')}</dt>
          <dd className={s.big}>{or(price)}</dd>
          <dd className={s.small} data-roomy={roomy || undefined}>
            {range}
          </dd>
        </div>
        <Description term={common('label.averageTime')}>{or(seconds)}</Description>
        <Description term={common('label.successRate')}>{or(success)}</Description>
      </DescriptionList>
      <div className={`cluster between faint text-1 ${s.foot}`}>
        <span role="status">
          {waiting ? (
            <>
              <span className="visually-hidden">{common('loading')}</span>
              <span className={s.still}>{common('served.still')}</span>
            </>
          ) : (
            note
          )}
        </span>
        {retry && (
          <Button
            variant="tertiary"
            className={s.retry}
            loading={retry.busy}
            onClick={retry.onRetry}
          >
            {retry.label}
          </Button>
        )}
      </div>
    </section>
  )
}
