import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Card } from '@/ui/Card.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { checklistActions, checklistLinks } from './links.ts'
import type { ChecklistView } from './view.ts'
import s from './dashboard.module.css'

export function Checklist({ list: { items, done } }: { list: ChecklistView }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const format = useFormat()
  return (
    <Card title={t('checklist.title')} level={2}>
      <Progress
        label={t('checklist.progress', { done, total: items.length })}
        value={done}
        max={items.length}
        tone="earls"
      />
      <ul className={s.checklist}>
        {items.map((item) => {
          const link = checklistLinks[item.id]
          const label = t(`checklist.item.${item.id}`)
          return (
            <li key={item.id} data-done={item.done || undefined}>
              <span className={s.tick} aria-hidden="true">
                {item.done && <Check size={14} strokeWidth={3} />}
              </span>
              <span>
                {label}
                <span className="visually-hidden">
                  {format.comma}
                  {t(item.done ? 'checklist.done' : 'checklist.open')}
                </span>
              </span>
              {!item.done && (
                <RouteLink to={link} className={buttonClass({ variant: 'tertiary' })}>
                  {t(checklistActions[item.id])}
                  <span className="visually-hidden">
                    {format.comma}
                    {label}
                  </span>
                </RouteLink>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
