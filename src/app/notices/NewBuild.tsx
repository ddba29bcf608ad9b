import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { wouldLose } from '@/lib/chunk.ts'
import { dismissToast, toast, toastStore } from '@/ui/toast-store.ts'
import { markOffered, watchBuild } from './new-build.ts'

const id = 'new-build'

/**
 * Offers a reload when a newer build has been out for a while: once, and not while the page holds
 * typed text. Whoever begins to type has it taken away, and is offered it again on the next page.
 * `typedOn` is the path of the page on which something was typed last.
 */
export function NewBuild({ typedOn }: { typedOn: RefObject<string | null> }) {
  const { t } = useTranslation('newBuild')
  const { pathname } = useLocation()
  // Told anew at each look, so that an offer that had to wait is tried again.
  const [due, setDue] = useState<{ build: string } | null>(null)
  const offered = useRef<string | null>(null)
  useEffect(() => watchBuild((build) => setDue({ build })), [])
  useEffect(() => {
    if (!due || offered.current === due.build) return
    if (typedOn.current === pathname || wouldLose()) return
    offered.current = due.build
    markOffered(due.build)
    toast({
      id,
      text: t('text'),
      timeout: null,
      action: { label: t('action'), onSelect: () => location.reload() },
    })
  }, [due, pathname, t, typedOn])
  useEffect(() => {
    const withdraw = (): void => {
      // Whoever has dismissed it has declined.
      if (!toastStore.get().some((entry) => entry.id === id)) return
      dismissToast(id)
      offered.current = null
    }
    document.addEventListener('input', withdraw, true)
    return () => document.removeEventListener('input', withdraw, true)
  }, [])
  return null
}
