import { useTranslation } from '@/i18n/use-translation.ts'
import type { Problem } from '@/api/problem.ts'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { ProblemWay } from './ProblemWay.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { useProblemWords } from './use-problem-words.ts'
import { withGap } from '@/lib/sentences.ts'

interface ProblemStateProps {
  problem: Problem
  onRetry: () => void
  busy?: boolean
  level?: 1 | 2 | 3
}

/**
 * Replaces the answer of a failed call: what happened, a retry, and the number to give to support.
 */
export function ProblemState({ problem, onRetry, busy = false, level = 2 }: ProblemStateProps) {
  const { t } = useTranslation()
  const copyLabels = useCopyLabels()
  const { title, text } = useProblemWords(problem)
  return (
    <ErrorState
      level={level}
      title={title}
      retryLabel={t(problem.kind === 'PART_LOST' ? 'action.reload' : 'action.retry')}
      onRetry={onRetry}
      retrying={busy}
      requestId={problem.requestId}
      requestIdLabel={t('requestId')}
      copyLabels={copyLabels}
    >
      {withGap(text)}
      <ProblemWay problem={problem} />
    </ErrorState>
  )
}
