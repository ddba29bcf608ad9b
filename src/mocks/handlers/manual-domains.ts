import type { InferInput } from 'valibot'
import type {
  DomainAction,
  ManualDomain,
  manualDomainCalls,
} from '../../api/contract/manual-domains.ts'
import { readableDomain, toDomain } from '../../lib/domain.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { pageOf } from '../seed/security.ts'
import { taskTypes } from '../seed/types.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { ManualDomainRule } from '../data/staff.ts'

const mostRows = 500
const keptDays = 30
const day = 24 * 60 * 60 * 1000

interface Entry {
  domain: string
  captchaType: string
  action: DomainAction
  note?: string | undefined
}

type Made = Omit<Entry, 'note'> & { note: string }

/** Moderators may read; a change needs another permission. */
function mayLook({ permissions }: MockAccount): void {
  if (permissions.moderator !== true && permissions.admin !== true) throw failure('ERROR_FORBIDDEN')
}
const present = (db: Data): ManualDomainRule[] =>
  db.manualDomains.rules.filter(({ deletedAt }) => deletedAt === null)
const presentOne = (db: Data, id: string | number): ManualDomainRule => {
  const rule = present(db).find((known) => String(known.id) === String(id))
  if (!rule) throw failure('ERROR_NOT_FOUND')
  return rule
}

function shown(
  db: Data,
  { createdBy, deletedAt: _, ...rule }: ManualDomainRule,
): InferInput<typeof ManualDomain> {
  const author = db.accounts.find(({ id }) => id === createdBy)
  return { ...rule, createdBy: author ? { id: author.id, name: author.name } : null }
}

function faults({ domain, captchaType }: Entry): FieldFaults {
  return {
    ...(toDomain(domain) === null && { domain: { code: 'bad_format' } }),
    ...(captchaType !== 'any' &&
      !taskTypes.some(({ slug }) => slug === captchaType) && {
        captchaType: { code: 'not_allowed' },
      }),
  }
}
/** @throws ApiFailure with the invalid fields */
function judged(db: Data, entry: Entry, own?: ManualDomainRule): Made {
  const wrong = faults(entry)
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const { captchaType, action, note = '' } = entry
  const made = { domain: toDomain(entry.domain) ?? '', captchaType, action, note }
  if (sameAs(db, made, own)) throw invalid({ domain: { code: 'not_unique' } })
  return made
}
const sameAs = (
  db: Data,
  { domain, captchaType }: Entry,
  own?: ManualDomainRule,
): ManualDomainRule | undefined =>
  present(db).find(
    (known) => known !== own && known.domain === domain && known.captchaType === captchaType,
  )

function add(db: Data, entry: Made, user: MockAccount, now: number): ManualDomainRule {
  db.manualDomains.counter += 1
  const at = new Date(now).toISOString()
  const rule = {
    id: db.manualDomains.counter,
    ...entry,
    createdBy: user.id,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  }
  db.manualDomains.rules.push(rule)
  return rule
}

function found(
  db: Data,
  {
    text = '',
    captchaType,
    action,
  }: { text?: string | undefined; captchaType?: string | undefined; action?: string | undefined },
) {
  const wanted = text.trim().toLowerCase()
  const kept = toDomain(wanted) ?? wanted
  return present(db).filter(
    (rule) =>
      (!captchaType || rule.captchaType === captchaType) &&
      (!action || rule.action === action) &&
      [rule.domain, readableDomain(rule.domain), rule.note.toLowerCase()].some(
        (one) => one.includes(wanted) || one.includes(kept),
      ),
  )
}
const order = { domain: 1, '-domain': -1 } as const

export const manualDomainHandlers: Handlers<typeof manualDomainCalls> = {
  manualDomains: {
    access: 'user',
    samples: [
      {},
      { text: 'exam', captchaType: 'any', action: 'block', sort: '-domain', page: 0, perPage: 10 },
    ],
    run: ({ arg: { page, perPage, sort = '-createdAt', ...filters }, db, user }) => {
      mayLook(user)
      const sorted = found(db, filters).toSorted((one, other) =>
        sort === 'domain' || sort === '-domain'
          ? readableDomain(one.domain).localeCompare(readableDomain(other.domain)) * order[sort]
          : (one.createdAt.localeCompare(other.createdAt) || one.id - other.id) *
            (sort === 'createdAt' ? 1 : -1),
      )
      const { records, ...rest } = pageOf(sorted, { page, perPage })
      return { records: records.map((rule) => shown(db, rule)), ...rest }
    },
  },
  allManualDomains: {
    access: 'user',
    samples: [{}, { action: 'allow' }],
    run: ({ arg, db, user }) => {
      mayLook(user)
      return {
        records: found(db, arg).map((rule) => shown(db, rule)),
        limits: { importRows: mostRows },
      }
    },
  },
  createManualDomain: {
    access: 'admin.manual_domains',
    status: 201,
    samples: [
      { domain: 'https://Пример.рф/путь', captchaType: 'any', action: 'block', note: 'By hand.' },
    ],
    run: ({ arg, db, user, now }) => shown(db, add(db, judged(db, arg), user, now)),
  },
  importManualDomains: {
    access: 'admin.manual_domains',
    samples: [
      {
        rows: [
          { domain: 'new.example', captchaType: 'any', action: 'allow' },
          { domain: 'wrong', captchaType: 'any', action: 'allow' },
        ],
      },
    ],
    run: ({ arg: { rows }, db, user, now }) => {
      if (rows.length > mostRows) throw failure('ERROR_LIMIT_EXCEEDED')
      const counts = { created: 0, updated: 0 }
      const refused: { row: number; fields: FieldFaults }[] = []
      for (const [row, entry] of rows.entries()) {
        const fields = faults(entry)
        if (Object.keys(fields).length > 0) {
          refused.push({ row, fields })
          continue
        }
        const made = {
          domain: toDomain(entry.domain) ?? '',
          captchaType: entry.captchaType,
          action: entry.action,
          note: entry.note ?? '',
        }
        const known = sameAs(db, made)
        if (known) Object.assign(known, made, { updatedAt: new Date(now).toISOString() })
        else add(db, made, user, now)
        counts[known ? 'updated' : 'created'] += 1
      }
      return { ...counts, refused }
    },
  },
  updateManualDomain: {
    access: 'admin.manual_domains',
    samples: [
      { id: 1, domain: 'login.bank.example', captchaType: 'any', action: 'limit', note: '' },
    ],
    run: ({ arg: { id, updatedAt, ...entry }, db, now }) => {
      const rule = presentOne(db, id)
      if (updatedAt && updatedAt !== rule.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current: shown(db, rule) } })
      Object.assign(rule, judged(db, entry, rule), { updatedAt: new Date(now).toISOString() })
      return shown(db, rule)
    },
  },
  deleteManualDomain: {
    access: 'admin.manual_domains',
    samples: [{ id: 2 }],
    run: ({ arg: { id }, db, now }) => void (presentOne(db, id).deletedAt = now),
  },
  restoreManualDomain: {
    access: 'admin.manual_domains',
    samples: [{ id: 2 }],
    run: ({ arg: { id }, db, now }) => {
      const rule = db.manualDomains.rules.find((known) => String(known.id) === String(id))
      if (!rule || (rule.deletedAt !== null && rule.deletedAt < now - keptDays * day))
        throw failure('ERROR_NOT_FOUND')
      // Another rule may have replaced the removed one.
      if (sameAs(db, rule, rule)) throw failure('ERROR_CONFLICT')
      rule.deletedAt = null
      return shown(db, rule)
    },
  },
}
