import type { receivingErrorCalls } from '../../api/contract/receiving-errors.ts'
import type { reportCalls } from '../../api/contract/reports.ts'
import type { unsolvedCalls } from '../../api/contract/unsolved.ts'
import { failure } from '../errors.ts'
import { pageOf } from '../seed/security.ts'
import {
  bansOf,
  errorsOf,
  reportsOf,
  reportSummary,
  unsolvedSamples,
  unsolvedOf,
} from '../seed/unsolved.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

type Kind = 'impossible' | 'not_captcha'

function list(
  db: Data,
  user: MockAccount,
  kind: Kind,
  now: number,
  arg: { page?: number | undefined; perPage?: number | undefined; reason?: string | undefined },
) {
  return pageOf(
    unsolvedOf(db, user, kind, now).filter(({ reason }) => !arg.reason || reason === arg.reason),
    arg,
  )
}

function hide(db: Data, user: MockAccount, kind: Kind, id: string, now: number): void {
  if (!unsolvedOf(db, user, kind, now).some((one) => one.id === id))
    throw failure('ERROR_NOT_FOUND')
  db.unsolved.hidden.push({ accountId: user.id, kind, id })
}

function restore({ unsolved }: Data, user: MockAccount, kind: Kind, id: string): void {
  const isIt = (one: Data['unsolved']['hidden'][number]): boolean =>
    one.accountId === user.id && one.kind === kind && one.id === id
  if (!unsolved.hidden.some(isIt)) throw failure('ERROR_NOT_FOUND')
  unsolved.hidden = unsolved.hidden.filter((one) => !isIt(one))
}

export const unsolvedHandlers: Handlers<
  typeof unsolvedCalls & typeof receivingErrorCalls & typeof reportCalls
> = {
  impossible: {
    access: 'user',
    samples: [{}, { reason: 'empty', page: 1, perPage: 10 }],
    run: ({ arg, db, user, now }) => list(db, user, 'impossible', now, arg),
  },
  hideImpossible: {
    access: 'user',
    samples: [{ id: 'i1' }],
    run: ({ arg: { id }, db, user, now }) => hide(db, user, 'impossible', String(id), now),
  },
  restoreImpossible: {
    access: 'user',
    samples: [{ id: 'i1' }],
    run: ({ arg: { id }, db, user }) => restore(db, user, 'impossible', String(id)),
  },
  notCaptcha: {
    access: 'user',
    samples: [{}, { reason: 'blocked_page' }],
    run: ({ arg, db, user, now }) => list(db, user, 'not_captcha', now, arg),
  },
  hideNotCaptcha: {
    access: 'user',
    samples: [{ id: 'n1' }],
    run: ({ arg: { id }, db, user, now }) => hide(db, user, 'not_captcha', String(id), now),
  },
  restoreNotCaptcha: {
    access: 'user',
    samples: [{ id: 'n1' }],
    run: ({ arg: { id }, db, user }) => restore(db, user, 'not_captcha', String(id)),
  },

  receivingErrors: {
    access: 'user',
    samples: [
      {},
      { code: 'MAX_USER_TURN', ip: '93.184.215.14', keyId: '1', dateFrom: '2026-04-10' },
    ],
    run: ({ arg, db, user, now }) => {
      const groups = Map.groupBy(errorsOf(db, user, arg, now), ({ code }) => code)
      const records = [...groups].map(([code, found]) => {
        const last = found.toSorted((one, other) => other.at - one.at)[0]
        return {
          code,
          count: found.reduce((sum, { count }) => sum + count, 0),
          lastAt: last ? new Date(last.at).toISOString() : null,
          lastIp: last?.ip ?? null,
          key: last?.key ?? null,
          software: last?.software ?? null,
        }
      })
      return {
        records: records.toSorted((one, other) => other.count - one.count),
        totalCount: records.length,
      }
    },
  },
  errorSamples: {
    access: 'user',
    samples: [{ code: 'ERROR: 1005' }],
    run: ({ arg, db, user, now }) => {
      const records = unsolvedSamples(db, user, arg, now)
      if (records.length === 0) throw failure('ERROR_NOT_FOUND')
      return { records }
    },
  },
  bans: { access: 'user', run: ({ db, user, now }) => ({ records: bansOf(db, user, now) }) },

  reports: {
    access: 'user',
    samples: [{}, { status: 'rejected', page: 1, dateTo: '2026-04-15' }],
    run: ({ arg: { status, dateFrom, dateTo, ...paged }, db, user, now }) => {
      const all = reportsOf(db, user, now)
      const found = all.filter((report) => {
        const date = (report.createdAt ?? '').slice(0, 10)
        return (
          (!status || report.status === status) &&
          (!dateFrom || date >= dateFrom) &&
          (!dateTo || date <= dateTo)
        )
      })
      return { ...pageOf(found, paged), summary: reportSummary(all, db, user, now) }
    },
  },
}
