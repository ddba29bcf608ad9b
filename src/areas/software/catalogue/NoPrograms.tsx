import { useTranslation } from 'react-i18next'
import type { Problem } from '@/api/problem.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'

interface NoProgramsProps {
  /** Null: nothing has been found, or published. */
  problem: Problem | null
  onRetry: () => void
  isFiltered: boolean
  onReset: () => void
}

export function NoPrograms({ problem, onRetry, isFiltered, onReset }: NoProgramsProps) {
  const { t } = useTranslation('software')
  if (problem) return <ProblemState problem={problem} onRetry={onRetry} />
  return (
    <EmptyState
      illustration={<EmptyBox />}
      title={isFiltered ? t('list.nothing') : t('list.empty')}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={onReset}>
            {t('list.reset')}
          </Button>
        )
      }
    >
      {isFiltered ? t('list.nothingText') : t('list.emptyText')}
    </EmptyState>
  )
}
