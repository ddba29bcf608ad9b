import { settledHere } from '@/api/in-flight.ts'
import { useHref } from '@/i18n/page-context.ts'
import { dropTeam, keepTeam } from '@/session/team.ts'

/**
 * Moves this tab to another team. The page loads anew, so that no call on its way, no answer and no
 * value in memory of the one team meets the other. The start page is one that every role opens.
 * With null the backend chooses the team.
 */
export function useSwitchTeam(): (team: string | null) => Promise<void> {
  const href = useHref()
  return async (team) => {
    // The outcome of a change on its way belongs to the page that sent it.
    await settledHere()
    if (team === null) dropTeam()
    else keepTeam(team)
    location.assign(href({ id: 'dashboard' }))
  }
}
