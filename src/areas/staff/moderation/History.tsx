import { useTranslation } from '@/i18n/use-translation.ts'
import type { Decision } from '@/api/contract/moderation.ts'
import { isolated } from '@/lib/invisible.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTerms } from '@/shared/program/use-terms.ts'
import { ChangeLog } from '../ChangeLog.tsx'

const actions = ['approved', 'rejected', 'spam', 'taken_down', 'answered', 'restored'] as const

export function History({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTranslation('moderation')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { rejection } = useTerms()
  return (
    <ChangeLog
      title={common('label.history')}
      changes={decisions.map(({ at, by, action, reasonCode, comment }) => {
        const name = known(actions, action)
        return {
          key: `${at} ${action}`,
          what: name ? t(`history.${name}`) : plainCode(action),
          by,
          at,
          reason: [reasonCode && rejection(reasonCode), isolated(comment ?? '')]
            .filter(Boolean)
            .join(format.colon),
        }
      })}
    />
  )
}
