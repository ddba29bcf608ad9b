import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { problemKey } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { cx } from '@/ui/cx.ts'
import s from './hub.module.css'

const lines = ['image', 'points', 'waiting', 'workers'] as const
export type NowFigures = Readonly<Partial<Record<(typeof lines)[number], ReactNode>>>

interface NowCardProps {
  /** Undefined while they load. */
  figures?: NowFigures
  /** Shown below them: their time. */
  note?: ReactNode
  failed?: { problem: Problem; busy: boolean; onRetry: () => void }
}

/** The current state of the queue. Its lines are the same in every state, so that nothing moves. */
export function HubNowCard({ figures, note, failed }: NowCardProps) {
  const { t } = useTranslation('hub')
  const { t: common } = useTranslation()
  const id = useId()
  const waiting = !figures && !failed
  return (
    <section aria-labelledby={id} className={cx('found', 'grid gap-3 fill', s.now)}>
      <h2 id={id} className="answer">
        {t('hub.now.title')}
      </h2>
      <DescriptionList layout="rows" terms="text" details="figure" lines="below">
        {lines.map((line) => (
          <Description key={line} term={t(`hub.now.${line}`)}>
            {waiting ? <Skeleton size="s" className={s.skeleton} /> : (figures?.[line] ?? '—')}
          </Description>
        ))}
      </DescriptionList>
      <div className={`grid items-start gap-1 faint text-1 ${s.foot}`}>
        <span role="status">
          {waiting && (
            <>
              <span className="visually-hidden">{common('loading')}</span>
              <span className={s.still}>{common('served.still')}</span>
            </>
          )}
          {failed && common(`problem.${problemKey(failed.problem)}.title`)}
          {note}
        </span>
        {failed ? (
          <Button
            variant="tertiary"
            className={s.retry}
            loading={failed.busy}
            onClick={failed.onRetry}
          >
            {common('action.retry')}
          </Button>
        ) : (
          <RouteLink to={{ id: 'employeeRate' }}>{t('hub.now.more')}</RouteLink>
        )}
      </div>
    </section>
  )
}
