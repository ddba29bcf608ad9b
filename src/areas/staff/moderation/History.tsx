import { useTranslation } from 'react-i18next'
import type { Decision } from '@/api/contract/moderation.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { ChangeLog } from '../ChangeLog.tsx'

const actions = ['approved', 'rejected', 'spam', 'restored'] as const

export function History({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTranslation('moderation')
  return (
    <ChangeLog
      title={t('history.title')}
      changes={decisions.map(({ at, by, action, comment }) => {
        const name = known(actions, action)
        return {
          key: `${at} ${action}`,
          what: name ? t(`history.${name}`) : plainCode(action),
          by,
          at,
          reason: comment,
        }
      })}
    />
  )
}
