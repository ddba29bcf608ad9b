import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TaskRow } from '@/api/contract/task-row.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { Notice } from '@/ui/Notice.tsx'
import s from './task.module.css'
import { useTaskParam } from './use-task-param.ts'

const loadTaskDrawer = async () => (await import('./TaskDrawer.tsx')).TaskDrawer
const words = ['task'] as const

/** Opens the drawer of the task in the address. Its code loads with the first task. */
export function TaskDrawerHost({
  ids,
  onSeen,
}: {
  ids: readonly string[]
  onSeen?: (task: TaskRow) => void
}) {
  const { id, go, close } = useTaskParam()
  return id === null ? null : (
    <LatePart
      load={loadTaskDrawer}
      ns={words}
      props={{ id, ids, onGo: go, onClose: close, onSeen }}
      fallback={null}
      failed={<Lost onClose={close} />}
    />
  )
}

function Lost({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(true)
  return shown ? (
    <Notice
      tone="bad"
      role="alert"
      className={s.lost}
      title={t('lost')}
      dismissLabel={t('action.close')}
      onDismiss={() => {
        setShown(false)
        onClose()
      }}
    />
  ) : null
}
