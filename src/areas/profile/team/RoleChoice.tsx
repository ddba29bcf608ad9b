import { useTranslation } from '@/i18n/use-translation.ts'
import { memberRoles } from '@/lib/team-roles.ts'
import type { MemberRole } from '@/lib/team-roles.ts'
import { RadioCards } from '@/ui/RadioCards.tsx'
import type { RadioCardsProps } from '@/ui/RadioCards.tsx'
import { RoleSees } from './RoleSees.tsx'

type RoleChoiceProps = Omit<RadioCardsProps<MemberRole>, 'legend' | 'options' | 'columns'> & {
  role: MemberRole
  legend?: string
}

/** The choice of a role, and what the chosen one sees. */
export function RoleChoice({ role, legend, ...control }: RoleChoiceProps) {
  const { t } = useTranslation('team')
  return (
    <>
      <RadioCards
        {...control}
        legend={legend ?? t('invite.role')}
        columns={2}
        options={memberRoles.map((value) => ({
          value,
          label: t(`role.${value}.label`),
          text: t(`role.${value}.text`),
        }))}
      />
      <div role="status">
        <RoleSees role={role} />
      </div>
    </>
  )
}
