import type { InferInput } from 'valibot'
import type { QueueAge } from '../../api/contract/moderation-terms.ts'
import type { DayFigure, Queue, staffCalls, StaffPerson } from '../../api/contract/staff.ts'
import type { DeskKind } from '../../api/contract/staff-terms.ts'
import { failure } from '../errors.ts'
import { maskEmail } from '../lib/links.ts'
import { dollars, money } from '../lib/money.ts'
import { drift } from '../lib/random.ts'
import { pageOf, sessionsOf } from '../seed/security.ts'
import { doneToday, iso, solvedToday, graphSpans, startOf } from '../seed/statistics.ts'
import { ageOf, isReported, isReportedProgram, waits } from './moderation.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const { day } = graphSpans

/** Moderators and admins. */
export function mustBeStaff({ permissions }: MockAccount): void {
  if (permissions.moderator !== true && permissions.admin !== true) throw failure('ERROR_FORBIDDEN')
}

/** How long the oldest entry of each queue has waited. */
function waiting({ software, articles, support }: Data): Record<DeskKind, (string | number)[]> {
  const programs = software.programs.filter(waits)
  const since = (list: readonly { submittedAt: string }[]): string[] =>
    list.map(({ submittedAt }) => submittedAt)
  const inReview = (kind: string): string[] =>
    articles.list
      .filter((article) => article.kind === kind && article.status === 'in_review')
      .map(({ updatedAt }) => updatedAt)
  return {
    programs: since(programs.filter(({ published }) => published === null)),
    changes: since(programs.filter(({ published }) => published !== null)),
    reviews: since(software.reviews.filter(({ status }) => status === 'pending')),
    reports: since(software.reviews.filter(isReported)),
    programReports: software.programs
      .filter(isReportedProgram)
      .flatMap(({ complaints }) => complaints.at(-1)?.at ?? []),
    // Answers of the bot that were rated badly and that nobody has taken over.
    botThreads: support.threads.flatMap(({ ticketId, messages }) => {
      const rated = messages.findLast(({ helpful }) => helpful !== null)
      return ticketId === null && rated?.helpful === false ? [rated.at] : []
    }),
    articles: inReview('blog'),
    tutorials: inReview('tutorial'),
    softwareArticles: inReview('software'),
  }
}

function queueOf(kind: string, list: readonly (string | number)[], now: number): Queue {
  const times = list.map((at) => (typeof at === 'number' ? at : Date.parse(at)))
  const aged = (age: QueueAge): number => times.filter((at) => ageOf(at, now) === age).length
  return {
    kind,
    count: times.length,
    oldestAt: times.length > 0 ? iso(Math.min(...times)) : null,
    ages: { day: aged('day'), week: aged('week'), older: aged('older') },
  }
}

/** A day's decisions until now, and those of the day before until the same hour. */
function decisions({ software }: Data, user: MockAccount, now: number) {
  const begun = startOf(now, day)
  const all = [...software.programs, ...software.reviews]
  const within = (at: string, back: number): boolean => {
    const time = Date.parse(at) + back
    return time >= begun && time <= now
  }
  const decided = (back: number, action: string | null, by?: string | null): number =>
    all
      .flatMap(({ history }) => history)
      .filter(
        (one) =>
          within(one.at, back) &&
          (action === null ? one.action !== 'restored' : one.action === action) &&
          (by === undefined || one.by === by),
      ).length
  const counted = (name: string, count: (back: number) => number) => ({
    name,
    value: count(0),
    before: count(day),
  })
  return [
    counted(
      'received',
      (back) => all.filter(({ submittedAt }) => within(submittedAt, back)).length,
    ),
    ...['approved', 'rejected', 'spam'].map((action) =>
      counted(action, (back) => decided(back, action)),
    ),
    counted('mine', (back) => decided(back, null, user.name)),
  ]
}

/** The business figures of a day until a time. They come from the seed, like the public figures. */
function business({ seed, support }: Data, time: number) {
  const part = doneToday(time)
  const many = (name: string, whole: number): number =>
    Math.round(whole * part * (0.85 + 0.3 * drift(time, day, seed, 'staff', name)))
  return {
    registrations: many('registrations', 420),
    customers: many('customers', 6200),
    workers: many('workers', 9400),
    solved: solvedToday(seed, time),
    topUps: money(dollars(many('topUps', 18_400)), 'USD'),
    payouts: money(dollars(many('payouts', 6100)), 'USD'),
    tickets: support.tickets.filter(({ status }) => ['new', 'open', 'reopened'].includes(status))
      .length,
  }
}

function stateOf({ gate, restrictions }: MockAccount): string {
  if (gate === 'deleted' || gate === 'locked' || gate === 'unconfirmed') return gate
  return (restrictions ?? []).length > 0 ? 'restricted' : 'open'
}

/** The name among staff; the masked address of somebody without one. */
export function nameOf(db: Data, id: number): string {
  const account = db.accounts.find((one) => one.id === id)
  return account ? (account.name ?? maskEmail(account.email)) : `#${id}`
}

export function personOf(
  db: Data,
  account: MockAccount,
  now: number,
): InferInput<typeof StaffPerson> {
  const { id, email, name, userType, permissions, restrictions, createdAt } = account
  return {
    id,
    maskedEmail: maskEmail(email),
    name,
    userType,
    permissions: Object.entries(permissions).flatMap(([one, held]) => (held ? [one] : [])),
    status: stateOf(account),
    restrictions: (restrictions ?? []).map(({ kind, endsAt = null }) => ({ kind, endsAt })),
    createdAt,
    lastSeenAt: sessionsOf(db, account, null, now)[0]?.lastSeenAt ?? null,
  }
}

export const staffHandlers: Handlers<typeof staffCalls> = {
  staffDesk: {
    access: 'user',
    run: ({ db, user, now }) => {
      mustBeStaff(user)
      return {
        queues: Object.entries(waiting(db)).map(([kind, since]) => queueOf(kind, since, now)),
        figures: decisions(db, user, now),
        updatedAt: iso(now),
      }
    },
  },
  adminDay: {
    access: 'admin',
    run: ({ db, now }) => {
      const before: Record<string, DayFigure['value']> = business(db, now - day)
      return {
        figures: Object.entries(business(db, now)).map(([name, value]) => ({
          name,
          value,
          before: name === 'tickets' ? null : (before[name] ?? null),
        })),
        updatedAt: iso(now),
      }
    },
  },
  people: {
    access: 'admin',
    samples: [{}, { text: 'robin', userType: 'customer', page: 0 }, { role: 'moderator' }],
    run: ({ arg: { text = '', userType, role, ...paging }, db, now }) => {
      const wanted = text.toLowerCase()
      const found = db.accounts
        .filter(
          ({ id, email, name, userType: type, permissions }) =>
            (String(id) === wanted ||
              email.includes(wanted) ||
              (name ?? '').toLowerCase().includes(wanted)) &&
            (!userType || type === userType) &&
            (!role || permissions[role] === true),
        )
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      const { records, ...rest } = pageOf(found, paging)
      return { records: records.map((account) => personOf(db, account, now)), ...rest }
    },
  },
  staffChanges: {
    access: 'admin',
    run: ({ db }) => ({
      records: [
        ...db.campaigns.log.map(({ campaignId, title, ...entry }) => ({
          ...entry,
          id: `c${entry.id}`,
          subject: { kind: 'campaign', id: campaignId, title },
        })),
        ...db.staffPeople.log.map(({ id, at, by, action, reason, personId }) => ({
          id: `p${id}`,
          at: iso(at),
          by,
          action,
          // A note is read where the person's record is.
          reason: action === 'noted' ? null : reason,
          subject: { kind: 'person', id: personId, title: nameOf(db, personId) },
        })),
      ]
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .slice(0, 10),
    }),
  },
}
