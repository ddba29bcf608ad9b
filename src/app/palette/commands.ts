import type { SearchGroup } from '@/api/contract/search.ts'
import { searchByMost, searchCommands } from './match.ts'
import type { Folded, Names } from './match.ts'

/** The groups that need no request. */
const groups = ['recent', 'actions', 'account', 'site', 'settings'] as const
type OwnGroup = (typeof groups)[number]
export type CommandGroup = OwnGroup | 'tasks' | 'payments' | SearchGroup
export const groupNames = {
  recent: 'palette.group.recent',
  actions: 'palette.group.actions',
  account: 'palette.group.account',
  site: 'common:label.site',
  settings: 'palette.group.settings',
  tasks: 'common:label.task',
  payments: 'common:label.payment',
  docs: 'common:nav.crumb.apiDocs',
  types: 'common:nav.crumb.captchaTypes',
  faq: 'palette.group.faq',
  blog: 'common:nav.crumb.blog',
  tutorials: 'common:nav.crumb.tutorials',
  software: 'common:nav.crumb.software',
} as const satisfies Record<CommandGroup, string>

export interface Command extends Names {
  id: string
  group: Exclude<CommandGroup, 'recent'>
  act: () => void
  /** The part of the label that is in another language. */
  foreign?: { text: string; lang: string }
}

export interface CommandSection {
  group: CommandGroup
  commands: readonly Command[]
}

/** How many of hundreds of pages are listed without a query. The others are found by name. */
const atFirst = { recent: 3, actions: 5, account: 20, site: 5, settings: 20 } satisfies Record<
  OwnGroup,
  number
>

/** The found commands by their groups, the best group first. */
function inGroups(found: readonly Command[]): CommandSection[] {
  const order = [...new Set(found.map(({ group }) => group))]
  return order.map((group) => ({
    group,
    commands: found.filter((command) => command.group === group),
  }))
}

/** What most of the words find, for a query that finds nothing else. */
export const nearSections = (query: string, names: readonly Folded<Command>[]): CommandSection[] =>
  inGroups(searchByMost(query, names))

/**
 * Returns the listed sections: for a query the best group first; without one the recent choices,
 * then the start of each group.
 */
export function sectionsFor(
  query: string,
  names: readonly Folded<Command>[],
  recent: readonly string[],
): CommandSection[] {
  const found = searchCommands(query, names)
  if (query.trim() !== '') return inGroups(found)
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
