import { memberRoles } from '../lib/team-roles.ts'

/** What a person may do in the account of their team. The owner's account has nobody above them. */
export const teamRoles = ['owner', ...memberRoles] as const
export type TeamRole = (typeof teamRoles)[number]

/** The parts of an account. A page's row names its part, and calls are assigned below. */
export const teamAreas = [
  'figures',
  'tasks',
  'settings',
  'products',
  'money',
  'support',
  'account',
] as const
export type TeamArea = (typeof teamAreas)[number]

/**
 * The one table of permissions: guards, navigation, palette and the mock read it. Every role has
 * the figures, where its members begin.
 */
export const teamRights: Readonly<Record<TeamRole, readonly TeamArea[]>> = {
  owner: teamAreas,
  billing: ['figures', 'money', 'support'],
  developer: ['figures', 'tasks', 'settings', 'products', 'support'],
  statistics: ['figures'],
  support: ['figures', 'tasks', 'support'],
}

/** The role by its name in an answer; an unknown one has the fewest rights. */
export const readTeamRole = (name: string): TeamRole =>
  teamRoles.find((role) => role === name) ?? 'statistics'

/** The part of the account that calls of a path belong to; the first that matches. */
const calls: readonly (readonly [RegExp, TeamArea])[] = [
  [/^\/api\/v2\/(?:customer\/(?:graph|tasks\/summary)|proxy\/statistics)$/, 'figures'],
  [
    /^\/api\/v2\/customer\/(?:tasks|reports|exports|errors|bans|impossible|not_captcha|test_task|pingback\/log)\b/,
    'tasks',
  ],
  [/^\/api\/v2\/customer\//, 'settings'],
  [/^\/api\/v2\/(?:proxy|labelling)\b/, 'products'],
  [/^\/api\/v2\/(?:payments|payouts|wallet|partner)\b/, 'money'],
  [/^\/api\/v2\/user\/enterprise_support\/(?:service|buy|renewal)$/, 'money'],
  [/^\/api\/v2\/support\/(?:tickets|attachments|categories)\b/, 'support'],
  [/^\/api\/v2\/(?:dashboard|user\/(?:documents|requisites))$/, 'account'],
]

/**
 * The part of the account that a call reads or changes, for which a member acts in the team's
 * account. Null for what belongs to the person: profile, sign-in, notifications.
 */
export const teamAreaOf = (path: string): TeamArea | null =>
  calls.find(([pattern]) => pattern.test(path))?.[1] ?? null

/** Whether a role opens a part of the account; a person without a team has their own account. */
export const roleOpens = (
  role: TeamRole | null | undefined,
  area: TeamArea | null | undefined,
): boolean => !role || !area || teamRights[role].includes(area)
