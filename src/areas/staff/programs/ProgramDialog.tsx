import { useTranslation } from '@/i18n/use-translation.ts'
import type { ModeratedProgram } from '@/api/contract/moderation.ts'
import { seenOr } from '@/lib/unseen.ts'
import { ComparedFields } from '@/shared/program/ComparedFields.tsx'
import { useCompared } from '@/shared/program/use-compared.ts'
import { DecisionDialog } from '../moderation/DecisionDialog.tsx'
import { isReported } from '../moderation/queue.ts'
import { useProgramDeciding } from '../moderation/use-deciding.ts'

interface ProgramDialogProps {
  program: ModeratedProgram
  onNext: (() => void) | null
  onClose: () => void
}

/** A version of a program, compared with the published one, field by field. */
export function ProgramDialog({ program, onNext, onClose }: ProgramDialogProps) {
  const { t } = useTranslation('moderation')
  const compare = useCompared()
  const deciding = useProgramDeciding()
  const { item, published } = program
  return (
    <DecisionDialog
      entry={program}
      title={seenOr([item.title], item.slug)}
      effect={t(
        isReported(program)
          ? 'effect.reportedProgram'
          : published
            ? 'effect.changes'
            : 'effect.program',
      )}
      deciding={deciding}
      onNext={onNext}
      onClose={onClose}
    >
      <ComparedFields
        fields={compare(item, published)}
        nameOf={(field) => t(`field.${field}`)}
        words={{ old: t('old'), now: t('new') }}
      />
    </DecisionDialog>
  )
}
