import { useTranslation } from 'react-i18next'
import type { TaskDetail } from '@/api/contract/tasks.ts'
import { inputLines } from '../../model/tasks/detail.ts'
import { Part } from './Part.tsx'
import s from './task.module.css'

/** The parameters as they were sent. */
export function TaskInput({ task: { input, imageUrl } }: { task: Pick<TaskDetail, 'input' | 'imageUrl'> }) {
  const { t } = useTranslation('task')
  const lines = inputLines(input, imageUrl)
  return lines.length === 0 ? null : (
    <Part title={t('input.title')}>
      <dl className={s.input} translate="no">
        {lines.map(({ name, text, block }) => (
          <div key={name} data-block={block || undefined}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
