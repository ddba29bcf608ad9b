import type { Payment } from '@/api/contract/payments.ts'
import { writeCsv } from '@/lib/csv.ts'
import { saveCsv } from '@/lib/save-csv.ts'
import { paymentRows } from './payment-rows.ts'

export const savePayments = (name: string, payments: readonly Payment[]): void =>
  saveCsv(name, writeCsv(paymentRows(payments)))
