import { useTranslation } from 'react-i18next'
import type { TaskDetail } from '@/api/contract/tasks.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { maxBodyLength } from '@/lib/cut-text.ts'
import { LongText } from '@/shared/LongText.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Part } from './Part.tsx'
import s from './task.module.css'

/** The answers of all workers. A single one is the answer itself. */
export function TaskAttempts({ attempts }: { attempts: TaskDetail['attempts'] }) {
  const { t } = useTranslation('task')
  const format = useFormat()
  return attempts.length < 2 ? null : (
    <Part title={t('attempts.title')}>
      <PartedList as="ol" rows={attempts} className={s.attempts}>
        {({ n, answer, agreed }) => (
          <li key={n}>
            <span className={s.soft}>{t('attempts.worker', { number: format.number(n) })}</span>
            {answer === null ? (
              <span>{t('attempts.none')}</span>
            ) : (
              <code translate="no">
                <LongText text={answer} most={maxBodyLength} />
              </code>
            )}
            {agreed !== null && (
              <Badge tone={agreed ? 'ok' : 'warn'}>
                {agreed ? t('attempts.agreed') : t('attempts.other')}
              </Badge>
            )}
          </li>
        )}
      </PartedList>
    </Part>
  )
}
