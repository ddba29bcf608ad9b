/** The roles that the owner of an account gives to the members of the team. */
export const memberRoles = ['billing', 'developer', 'statistics', 'support'] as const
export type MemberRole = (typeof memberRoles)[number]
