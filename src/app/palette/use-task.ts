import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { useHref } from '@/i18n/page-context.ts'
import type { Person } from '@/routes/guards.ts'
import { passes } from '@/session/person.ts'
import { isOffered } from '../layouts/nav.ts'
import type { CommandSection } from './commands.ts'
import { useSettled } from './use-settled.ts'

/** The reader's own task by its id, listed before everything else that matches the number. */
export function useTask(query: string, person: Person): readonly CommandSection[] {
  const { t } = useTranslation()
  const href = useHref()
  const navigate = useNavigate()
  const id = query.trim().replace(/^#/, '')
  const settled = useSettled(id)
  const may = passes('uploads', person) && isOffered('uploads', person?.userType)
  const isId = /^\d{5,20}$/.test(settled)
  const { currentData } = taskApi.useTaskQuery({ id: settled }, { skip: !may || !isId })
  if (!currentData || settled !== id) return []
  const target = href({ id: 'uploads', search: { task: id } })
  return [
    {
      group: 'tasks',
      commands: [
        {
          id: target,
          group: 'tasks',
          label: t('label.taskNumber', { id }),
          others: [],
          act: () => void navigate(target),
        },
      ],
    },
  ]
}
