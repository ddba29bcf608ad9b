import { useTranslation } from '@/i18n/use-translation.ts'
import type { Problem } from '@/api/problem.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Container } from '@/ui/Container.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { NotFoundGlyph } from '@/ui/illustrations/NotFoundGlyph.tsx'

interface NoProgramProps {
  problem: Problem
  onRetry: () => void
  busy: boolean
}

/** The program does not exist, was withdrawn, or cannot be loaded. */
export function NoProgram({ problem, onRetry, busy }: NoProgramProps) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  if (problem.status !== 404)
    return (
      <Container width="text">
        <ProblemState level={1} problem={problem} onRetry={onRetry} busy={busy} />
      </Container>
    )
  return (
    <EmptyState
      level={1}
      illustration={<NotFoundGlyph />}
      title={common('label.programMissing')}
      action={
        <RouteLink to={{ id: 'software' }} className={buttonClass({ size: 'lg' })}>
          {t('program.toCatalogue')}
        </RouteLink>
      }
    >
      {t('program.missingText')}
    </EmptyState>
  )
}
