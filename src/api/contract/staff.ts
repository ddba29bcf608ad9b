import * as v from 'valibot'
import { Id, Money, textOrNull, UserType, when, Finite, shortList, longList } from './common.ts'
import { queueAges } from './moderation-terms.ts'
import { list, Paged } from './paging.ts'
import { peopleRoles } from './staff-terms.ts'
import { defineCalls } from './types.ts'

// The overview for staff (contract.md 4.22). These calls change nothing; staff-people.ts has those
// that change something about a person.

const count = v.optional(Finite, 0)
const Queue = v.looseObject({
  kind: v.string(),
  count,
  /** When the oldest item was added. */
  oldestAt: textOrNull,
  ages: v.optional(v.looseObject(v.entriesFromList(queueAges, count)), {}),
})
export type Queue = v.InferOutput<typeof Queue>

const Value = v.union([Finite, Money])
const Figure = v.looseObject({
  name: v.string(),
  value: Value,
  /** The same figure for the previous day up to the same hour. */
  before: v.optional(v.nullable(Value), null),
})
export type DayFigure = v.InferOutput<typeof Figure>
const figures = shortList(Figure)

export const StaffPerson = v.looseObject({
  id: Id,
  maskedEmail: textOrNull,
  name: textOrNull,
  userType: textOrNull,
  permissions: v.optional(shortList(v.string(), 20), []),
  status: v.optional(v.string(), 'open'),
  restrictions: v.optional(
    shortList(v.looseObject({ kind: v.string(), endsAt: textOrNull }), 20),
    [],
  ),
  createdAt: textOrNull,
  lastSeenAt: textOrNull,
})
export type StaffPerson = v.InferOutput<typeof StaffPerson>

const StaffChange = v.looseObject({
  id: Id,
  at: when,
  by: textOrNull,
  action: v.string(),
  subject: v.looseObject({
    kind: v.string(),
    id: v.optional(Id),
    title: v.optional(v.string(), ''),
  }),
  reason: textOrNull,
})
export type StaffChange = v.InferOutput<typeof StaffChange>

export const staffCalls = defineCalls({
  /** The open items by kind and age, and today's decisions. */
  staffDesk: {
    method: 'GET',
    path: '/api/v1/moderation/desk',
    arg: v.void(),
    res: v.looseObject({
      queues: shortList(Queue),
      figures,
      updatedAt: textOrNull,
    }),
    provides: ['Moderation', 'BotThreads', 'EditorArticles'],
  },
  adminDay: {
    method: 'GET',
    path: '/api/v2/admin/day',
    arg: v.void(),
    res: v.looseObject({ figures, updatedAt: textOrNull }),
    provides: ['StaffDay'],
  },
  /** Without a text it returns the newest accounts. */
  people: {
    method: 'GET',
    path: '/api/v2/admin/people',
    arg: v.strictObject({
      ...Paged,
      text: v.optional(v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100))),
      userType: v.optional(UserType),
      role: v.optional(v.picklist(peopleRoles)),
    }),
    res: v.looseObject({ records: longList(StaffPerson), ...list }),
    provides: ['People'],
  },
  /** Recent changes by staff with their reasons, newest first. */
  staffChanges: {
    method: 'GET',
    path: '/api/v2/admin/changes',
    arg: v.void(),
    res: v.looseObject({ records: longList(StaffChange) }),
    provides: ['Campaigns', 'People'],
  },
})
