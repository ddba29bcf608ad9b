import { settledHere } from '@/api/in-flight.ts'
import { useHref } from '@/i18n/page-context.ts'
import { keepTeam } from '@/session/team.ts'

/**
 * Moves this tab to another team. The page loads anew, so that no call on its way, no answer and no
 * value in memory of the one team meets the other. The start page is one that every role opens.
 */
export function useSwitchTeam(): (team: string) => Promise<void> {
  const href = useHref()
  return async (team) => {
    // The outcome of a change on its way belongs to the page that sent it.
    await settledHere()
    keepTeam(team)
    location.assign(href({ id: 'dashboard' }))
  }
}
