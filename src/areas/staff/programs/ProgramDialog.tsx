import { useTranslation } from 'react-i18next'
import type { ModeratedProgram } from '@/api/contract/moderation.ts'
import { moderationApi } from '@/api/endpoints/staff.ts'
import { seenOr } from '@/lib/unseen.ts'
import { ComparedFields } from '@/shared/program/ComparedFields.tsx'
import { useCompared } from '@/shared/program/use-compared.ts'
import { DecisionDialog } from '../moderation/DecisionDialog.tsx'

interface ProgramDialogProps {
  program: ModeratedProgram
  onNext: (() => void) | null
  onClose: () => void
}

/** A version of a program, compared with the published one, field by field. */
export function ProgramDialog({ program, onNext, onClose }: ProgramDialogProps) {
  const { t } = useTranslation('moderation')
  const compare = useCompared()
  const [claim] = moderationApi.useClaimProgramMutation()
  const [release] = moderationApi.useReleaseProgramMutation()
  const [approve] = moderationApi.useApproveProgramMutation()
  const [reject] = moderationApi.useRejectProgramMutation()
  const [restore] = moderationApi.useRestoreProgramMutation()
  const { item, published } = program
  return (
    <DecisionDialog
      entry={program}
      title={seenOr([item.title], item.slug)}
      effect={t(published ? 'effect.changes' : 'effect.program')}
      deciding={{
        claim: (id) => claim({ id }).unwrap(),
        release: (id) => release({ id }).unwrap(),
        approve: (id) => approve({ id }).unwrap(),
        reject: (id, reason) => reject({ id, ...reason }).unwrap(),
        restore: (id) => restore({ id }).unwrap(),
      }}
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
