import { useTranslation } from 'react-i18next'
import type { TaskDetail } from '@/api/contract/tasks.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Part } from './Part.tsx'
import s from './task.module.css'

/** What each worker said; one alone is the answer itself. */
export function TaskAttempts({ attempts }: { attempts: TaskDetail['attempts'] }) {
  const { t } = useTranslation('task')
  const format = useFormat()
  return attempts.length < 2 ? null : (
    <Part title={t('attempts.title')}>
      <ol className={s.attempts}>
        {attempts.map(({ n, answer, agreed }) => (
          <li key={n}>
            <span className={s.soft}>{t('attempts.worker', { number: format.number(n) })}</span>
            {answer === null ? (
              <span>{t('attempts.none')}</span>
            ) : (
              <code translate="no">{answer}</code>
            )}
            {agreed !== null && (
              <Badge tone={agreed ? 'ok' : 'warn'}>
                {agreed ? t('attempts.agreed') : t('attempts.other')}
              </Badge>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}
