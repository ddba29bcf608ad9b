import { testTime } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'

/** Adds billing details to the persona "customer", who starts without any. */
export function giveRequisites({ db }: TestBackend): void {
  db.security.requisites.push({
    accountId: 1002,
    type: 'company',
    name: 'Vale Ltd',
    country: 'EE',
    taxId: 'EE1',
    address: 'A',
    zip: null,
    updatedAt: testTime,
  })
}
