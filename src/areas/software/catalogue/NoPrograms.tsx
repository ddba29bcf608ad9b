import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { Problem } from '@/api/problem.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'

interface NoProgramsProps {
  /** Null if nothing was found or published. */
  problem: Problem | null
  onRetry: () => void
  busy: boolean
  isFiltered: boolean
  resetHref: string
  onReset: () => void
}

export function NoPrograms({
  problem,
  onRetry,
  busy,
  isFiltered,
  resetHref,
  onReset,
}: NoProgramsProps) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  if (problem) return <ProblemState problem={problem} onRetry={onRetry} busy={busy} />
  return (
    <EmptyState
      illustration={<EmptyBox />}
      title={isFiltered ? common('label.noResults') : t('list.empty')}
      action={
        isFiltered && (
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={resetHref}
            preventScrollReset
            onClick={onReset}
          >
            {t('list.reset')}
          </Link>
        )
      }
    >
      {isFiltered ? t('list.nothingText') : t('list.emptyText')}
    </EmptyState>
  )
}
