import type { User } from '@/api/contract/user.ts'
import type { StorageKey } from '@/lib/storage-keys.ts'

/**
 * The team of this tab. A reload keeps it, and a new tab begins with the team of the tab that was
 * looked at last. It is an id, and leaves with the person.
 */
const key: StorageKey = 'team'

export function readTeam(): string | null {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepTeam(team: string): void {
  try {
    sessionStorage.setItem(key, team)
    localStorage.setItem(key, team)
  } catch {
    // Storage is refused. The tab then begins with the team that the backend names.
  }
}

export function dropTeam(): void {
  try {
    sessionStorage.removeItem(key)
    localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** The id of the team that an answer names, as the header has it. */
export const teamIdOf = (user: Pick<User, 'team'> | null | undefined): string | null =>
  user?.team?.id === undefined ? null : String(user.team.id)
