import { useTranslation } from '@/i18n/use-translation.ts'
import type { ModeratedProgram } from '@/api/contract/moderation.ts'
import { useTerms } from '@/shared/program/use-terms.ts'
import { ChangeLog } from '../ChangeLog.tsx'

/** What visitors reported, with their reasons. */
export function Complaints({ complaints }: Pick<ModeratedProgram, 'complaints'>) {
  const { t } = useTranslation('moderation')
  const { complaint } = useTerms()
  if (complaints.length === 0) return null
  return (
    <ChangeLog
      title={t('complaints')}
      changes={complaints.map(({ at, reason, text }, order) => ({
        key: `${at} ${order}`,
        what: complaint(reason),
        by: null,
        at,
        reason: text,
      }))}
    />
  )
}
