import { UserPlus } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Team } from '@/api/contract/team.ts'
import { teamApi } from '@/api/endpoints/profile.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { readTeamRole, roleOpens } from '@/routes/team.ts'
import type { PageLoader } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Invitations } from './Invitations.tsx'
import { inviteForm, InviteMember } from './InviteMember.tsx'
import { LeaveTeam } from './LeaveTeam.tsx'
import { Members } from './Members.tsx'
import { MyLimit } from './MyLimit.tsx'
import { RoleSees } from './RoleSees.tsx'
import { TransferTeam } from './TransferTeam.tsx'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(teamApi.endpoints.team.initiate()))

/** The people who use an account together, for its owner; for the others, what their role opens. */
export default function TeamPage() {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const answer = teamApi.useTeamQuery(undefined, { refetchOnMountOrArgChange: 30 })
  const { data, error, fulfilledTimeStamp = 0 } = answer
  const isAbsent = !data && error !== undefined && toProblem(error).status === 404
  const { user } = useUser()
  // The person's own role is known before the team is, and the lead moves nothing when that comes.
  const role = data?.role ?? user?.team?.role
  const isOwner = role === undefined || roleOpens(readTeamRole(role), 'account')
  return (
    <AccountFrame
      title={common('nav.crumb.profileTeam')}
      lead={isOwner && !isAbsent ? t('lead') : undefined}
      actions={isOwner && !isAbsent && <Invite team={data} />}
    >
      {isAbsent ? (
        <Notice tone="info" title={t('absent.title')}>
          {t('absent.text')}
        </Notice>
      ) : (
        <Loaded
          answer={answer}
          skeleton={<SectionSkeleton title={t('members.title')} lines={25} />}
        >
          {(team) =>
            isOwner ? (
              <>
                <Members team={team} now={serverTime(fulfilledTimeStamp)} />
                <Invitations invitations={team.invitations} now={serverTime(fulfilledTimeStamp)} />
                {team.capabilities.transfer && <TransferTeam members={team.members} />}
              </>
            ) : (
              <>
                <MyRole team={team} />
                {team.mine && team.capabilities.limits && (
                  <MyLimit mine={team.mine} resetsAt={team.resetsAt} />
                )}
                {team.mine?.canLeave && team.capabilities.leave && <LeaveTeam mine={team.mine} />}
              </>
            )
          }
        </Loaded>
      )}
    </AccountFrame>
  )
}

/** @param team undefined until it is known: the button holds its place */
function Invite({ team }: { team: Team | undefined }) {
  const { t } = useTranslation('team')
  const [isInviting, setInviting] = useOpenOverDraft(inviteForm)
  const max = team?.max ?? null
  const isFull =
    team !== undefined && max !== null && team.members.length + team.invitations.length >= max
  return (
    <>
      {isFull && <p className="quiet text-2">{t('invite.full', { max })}</p>}
      <Button
        prepend={<UserPlus size={18} aria-hidden="true" />}
        disabled={!team || isFull}
        onClick={() => setInviting(true)}
      >
        {t('invite.open')}
      </Button>
      {isInviting && <InviteMember onClose={() => setInviting(false)} />}
    </>
  )
}

function MyRole({ team: { name, role: named } }: { team: Team }) {
  const { t } = useTranslation('team')
  const role = readTeamRole(named)
  const label = t(`role.${role}.label`)
  return (
    <AccountSection
      title={name === null ? t('mine.titleUnnamed') : t('mine.title', { team: name })}
      text={t('mine.text', { role: label })}
    >
      <RoleSees role={role} />
    </AccountSection>
  )
}
