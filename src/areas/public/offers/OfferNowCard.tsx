import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { problemKey } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { cx } from '@/ui/cx.ts'
import type { FiguresState } from '../live-figures/figures-state.ts'
import type { OfferWord } from './OfferView.tsx'
import s from './offers.module.css'

export interface NowFigure {
  value?: ReactNode
  /** Smaller text beside the value. */
  note?: ReactNode
}

interface NowCardProps {
  word: OfferWord
  /** The ids of the lines in order. Each has a name `now.<id>` in the words. */
  ids: readonly string[]
  state: FiguresState
  onRetry: () => void
  figures?: Readonly<Record<string, NowFigure>>
}

/** Current figures. The lines are the same in every state, so that nothing moves. */
export function OfferNowCard({ word, ids, state, onRetry, figures = {} }: NowCardProps) {
  const id = useId()
  const { t: common } = useTranslation()
  const locale = useLocale()
  const waiting = state.is === 'loading'
  const at = (state.is === 'loaded' || state.is === 'stale') && state.at
  return (
    <div role="group" aria-labelledby={id} className={cx('found', 'grid gap-3', s.now)}>
      <h3 id={id} className="answer">
        {common('served.now')}
      </h3>
      <DescriptionList layout="rows" details="figure" lines="below">
        {ids.map((line) => (
          <Description key={line} term={word(`now.${line}`)}>
            {waiting ? <Skeleton size="s" className={s.skeleton} /> : (figures[line]?.value ?? '—')}
            {figures[line]?.note && <small> {figures[line].note}</small>}
          </Description>
        ))}
      </DescriptionList>
      <div className={`row align-center between gap-3 faint text-1 ${s.foot}`}>
        <span role="status">
          {waiting && (
            <>
              <span className="visually-hidden">{common('loading')}</span>
              <span className={s.still}>{common('served.still')}</span>
            </>
          )}
          {state.is === 'served' && <ServedTime at={state.at.toISOString()} of="figures" />}
          {at && (
            <time dateTime={at.toISOString()}>
              {common(state.is === 'stale' ? 'served.stale' : 'served.updated', {
                time: at.toLocaleString(locale, {
                  timeStyle: 'short',
                  ...(state.is === 'stale' && { dateStyle: 'medium' }),
                }),
              })}
            </time>
          )}
          {state.is === 'failed' && (
            <>
              {common(`problem.${problemKey(state.problem)}.title`)}
              {state.problem.requestId && (
                <>
                  {' · '}
                  {common('requestId')} <code translate="no">{state.problem.requestId}</code>
                </>
              )}
            </>
          )}
        </span>
        {(state.is === 'failed' || state.is === 'stale') && (
          <Button variant="tertiary" className="nowrap" loading={state.busy} onClick={onRetry}>
            {common('action.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
