import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { paymentsApi } from '@/api/endpoints/pay.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { useHref } from '@/i18n/page-context.ts'
import type { Person } from '@/routes/guards.ts'
import { passes } from '@/session/person.ts'
import { isOffered } from '../layouts/nav.ts'
import type { Command, CommandSection } from './commands.ts'
import { useSettled } from '@/lib/use-settled.ts'

/** A number that only a task or a payment has. */
const idPattern = /^\d{5,20}$/

/**
 * The reader's own task and payment of a number, listed before everything else that matches it.
 */
export function useByNumber(
  query: string,
  person: Person,
): { sections: readonly CommandSection[]; isSearching: boolean } {
  const { t } = useTranslation()
  const href = useHref()
  const navigate = useNavigate()
  const id = query.trim().replace(/^#/, '')
  const settled = useSettled(id)
  const may = (page: 'uploads' | 'historyPayment'): boolean =>
    passes(page, person) && isOffered(page, person?.userType)
  const isId = idPattern.test(settled)
  const task = taskApi.useTaskQuery({ id: settled }, { skip: !may('uploads') || !isId })
  const payment = paymentsApi.usePaymentQuery(
    { id: settled },
    { skip: !may('historyPayment') || !isId },
  )
  const mayFind = (may('uploads') || may('historyPayment')) && idPattern.test(id)
  if (settled !== id) return { sections: [], isSearching: mayFind }
  const section = (
    group: Command['group'] & ('tasks' | 'payments'),
    label: string,
    target: string,
  ): CommandSection => ({
    group,
    commands: [{ id: target, group, label, others: [], act: () => void navigate(target) }],
  })
  const sections = [
    ...(task.currentData
      ? [
          section(
            'tasks',
            t('label.taskNumber', { id }),
            href({ id: 'uploads', search: { task: id } }),
          ),
        ]
      : []),
    ...(payment.currentData
      ? [
          section(
            'payments',
            t('label.paymentNumber', { id }),
            href({ id: 'payOk', search: { paymentId: id } }),
          ),
        ]
      : []),
  ]
  return { sections, isSearching: task.isFetching || payment.isFetching }
}
