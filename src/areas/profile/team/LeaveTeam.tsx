import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Team } from '@/api/contract/team.ts'
import { teamApi } from '@/api/endpoints/profile.ts'
import { cutText } from '@/lib/cut-text.ts'
import { teamIdOf } from '@/session/team.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useSwitchTeam } from '@/shared/account/use-switch-team.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'

/** The way out of a team, for a member. The tab then shows another team of theirs. */
export function LeaveTeam({ mine: { keys } }: { mine: NonNullable<Team['mine']> }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const [leave] = teamApi.useLeaveTeamMutation()
  const switchTeam = useSwitchTeam()
  const [isAsking, setIsAsking] = useState(false)
  const next = useRef<string | null>(null)
  async function work(): Promise<void> {
    const { user } = await withProof(() => leave().unwrap())
    next.current = teamIdOf(user)
  }
  return (
    <AccountSection title={t('leave.title')} text={t('leave.text')}>
      <div>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('leave.open')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('leave.question')}
          confirm={t('leave.submit')}
          work={work}
          onDone={() => void switchTeam(next.current)}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('leave.access')}</p>
          {keys.length > 0 && (
            <p>
              {t('leave.keys', {
                count: keys.length,
                keys: format.list(keys.map(({ name }) => cutText(name))),
              })}
            </p>
          )}
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}
