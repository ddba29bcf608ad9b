import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { teamApi } from '@/api/endpoints/profile.ts'
import { toProblem } from '@/api/problem.ts'
import { readTeamRole } from '@/routes/team.ts'
import { teamIdOf } from '@/session/team.ts'
import { useUser } from '@/session/use-user.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useSwitchTeam } from '@/shared/account/use-switch-team.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { deadLink, linkArg } from '@/shared/link/link-arg.ts'
import type { DeadLink, LinkArg } from '@/shared/link/link-arg.ts'
import { useLink } from '@/shared/link/use-link.ts'
import { Button } from '@/ui/Button.tsx'
import { RoleSees } from '../team/RoleSees.tsx'

/** The page of a mailed invitation. It is accepted by a press, as mail scanners open every link. */
export default function JoinTeamPage() {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const { token, outcome, settle } = useLink()
  const switchTeam = useSwitchTeam()
  const { user } = useUser()
  const [joined, setJoined] = useState<string | null>(null)
  const arg = token && linkArg(token)
  function content() {
    if (outcome !== null)
      return (
        <Outcome fresh title={t('join.done')}>
          <div className="stack gap-3">
            <p>{t('join.doneText')}</p>
            {joined !== null && joined !== teamIdOf(user) && (
              <div>
                <Button onClick={() => void switchTeam(joined)}>{t('join.onward')}</Button>
              </div>
            )}
          </div>
        </Outcome>
      )
    if (!arg) return <DeadInvitation why={token ? 'invalid' : 'missing'} />
    return (
      <OpenInvitation
        key={arg.hash}
        arg={arg}
        onJoined={(team) => {
          setJoined(team)
          settle('done')
        }}
      />
    )
  }
  return <AccountFrame title={common('nav.crumb.joinTeam')}>{content()}</AccountFrame>
}

function DeadInvitation({ why }: { why: DeadLink }) {
  const { t } = useTranslation('team')
  return (
    <Outcome fresh={false} tone={why === 'used' ? 'info' : 'warn'} title={t(`join.dead.${why}`)}>
      <p>{t('join.deadText')}</p>
    </Outcome>
  )
}

/** What the person is invited to, and what it opens. */
function OpenInvitation({
  arg,
  onJoined,
}: {
  arg: LinkArg
  onJoined: (team: string | null) => void
}) {
  const { t } = useTranslation('team')
  const { user } = useUser()
  const answer = teamApi.useInvitationOfLinkQuery(arg, { refetchOnMountOrArgChange: true })
  const [join] = teamApi.useJoinTeamMutation()
  const action = useAction()
  const [stopped, setStopped] = useState<DeadLink | 'busy' | null>(null)
  const dead = answer.error ? deadLink(toProblem(answer.error)) : null
  async function accept(): Promise<void> {
    const isDone = await action.run(async () => {
      try {
        onJoined(teamIdOf(await join(arg).unwrap()))
      } catch (failure) {
        const problem = toProblem(failure)
        const why = deadLink(problem) ?? (problem.status === 409 ? 'busy' : null)
        if (why === null) throw failure
        setStopped(why)
      }
    })
    if (!isDone) setStopped(null)
  }
  if (stopped === 'busy')
    return (
      <Outcome fresh tone="warn" title={t('join.busy')}>
        <p>{t('join.busyText')}</p>
      </Outcome>
    )
  if (stopped ?? dead) return <DeadInvitation why={stopped ?? dead ?? 'invalid'} />
  return (
    <Loaded answer={answer} skeleton={<SectionSkeleton title={t('join.titleUnnamed')} lines={8} />}>
      {({ team, role: named, sentTo, isMine }) => {
        if (!isMine)
          return (
            <Outcome
              fresh={false}
              tone="warn"
              title={sentTo === null ? t('join.otherUnnamed') : t('join.other', { email: sentTo })}
            >
              <p>{t('join.otherText', { mine: user?.email ?? '' })}</p>
            </Outcome>
          )
        const role = readTeamRole(named)
        return (
          <AccountSection
            title={team === null ? t('join.titleUnnamed') : t('join.title', { team })}
            text={t('join.text', { role: t(`role.${role}.label`) })}
          >
            <div className="stack gap-4">
              <ActionProblem action={action} />
              <RoleSees role={role} />
              <div>
                <Button loading={action.busy} onClick={() => void accept()}>
                  {t('join.submit')}
                </Button>
              </div>
            </div>
          </AccountSection>
        )
      }}
    </Loaded>
  )
}
