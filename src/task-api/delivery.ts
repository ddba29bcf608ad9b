import type { Sample } from './requests/fields.ts'
import type { Param } from './methods.ts'

/**
 * The fields that are posted to a registered address when a task has ended (contract.md 1.4, 4.4).
 * Code that verifies the signature is in `signature/<language>.sample`.
 */
export const delivery: {
  /** The placeholder for the reader's address. */
  url: string
  fields: readonly Param[]
  answered: Readonly<Record<string, Sample>>
  failed: Readonly<Record<string, Sample>>
  /** What a host is told of the account, at its root: the end of a key. */
  event: Readonly<Record<string, Sample>>
} = {
  url: 'https://hooks.example.com/captcha/results',
  fields: [
    { name: 'errorId', type: 'integer', note: 'errorId', required: true },
    { name: 'errorCode', type: 'string', note: 'errorCode' },
    { name: 'taskId', type: 'integer', note: 'taskId', required: true },
    { name: 'status', type: 'string', note: 'deliveredStatus' },
    { name: 'solution', type: 'object', note: 'solution' },
    { name: 'cost', type: 'string', note: 'cost' },
    { name: 'createTime', type: 'integer', note: 'createTime' },
    { name: 'endTime', type: 'integer', note: 'endTime' },
  ],
  answered: {
    errorId: 0,
    taskId: 7001002031,
    status: 'ready',
    solution: { text: 'k7mwp' },
    cost: '0.00070',
    createTime: 1776245391,
    endTime: 1776245399,
  },
  failed: { errorId: 12, errorCode: 'ERROR_CAPTCHA_UNSOLVABLE', taskId: 7001002031 },
  event: {
    id: 'evt_4f1c09d27ab3',
    type: 'key.expiring',
    createdAt: '2026-04-15T09:30:00.000Z',
    data: { keyId: '100203', name: 'Shop assistant', days: 7 },
  },
}
