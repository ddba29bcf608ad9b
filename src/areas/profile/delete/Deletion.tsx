import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Awaiting, DeleteInfo } from '@/api/contract/profile.ts'
import { DeletionEditor } from './DeletionEditor.tsx'
import { DeletionWaiting } from './DeletionWaiting.tsx'
import { Notice } from '@/ui/Notice.tsx'

interface DeletionProps {
  info: DeleteInfo
  /** Asks anew how things stand. */
  onStale: () => void
  onPrefix: (prefix: string | undefined) => void
}

/** It waits for its link, something stands in its way, or it can be asked for. */
export function Deletion({ info, onStale, onPrefix }: DeletionProps) {
  const { t } = useTranslation('profileDelete')
  /** What has just been asked for: a backend need not tell of it. */
  const [sent, setSent] = useState<Awaiting | null>(null)
  const [cancelled, setCancelled] = useState(false)
  const pending = info.pending ?? sent
  if (pending)
    return (
      <DeletionWaiting
        pending={pending}
        known={info.pending !== null}
        fresh={sent !== null}
        onCancelled={() => {
          setSent(null)
          setCancelled(true)
        }}
      />
    )
  if (info.pendingPayouts > 0)
    return (
      <Notice tone="warn" title={t('delete.blocked')}>
        {t('delete.blockedText')}
      </Notice>
    )
  return (
    <DeletionEditor
      focus={cancelled}
      onStale={onStale}
      onPrefix={onPrefix}
      onSent={(answer) => {
        setCancelled(false)
        setSent(answer)
      }}
    />
  )
}
