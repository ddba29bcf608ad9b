import type { Payment } from '@/api/contract/payments.ts'
import { saveCsv, writeCsv } from '@/lib/write-csv.ts'
import { paymentRows } from '../../model/payment-rows.ts'

export const savePayments = (name: string, payments: readonly Payment[]): void => saveCsv(name, writeCsv(paymentRows(payments)))
