import { useTranslation } from '@/i18n/use-translation.ts'
import type { JudgedTask } from './draft.ts'
import type { DraftFault } from './draft-types.ts'

/** The error of an answer. */
export function AnswerFault({
  id,
  fault,
  task,
}: {
  id: string
  fault: DraftFault
  task: JudgedTask
}) {
  const { t } = useTranslation('desk')
  return (
    <p id={id} role="alert" className="bad text-2 bold">
      {fault === 'short'
        ? t('fault.short', { min: task.options.minLength ?? 1 })
        : fault === 'long'
          ? t('fault.long', { max: task.options.maxLength ?? 1 })
          : t(`fault.${fault}`)}
    </p>
  )
}
