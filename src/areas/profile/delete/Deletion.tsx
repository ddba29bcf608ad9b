import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Awaiting, DeleteInfo } from '@/api/contract/profile.ts'
import { DeletionEditor } from './DeletionEditor.tsx'
import { DeletionWaiting } from './DeletionWaiting.tsx'
import { Notice } from '@/ui/Notice.tsx'

interface DeletionProps {
  info: DeleteInfo
  /** Refetches the state. */
  onStale: () => void
}

/** A deletion that waits for its link, is blocked, or can be requested. */
export function Deletion({ info, onStale }: DeletionProps) {
  const { t } = useTranslation('profileDelete')
  /** The request just made, because a backend need not report it. */
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
      onSent={(answer) => {
        setCancelled(false)
        setSent(answer)
      }}
    />
  )
}
