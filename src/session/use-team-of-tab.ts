import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch, useSelector } from 'react-redux'
import { selectTeamLost, teamShown } from '@/api/page-state.ts'
import { toast } from '@/ui/toast-store.ts'
import { keepTeam, readTeam, teamIdOf } from './team.ts'
import { useUser } from './use-user.ts'

/**
 * Holds the tab to the team that the answer about its person names, so that a team which is joined
 * in another tab changes nothing here.
 */
export function useTeamOfTab(): void {
  const dispatch = useDispatch()
  const { t } = useTranslation()
  const { user } = useUser()
  const person = user?.id
  const team = teamIdOf(user)
  const before = useRef<{ person: typeof person; team: string } | null>(null)
  useEffect(() => {
    if (team === null) return
    const last = before.current
    before.current = { person, team }
    dispatch(teamShown(team))
    // The person has left the team: nothing of it stays in the page. The team is kept until then,
    // so that the new page is refused it as well and can say so.
    if (last && last.person === person && last.team !== team) location.reload()
    else keepTeam(team)
  }, [dispatch, person, team])

  // Without a word the keys and figures of another account would pass for those of the team.
  const isLost = useSelector(selectTeamLost)
  const hasAnswer = team !== null
  useEffect(() => {
    if (isLost && hasAnswer) toast({ id: 'team', tone: 'warn', timeout: null, text: t('teamLost') })
  }, [hasAnswer, isLost, t])

  useEffect(() => {
    if (team === null) return
    const looked = (): void => keepTeam(team)
    // Going back to a page of before the switch: the tab has another team by now.
    const restored = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && readTeam() !== team) location.reload()
    }
    addEventListener('focus', looked)
    addEventListener('pageshow', restored)
    return () => {
      removeEventListener('focus', looked)
      removeEventListener('pageshow', restored)
    }
  }, [team])
}
