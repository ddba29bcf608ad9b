import type { SearchGroup } from '@/api/contract/search.ts'
import { search } from './match.ts'
import type { Names } from './match.ts'

/** What is known without asking. */
const groups = ['recent', 'account', 'site', 'settings'] as const
type OwnGroup = (typeof groups)[number]
export type Group = OwnGroup | 'tasks' | SearchGroup

export interface Command extends Names {
  id: string
  group: Exclude<Group, 'recent'>
  act: () => void
}

export interface Section {
  group: Group
  commands: readonly Command[]
}

/** Of a site with hundreds of pages; the others are found by their names. */
const atFirst = { recent: 3, account: 20, site: 5, settings: 20 } satisfies Record<OwnGroup, number>

/** What is listed of it: for a query the best group first; without one what was chosen lately, then the first of each group. */
export function arrange(
  query: string,
  commands: readonly Command[],
  recent: readonly string[],
): Section[] {
  const found = search(query, commands)
  if (query.trim() !== '') {
    const order = [...new Set(found.map(({ group }) => group))]
    return order.map((group) => ({
      group,
      commands: found.filter((command) => command.group === group),
    }))
  }
  const again = recent.flatMap((id) => found.filter((command) => command.id === id))
  return groups
    .map((group) => {
      const all =
        group === 'recent'
          ? again
          : found.filter((command) => command.group === group && !again.includes(command))
      return { group, commands: all.slice(0, atFirst[group]) }
    })
    .filter((section) => section.commands.length > 0)
}
