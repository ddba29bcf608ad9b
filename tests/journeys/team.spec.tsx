import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { testTime } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import { deletionBlock } from '@/mocks/seed/team.ts'
import { isPastLimit, spentByMember } from '@/mocks/seed/team-view.ts'
import { memberRoles } from '@/lib/team-roles.ts'
import type { MemberRole } from '@/lib/team-roles.ts'
import type { Person } from '@/routes/guards.ts'
import { isStatic, pagePaths } from '@/routes/paths.ts'
import { passes } from '@/session/person.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  dismissToast()
})

const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const region = (name: string | RegExp) => screen.findByRole('region', { name }, slow)
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, slow)

async function prove(app: Rendered): Promise<void> {
  const question = await dialog('Confirm it’s you')
  await app.user.type(within(question).getByLabelText('Your password'), `${personaPassword}{Enter}`)
}

/** Makes the newcomer a member of the customer's team. */
const joined =
  (role: MemberRole) =>
  ({ db }: TestBackend): void => {
    const me = db.accounts.find(({ persona }) => persona === 'newcomer')
    if (!me) throw new Error('The seed has no newcomer.')
    me.userType = 'customer'
    me.emailConfirmed = true
    db.team.members.push({
      id: 'm9',
      ownerId: 1002,
      accountId: me.id,
      name: null,
      email: me.email,
      role,
      joinedAt: 0,
      lastSeenAt: null,
      monthlyLimit: null,
      warned: [],
    })
  }

const ownerAccount = ({ db }: TestBackend) => {
  const owner = db.accounts.find(({ id }) => id === 1002)
  if (!owner) throw new Error('The seed has no customer.')
  return owner
}
/** Makes a key of the team one that the newcomer made. */
const ownKey = ({ db }: TestBackend): void => {
  for (const key of db.keys.keys) if (key.name === 'Price monitor') key.memberId = 'm9'
}
const changesOf = async (app: Rendered, headers: Record<string, string>) =>
  (await app.backend.fetch('/api/v2/customer/changes', { headers })).json()

/** A page and a call of each part of the account, with the name that the menu has for the page. */
const parts = {
  figures: ['/statistics/graph_captures', '/api/v2/customer/graph?metric=tasks&granularity=day'],
  tasks: ['/statistics/uploads', '/api/v2/customer/tasks'],
  settings: ['/setting', '/api/v2/customer/keys'],
  products: ['/proxy/users', '/api/v2/proxy/users'],
  money: ['/pay/history_payment', '/api/v2/payments'],
  support: ['/support/tickets', '/api/v2/support/tickets'],
  account: ['/enterpage', '/api/v2/dashboard'],
} as const

const roles = [
  ['billing', ['figures', 'money', 'support']],
  ['developer', ['figures', 'tasks', 'settings', 'products', 'support']],
  ['statistics', ['figures']],
  ['support', ['figures', 'tasks', 'support']],
] as const satisfies readonly (readonly [MemberRole, readonly (keyof typeof parts)[]])[]

describe.each(roles)('a member with the role %s', (role, open) => {
  const isOpen = (part: string): boolean => open.some((one) => one === part)

  it('is shown and answered what the role opens, and nothing else', async () => {
    const app = renderApp('/enterpage', { persona: 'newcomer', arrange: joined(role) })
    // A page that the role does not open leads to one that it does.
    await waitFor(() => expect(app.address()).toBe('/statistics/graph_captures'), slow)
    const rail = await screen.findByRole('navigation', { name: 'Account' }, slow)
    const links = within(rail)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(links).toContain(isOpen('tasks') ? parts.tasks[0] : parts.figures[0])
    const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const [part, [page, call]] of Object.entries(parts)) {
      const { status } = await app.backend.fetch(call)
      expect([part, status]).toEqual([part, isOpen(part) ? 200 : 403])
      if (!isOpen(part)) expect(shown).not.toContain(page)
    }
    expect(links.includes('/pay')).toBe(isOpen('money'))
    expect(links.includes('/setting')).toBe(isOpen('settings'))
    const header = screen.getByRole('banner')
    const balance = within(header).queryByRole('link', { name: /^Balance/ })
    expect(balance !== null).toBe(isOpen('money'))

    await app.user.keyboard('{Control>}k{/Control}')
    const box = await screen.findByRole('combobox', { name: /^Action, page/ }, slow)
    await app.user.type(box, 'payment')
    const found = within(screen.getByRole('listbox', { name: /Go to/ }))
    const options = found.queryAllByRole('option').map(({ textContent }) => textContent)
    expect(options.includes('Payments')).toBe(isOpen('money'))
  })

  it('reads what the role opens, and cannot change the team', async () => {
    const app = renderApp('/profile/team', { persona: 'newcomer', arrange: joined(role) })
    const part = await region(/^Your role in/)
    expect(within(part).queryByText(/API keys and settings/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Invite a member' })).toBeNull()
    expect(screen.queryByText('Dana Ortiz')).toBeNull()
    const { members } = await (await app.backend.fetch('/api/v2/user/team')).json()
    expect(members).toBeUndefined()
    const invited = await app.backend.fetch('/api/v2/user/team/invitations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'friend@example.com', role: 'developer' }),
    })
    expect(invited.status).toBe(403)
  })
})

describe('enterprise support', () => {
  it('is bought for the team, by whoever opens its money', async () => {
    const developer = renderApp('/support/enterprise', {
      persona: 'newcomer',
      arrange: joined('developer'),
    })
    expect(await screen.findByText('Your role can’t buy a plan', {}, slow)).toBeVisible()
    developer.unmount()
    const { backend } = renderApp('/support/enterprise', {
      persona: 'newcomer',
      arrange: joined('billing'),
    })
    expect(await screen.findByRole('heading', { name: 'Buy a plan' }, slow)).toBeVisible()
    const bought = await backend.fetch('/api/v2/user/enterprise_support/buy', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
      },
      body: JSON.stringify({ planId: 'standard', autoRenew: true, agreeTerms: true }),
    })
    expect(bought.status).toBe(200)
    expect(backend.db.support.plans.at(-1)?.accountId).toBe(1002)
  })
})

describe.each(memberRoles)('every page that %s opens', (role) => {
  const person: Person = { userType: 'customer', permissions: {}, teamRole: role }
  const open = pagePaths.filter(
    ({ id, path, row }) =>
      row.layout === 'account' &&
      isStatic(path) &&
      passes(id, person) &&
      !/^\/cabinet\b/.test(path),
  )

  it.each(open)('$path asks nothing that the role does not open', async ({ path }) => {
    const app = renderApp(path, { persona: 'newcomer', arrange: joined(role) })
    await screen.findByRole('heading', { level: 1 }, slow)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), slow)
    const refused = app.backend.requests.filter(({ status }) => status === 403)
    expect(refused.map(({ call }) => call)).toEqual([])
  })
})

describe('the owner of an account', () => {
  it('invites somebody after seeing what the role sees, and sends it again or withdraws it', async () => {
    const app = renderApp('/profile/team', { persona: 'customer' })
    await app.user.click(await screen.findByRole('button', { name: 'Invite a member' }, slow))
    const form = await dialog('Invite a member')
    await app.user.click(within(form).getByRole('radio', { name: /^Billing/ }))
    const sees = within(form).getByRole('region', { name: 'Billing sees' })
    const [opened, closed] = within(sees).getAllByRole('list')
    expect(opened).toHaveTextContent(/Balance, payments and payouts/)
    expect(closed).toHaveTextContent(/API keys and settings/)
    const email = within(form).getByLabelText(/^Email address/)
    await app.user.type(email, 'dana@team.example')
    await app.user.click(within(form).getByRole('button', { name: 'Send invitation' }))
    expect(await within(form).findAllByText(/already a member/, {}, slow)).not.toHaveLength(0)
    await app.user.clear(email)
    await app.user.type(email, 'Books@Team.example')
    await app.user.click(within(form).getByRole('button', { name: 'Send invitation' }))
    await prove(app)
    const waiting = await region('Pending invitations')
    expect(await within(waiting).findByText('books@team.example', {}, slow)).toBeVisible()
    const [first] = app.backend.db.links.filter(({ sentTo }) => sentTo === 'books@team.example')

    await app.user.click(
      within(waiting).getByRole('button', { name: 'Resend invitation: books@team.example' }),
    )
    await waitFor(() => {
      const links = app.backend.db.links.filter(({ sentTo }) => sentTo === 'books@team.example')
      expect(links).toHaveLength(1)
      expect(links[0]?.hash).not.toBe(first?.hash)
    }, slow)
    await app.user.click(
      within(waiting).getByRole('button', { name: 'Withdraw invitation: books@team.example' }),
    )
    await waitFor(() => expect(within(waiting).queryByText('books@team.example')).toBeNull(), slow)
    expect(app.backend.db.links.some(({ sentTo }) => sentTo === 'books@team.example')).toBe(false)
  })

  it('changes a role, and takes over the keys of whoever leaves', async () => {
    const app = renderApp('/profile/team', { persona: 'customer' })
    const list = await region('Members')
    expect(within(list).getByText('1 API key: Price monitor')).toBeVisible()
    await app.user.click(within(list).getByRole('button', { name: 'Change role: Wei Zhang' }))
    const role = await dialog('Change role for Wei Zhang')
    expect(within(role).getByRole('radio', { name: /^Statistics only/ })).toBeChecked()
    await app.user.click(within(role).getByRole('radio', { name: /^Support/ }))
    await app.user.click(within(role).getByRole('button', { name: 'Save role' }))
    await prove(app)
    await waitFor(
      () => expect(app.backend.db.team.members.find(({ id }) => id === 'm3')?.role).toBe('support'),
      slow,
    )

    const key = app.backend.db.keys.keys.find(({ name }) => name === 'Price monitor')
    const old = key?.value
    await app.user.click(within(list).getByRole('button', { name: 'Remove: Dana Ortiz' }))
    const question = await dialog('Remove Dana Ortiz?')
    expect(question).toHaveTextContent(
      /1 API key that Dana Ortiz created becomes yours.*Price monitor/,
    )
    await app.user.click(within(question).getByRole('radio', { name: /^Work for another hour/ }))
    await app.user.click(within(question).getByRole('button', { name: 'Remove' }))
    expect(
      await within(list).findByText(/1 key was handed to you: Price monitor/, {}, slow),
    ).toBeVisible()
    expect(within(list).queryByRole('button', { name: 'Remove: Dana Ortiz' })).toBeNull()
    expect(key).toMatchObject({ status: 'rotating', memberId: null, rotation: { value: old } })
  })
})

describe('the monthly limit of a member', () => {
  it('is set by the owner, who sees what is used, and refuses their keys past it', async () => {
    const app = renderApp('/profile/team', { persona: 'customer' })
    const list = await region('Members')
    await app.user.click(within(list).getByRole('button', { name: 'Monthly limit: Dana Ortiz' }))
    const form = await dialog('Monthly limit for Dana Ortiz')
    const sum = within(form).getByLabelText('Limit per month')
    expect(sum).toHaveValue('95.00')
    await app.user.clear(sum)
    await app.user.type(sum, '0.5')
    await app.user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(
      await within(form).findAllByText(/Enter an amount from \$1\.00/, {}, slow),
    ).not.toHaveLength(0)
    await app.user.clear(sum)
    await app.user.type(sum, '5')
    await app.user.click(within(form).getByRole('button', { name: 'Save' }))
    await prove(app)
    expect(await within(list).findByText('Limit used up', {}, slow)).toBeVisible()
    expect(within(list).getByText(/of \$5\.00 this month$/)).toBeVisible()
    const dana = app.backend.db.team.members.find(({ id }) => id === 'm1')
    expect(isPastLimit(app.backend.db, dana, Date.parse(testTime))).toBe(true)
  })

  it('is shown to the member with what is used, who is told before it is met', async () => {
    const app = renderApp('/profile/team', {
      persona: 'newcomer',
      arrange: (backend) => {
        joined('developer')(backend)
        ownKey(backend)
        for (const member of backend.db.team.members)
          if (member.id === 'm9')
            member.monthlyLimit = Math.round(
              spentByMember(backend.db, member, ownerAccount(backend), Date.parse(testTime)) / 0.9,
            )
      },
    })
    const part = await region('Your monthly limit')
    expect(await within(part).findByText('You have used 90% of your limit')).toBeVisible()
    expect(within(part).getByRole('progressbar', { name: 'Used' })).toBeVisible()
    const { records } = await (await app.backend.fetch('/api/v2/notifications')).json()
    expect(records).toContainEqual(
      expect.objectContaining({ title: 'Your monthly limit is almost used up' }),
    )
    expect(app.backend.db.webhooks.events.at(-1)).toMatchObject({ type: 'limit.reached' })
  })
})

describe('leaving and handing over', () => {
  it('a member leaves by themselves, and programs go on with the old values for a day', async () => {
    const app = renderApp('/profile/team', {
      persona: 'newcomer',
      arrange: (backend) => {
        joined('developer')(backend)
        ownKey(backend)
      },
    })
    const { db } = app.backend
    const key = db.keys.keys.find(({ name }) => name === 'Price monitor')
    const old = key?.value
    const part = await region('Leave the team')
    await app.user.click(within(part).getByRole('button', { name: 'Leave the team' }))
    const question = await dialog('Leave the team?')
    expect(question).toHaveTextContent(
      /1 API key that you created passes to the owner.*Price monitor/,
    )
    await app.user.click(within(question).getByRole('button', { name: 'Leave' }))
    await prove(app)
    await waitFor(() => expect(sessionStorage.getItem('team')).toBe('1001'), slow)
    expect(db.team.members.some(({ id }) => id === 'm9')).toBe(false)
    expect(key).toMatchObject({ status: 'rotating', memberId: null, rotation: { value: old } })
    expect(db.accounts.find(({ id }) => id === 1002)?.notifications.at(-1)).toMatchObject({
      kind: 'member_left_keys',
      values: { keys: 'Price monitor' },
    })
    const { records } = await changesOf(app, { 'x-team': '1002' })
    expect(records).toBeUndefined()
  })

  it('the owner hands the account over with a proof, and becomes what they chose', async () => {
    const app = renderApp('/profile/team', { persona: 'customer', arrange: joined('support') })
    const part = await region('Ownership')
    // An owner has nothing to leave by.
    expect(screen.queryByRole('button', { name: 'Leave the team' })).toBeNull()
    const left = await app.backend.fetch('/api/v2/user/team/leave', {
      method: 'POST',
      headers: { 'x-requested-with': 'fetch' },
    })
    expect(left.status).toBe(409)
    await app.user.click(within(part).getByRole('button', { name: 'Transfer ownership' }))
    const question = await dialog('Transfer ownership?')
    const email = app.backend.db.accounts.find(({ persona }) => persona === 'newcomer')?.email ?? ''
    // Nobody is the new owner by a press alone.
    const confirm = within(question).getByRole('button', { name: 'Transfer ownership' })
    expect(confirm).toHaveAccessibleDescription('Choose the new owner first.')
    await app.user.click(confirm)
    expect(calls(app, 'transferTeam')).toHaveLength(0)
    await app.user.selectOptions(within(question).getByLabelText('New owner'), email)
    await app.user.click(within(question).getByRole('radio', { name: /^Billing/ }))
    await app.user.click(within(question).getByRole('button', { name: 'Transfer ownership' }))
    await prove(app)
    expect(await region(/^Your role in/)).toHaveTextContent(/You use this account as Billing/)
    expect(screen.queryByRole('button', { name: 'Invite a member' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Leave the team' })).toBeNull()
    expect(app.backend.db.team.members.find(({ id }) => id === 'm9')?.role).toBe('owner')
    expect((await app.backend.fetch('/api/v2/customer/keys')).status).toBe(403)
    expect((await app.backend.fetch('/api/v2/payments')).status).toBe(200)
  })

  it('the new owner has everything, the former one among the members', async () => {
    const app = renderApp('/profile/team', {
      persona: 'newcomer',
      arrange: (backend) => {
        joined('support')(backend)
        const former = ownerAccount(backend)
        for (const member of backend.db.team.members) if (member.id === 'm9') member.role = 'owner'
        backend.db.team.members.push({
          id: 'm10',
          ownerId: former.id,
          accountId: former.id,
          name: former.name,
          email: former.email,
          role: 'billing',
          joinedAt: 0,
          lastSeenAt: null,
          monthlyLimit: null,
          warned: [],
        })
      },
    })
    const list = await region('Members')
    expect(within(list).getByText('Owner').closest('li')).toHaveTextContent('(you)')
    const former = ownerAccount(app.backend)
    expect(within(list).getByRole('button', { name: `Change role: ${former.name}` })).toBeVisible()
    expect((await app.backend.fetch('/api/v2/customer/keys')).status).toBe(200)
    // Without a membership, whoever opened the account would own it again.
    expect(within(list).queryByRole('button', { name: `Remove: ${former.name}` })).toBeNull()
    expect(within(list).getByText(/opened this account/)).toBeVisible()
    const removed = await app.backend.fetch('/api/v2/user/team/members/m10/remove', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ overlapMinutes: 0 }),
    })
    expect(removed.status).toBe(409)
    // Neither of the two can delete what the other needs.
    expect(deletionBlock(app.backend.db, former)).toBe('handed_over')
    await app.router.navigate('/profile/delete')
    expect(
      await screen.findByText('You own a team that was transferred to you', {}, slow),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  })

  it('are absent where the backend has neither', async () => {
    const app = renderApp('/profile/team', {
      persona: 'customer',
      answer: (call) =>
        call.endsWith('GET /api/v2/user/team')
          ? {
              name: 'Shop',
              role: 'owner',
              members: [{ id: 1, email: 'a@b.example', role: 'owner', isMe: true }],
            }
          : undefined,
    })
    await region('Members')
    expect(screen.queryByRole('region', { name: 'Ownership' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Monthly limit/ })).toBeNull()
    expect(calls(app, 'team')).toHaveLength(0)
  })
})

describe('an invitation', () => {
  it('is accepted by its link, and opens the account of the team', async () => {
    const app = renderApp('/profile/team/join/fresh/1002', { persona: 'newcomer' })
    expect(await screen.findByText(/Your role will be Developer/, {}, slow)).toBeVisible()
    expect(app.address()).not.toContain('fresh')
    await app.user.click(screen.getByRole('button', { name: 'Join the team' }))
    await screen.findByRole('button', { name: 'Open the team' }, slow)
    expect(await (await app.backend.fetch('/api/v2/user')).json()).toMatchObject({
      team: { id: 1002, role: 'developer' },
      balance: { amount: null },
    })
  })

  it.each([
    ['fresh', 'customer', /^This invitation was sent to n\*\*\*@/],
    ['expired', 'newcomer', 'This invitation has expired'],
    ['used', 'newcomer', 'This invitation has already been accepted'],
    ['unknown', 'newcomer', 'This link isn’t valid'],
  ] as const)('%s, opened by %s, says why it cannot be accepted', async (hash, persona, title) => {
    renderApp(`/profile/team/join/${hash}/1002`, { persona })
    expect(await screen.findByRole('group', { name: title }, slow)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull()
  })

  it('is accepted by an account that is in use, which stays what its tab shows', async () => {
    const app = renderApp('/profile/team/join/fresh/1002', {
      persona: 'newcomer',
      arrange: ({ db }) => {
        for (const account of db.accounts) if (account.persona === 'newcomer') account.balance = 1
      },
    })
    await app.user.click(await screen.findByRole('button', { name: 'Join the team' }, slow))
    await screen.findByRole('button', { name: 'Open the team' }, slow)
    expect(
      await screen.findByRole('button', { name: /^Team:.*My account$/ }, slow),
    ).toBeInTheDocument()
  })
})

describe('a person in several teams', () => {
  /** Two apps on one backend, as tabs of one browser. */
  async function twoTabs() {
    const own = renderApp('/support/tickets', {
      persona: 'newcomer',
      arrange: (backend) => {
        joined('developer')(backend)
        for (const account of backend.db.accounts)
          if (account.persona === 'newcomer') account.balance = 1
      },
    })
    await within(own.container).findByRole('button', { name: /^Team:.*My account$/ }, slow)
    // The other tab has chosen the team.
    sessionStorage.setItem('team', '1002')
    const team = renderApp('/support/tickets', { backend: own.backend })
    await within(team.container).findByRole('button', { name: /^Team:(?!.*My account)/ }, slow)
    return { own, team }
  }
  const sentIn = ({ backend }: Rendered, team: string): number =>
    backend.requests.filter(({ headers }) => headers['x-team'] === team).length

  it('has two in two tabs, and no call, answer or draft of the one is in the other', async () => {
    const { own, team } = await twoTabs()
    const inOwn = within(own.container)
    const inTeam = within(team.container)
    const [theirs] = own.backend.db.support.tickets.filter(({ accountId }) => accountId === 1002)
    const subject = theirs?.subject ?? ''
    expect(subject).not.toBe('')
    expect(await inTeam.findAllByText(subject, {}, slow)).not.toHaveLength(0)
    expect(inOwn.queryByText(subject)).toBeNull()
    // A call of each tab still names its own team, whatever the other does.
    const [ofOwn, ofTeam] = [sentIn(own, '1001'), sentIn(own, '1002')]
    await team.router.navigate('/statistics/graph_captures')
    await inTeam.findByRole('heading', { level: 1, name: 'Charts' }, slow)
    await waitFor(() => expect(sentIn(own, '1002')).toBeGreaterThan(ofTeam), slow)
    await own.router.navigate('/enterpage')
    await waitFor(() => expect(sentIn(own, '1001')).toBeGreaterThan(ofOwn), slow)
    expect(own.address()).toBe('/enterpage')
    expect(own.backend.requests.some(({ path }) => path.includes('team='))).toBe(false)
    // Each tab has named one team, and never the other.
    const named = new Map<string, Set<string>>()
    for (const { headers } of own.backend.requests) {
      const tab = headers['x-proxy-app'] ?? ''
      const team = headers['x-team']
      if (team !== undefined) named.set(tab, (named.get(tab) ?? new Set<string>()).add(team))
    }
    expect([...named.values()].map((teams) => [...teams].join()).toSorted()).toEqual([
      '1001',
      '1002',
    ])
  })

  it('downloads the files of its team, whatever team another tab has chosen', async () => {
    const { own } = await twoTabs()
    const { db, fetch } = own.backend
    const [theirs] = db.taskState.exports.filter(({ accountId }) => accountId === 1002)
    const [shown] = db.labelling.projects.filter(({ accountId }) => accountId === 1002)
    const files = [
      theirs && `/api/v2/customer/exports/${theirs.id}/tasks.${theirs.format}`,
      shown && `/api/v2/labelling/projects/${shown.id}/items/${shown.items[0]?.id}/picture.svg`,
    ].filter((file) => file !== undefined)
    expect(files).not.toHaveLength(0)
    for (const file of files) expect([file, (await fetch(file)).status]).toEqual([file, 200])
    // A role that does not open the part gets no file of it.
    for (const member of db.team.members) if (member.id === 'm9') member.role = 'billing'
    for (const file of files) expect([file, (await fetch(file)).status]).toEqual([file, 404])
  })

  it('is refused a team that is not theirs, and keeps one that is', async () => {
    sessionStorage.setItem('team', '9999')
    const app = renderApp('/statistics/graph_captures', {
      persona: 'newcomer',
      arrange: joined('developer'),
    })
    await app.heading('Charts')
    expect(calls(app, 'user')[0]).toMatchObject({ status: 403 })
    await waitFor(() => expect(sessionStorage.getItem('team')).toBe('1002'), slow)
    // Its person learns that what is shown is not what the tab showed before.
    expect(
      await screen.findByText(/You are no longer a member of the team/, {}, slow),
    ).toBeVisible()
    const asked = await app.backend.fetch('/api/v2/customer/graph?metric=tasks&granularity=day', {
      headers: { 'x-team': '9999' },
    })
    expect([asked.status, await asked.json()]).toMatchObject([
      403,
      { errorCode: 'ERROR_TEAM_FORBIDDEN' },
    ])
  })
})

describe('a backend without teams', () => {
  it('has no page and no link of them', async () => {
    const app = renderApp('/profile/team', { persona: 'worker' })
    await waitFor(() => expect(app.address()).toBe('/profile'), slow)
    expect(await screen.findByRole('navigation', { name: 'Account' }, slow)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Team' })).toBeNull()
    expect(calls(app, 'team')).toHaveLength(0)
  })
})
