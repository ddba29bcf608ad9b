import { Users } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readTeamRole } from '@/routes/team.ts'
import { teamIdOf } from '@/session/team.ts'
import { useSwitchTeam } from '@/shared/account/use-switch-team.ts'
import { ChoiceMenu } from '../layouts/ChoiceMenu.tsx'
import s from '../layouts/layouts.module.css'

/** The teams of a person who has several: a choice changes the team of this tab alone. */
export function TeamMenu({ user }: { user: User }) {
  const { t } = useTranslation('shell')
  const switchTeam = useSwitchTeam()
  const current = teamIdOf(user)
  if (current === null || user.teams.length < 2) return null
  // Whoever handed their account over finds it among the others.
  const nameOf = ({ id, name, role }: User['teams'][number]): string =>
    id === user.id && readTeamRole(role) === 'owner'
      ? t('team.own')
      : cutText(name ?? t('team.unnamed', { id }))
  return (
    <span className={s.team}>
      <ChoiceMenu
        label={t('team.label')}
        icon={<Users size={20} aria-hidden="true" />}
        choices={user.teams.map((team) => ({ value: String(team.id), label: nameOf(team) }))}
        value={current}
        onChoose={(id) => {
          if (id !== current) void switchTeam(id)
        }}
      />
    </span>
  )
}
