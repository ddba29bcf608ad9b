import { useTranslation } from 'react-i18next'
import type { Judged, Fault } from './draft.ts'
import s from './answer.module.css'

/** The error of an answer. */
export function AnswerFault({ id, fault, task }: { id: string; fault: Fault; task: Judged }) {
  const { t } = useTranslation('desk')
  return (
    <p id={id} role="alert" className={s.fault}>
      {fault === 'short'
        ? t('fault.short', { min: task.options.minLength ?? 1 })
        : fault === 'long'
          ? t('fault.long', { max: task.options.maxLength ?? 1 })
          : t(`fault.${fault}`)}
    </p>
  )
}
