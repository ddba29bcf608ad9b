import { useTranslation } from '@/i18n/use-translation.ts'
import type { Problem } from '@/api/problem.ts'
import { Button } from '@/ui/Button.tsx'
import s from '../landing.module.css'

interface ProblemLineProps {
  problem: Problem | undefined
  busy: boolean
  onRetry: () => void
}

/**
 * One line in every state, so that the list below does not move: the state of the prices, or that
 * they could not be loaded.
 */
export function ProblemLine({ problem, busy, onRetry }: ProblemLineProps) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  return (
    <div className={`cluster mt-4 quiet text-2 ${s.line}`}>
      <span role="status">
        {problem ? t('index.failed') : t('index.prices')}
        {problem?.requestId && (
          <>
            {' '}
            {common('requestId')} <code translate="no">{problem.requestId}</code>
          </>
        )}
      </span>
      {problem && (
        <Button variant="tertiary" className={s.retry} loading={busy} onClick={onRetry}>
          {common('action.retry')}
        </Button>
      )}
    </div>
  )
}
