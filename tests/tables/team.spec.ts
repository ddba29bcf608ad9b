import { describe, expect, it } from 'vitest'
import { areaPages } from '@/areas/profile/team/role-pages.ts'
import { calls } from '@/api/contract/index.ts'
import { createBackend } from '@/mocks/node.ts'
import { handlers } from '@/mocks/handlers/index.ts'
import { judgeRow } from '@/routes/guards.ts'
import type { Person } from '@/routes/guards.ts'
import { findPage } from '@/routes/paths.ts'
import { pages, rows } from '@/routes/table/index.ts'
import {
  readTeamRole,
  roleOpens,
  teamAreaOf,
  teamAreas,
  teamRights,
  teamRoles,
} from '@/routes/team.ts'
import type { TeamRole } from '@/routes/team.ts'
import type { PageRow } from '@/routes/types.ts'
import { memberRoles } from '@/lib/team-roles.ts'
import type { MemberRole } from '@/lib/team-roles.ts'
import { entriesOf } from '@/lib/object.ts'
import { passes } from '@/session/person.ts'

/** The pages and calls that are a person's own, whatever their team. */
const ownPages =
  /^\/(?:profile|select-role|auth|software|cabinet|play-and-earn|p\/(?:proxy|service)-feedback|editor|support\/bot)\b/
const ownCalls =
  /^\/api\/(?:v2\/(?:user(?!\/(?:enterprise_support|documents|requisites)\b)|auth|notifications|worker|support\/bot|software|events|admin|editor|feedback|discount_campaigns)\b|v1\/)/

const member = (teamRole: TeamRole): Person => ({
  userType: 'customer',
  permissions: {},
  teamRole,
})
const at = (path: string) => ({
  path,
  href: path,
  search: '',
  match: (asked: string) => findPage(asked) !== undefined,
  origin: '',
})

describe('the roles of a team', () => {
  it('are known by name; an unknown one has the fewest rights, the owner all', () => {
    for (const role of teamRoles) expect(readTeamRole(role)).toBe(role)
    const least = Math.min(...teamRoles.map((role) => teamRights[role].length))
    expect(teamRights[readTeamRole('auditor')]).toHaveLength(least)
    expect(teamAreas.every((area) => roleOpens('owner', area))).toBe(true)
    expect(roleOpens(undefined, 'money')).toBe(true)
  })

  it('have every page of an account that is not a person’s own', () => {
    const without = pages
      .map(({ row }) => row)
      .filter((row: PageRow) => ['user', 'order-anchor'].includes(row.guard) && !row.team)
      .filter(({ path }) => !ownPages.test(path))
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it('have every call of an account that is not a person’s own', () => {
    const without = entriesOf(calls)
      .filter(([name, { path }]) => handlers[name].access === 'user' && !ownCalls.test(path))
      .filter(([, { path }]) => teamAreaOf(path) === null)
    expect(without.map(([name]) => name)).toEqual([])
  })

  it('are explained by pages that they open', () => {
    for (const [area, ids] of entriesOf(areaPages))
      for (const id of ids) {
        const row: PageRow = rows[id]
        expect([id, row.team]).toEqual([id, area])
      }
  })
})

/** What the backend answers a member to every call of a part, with places in its path. */
async function answersTo(
  role: MemberRole,
): Promise<[name: string, isOpen: boolean, status: number][]> {
  const backend = createBackend({ persona: 'newcomer' })
  const { db } = backend
  const me = db.accounts.find(({ persona }) => persona === 'newcomer')
  const [known] = db.team.members
  if (!me || !known) throw new Error('The seed has no newcomer or no member.')
  me.userType = 'customer'
  db.team.members.push({ ...known, id: 'm9', accountId: me.id, role })
  return Promise.all(
    entriesOf(calls).flatMap(([name, { method, path }]) => {
      const area = teamAreaOf(path)
      if (!area || handlers[name].access === 'public') return []
      const answered = backend.fetch(path.replaceAll(/\{\w+\}/g, 'x'), {
        method,
        headers: { 'x-requested-with': 'fetch' },
      })
      return [answered.then(({ status }) => [name, roleOpens(role, area), status] as const)]
    }),
  ).then((all) => all.map(([name, isOpen, status]) => [name, isOpen, status]))
}

describe.each(memberRoles)('the backend, asked by %s,', (role) => {
  it('refuses each call of a closed part, whatever it is asked', async () => {
    const answers = await answersTo(role)
    expect(answers.filter(([, isOpen]) => !isOpen)).not.toHaveLength(0)
    expect(answers.filter(([, isOpen, status]) => !isOpen && status !== 403)).toEqual([])
  })
})

describe.each(teamRoles)('%s', (role) => {
  it('is led from each closed page to one that is open, and is offered open ones alone', () => {
    for (const { id, row } of pages) {
      const { team, guard, path }: PageRow = row
      if (!team || guard === 'public') continue
      const verdict = judgeRow(row, member(role), at(path))
      if (roleOpens(role, team)) {
        expect([path, verdict]).toEqual([path, 'pass'])
        continue
      }
      const to = verdict === 'pass' ? undefined : findPage(verdict.to)
      expect(to && judgeRow(to.row, member(role), at(to.path)), path).toBe('pass')
      expect(passes(id, member(role)), path).toBe(false)
    }
  })
})
