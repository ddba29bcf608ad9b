import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { problemKey } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Button } from '@/ui/Button.tsx'
import { ServedTime } from '@/shared/ServedTime.tsx'
import type { FiguresState } from '../live-figures/figures-state.ts'
import s from './home.module.css'

interface LiveFootProps {
  state: FiguresState
  onRetry: () => void
  /** What is loading, for screen readers. */
  loading: string
  children?: ReactNode
}

/**
 * The line below live figures, with the same height in every state: their time, or why there are
 * none, with a retry.
 */
export function LiveFoot({ state, onRetry, loading, children }: LiveFootProps) {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const at = (state.is === 'loaded' || state.is === 'stale') && state.at
  const time =
    at &&
    at.toLocaleString(locale, {
      timeStyle: 'short',
      ...(state.is === 'stale' && { dateStyle: 'medium' }),
    })
  return (
    <div className={`faint text-1 num ${s.foot}`}>
      {children && <div className={`cluster gap-x-5 ${s.more}`}>{children}</div>}
      <div className={`row align-center ${s.liveFootState}`} data-is={state.is}>
        {state.is === 'loaded' && at && time && (
          <time dateTime={at.toISOString()}>{common('served.updated', { time })}</time>
        )}
        {state.is === 'served' && <ServedTime at={state.at.toISOString()} of="figures" />}
        <span role="status">
          {state.is === 'loading' && (
            <>
              <span className="visually-hidden">{loading}</span>
              <span className={s.still}>{common('served.still')}</span>
            </>
          )}
          {state.is === 'stale' && (time ? common('served.stale', { time }) : t('live.old'))}
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
        {(state.is === 'stale' || state.is === 'failed') && (
          <Button
            variant="tertiary"
            className={`pad-x-3 text-1 nowrap ${s.retry}`}
            loading={state.busy}
            onClick={onRetry}
          >
            {common('action.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
