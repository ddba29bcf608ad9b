import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { hasUnsentText } from '@/lib/chunk.ts'
import { dismissToast, toast, toastStore } from '@/ui/toast-store.ts'
import { markOffered, watchBuild } from './new-build.ts'

const id = 'new-build'

/**
 * Offers a reload once when a newer build has been out for a while, but not while the page holds
 * typed text. Starting to type withdraws the offer; the next page repeats it. `typedOn` is the path
 * of the page with the latest typing.
 */
export function NewBuild({ typedOn }: { typedOn: RefObject<string | null> }) {
  const { t } = useTranslation('newBuild')
  const { pathname } = useLocation()
  // A new object at each check, so that a deferred offer is tried again.
  const [due, setDue] = useState<{ build: string } | null>(null)
  const offered = useRef<string | null>(null)
  useEffect(() => watchBuild((build) => setDue({ build })), [])
  useEffect(() => {
    if (!due || offered.current === due.build) return
    if (typedOn.current === pathname || hasUnsentText()) return
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
      // A dismissed offer counts as declined.
      if (!toastStore.get().some((entry) => entry.id === id)) return
      dismissToast(id)
      offered.current = null
    }
    document.addEventListener('input', withdraw, true)
    return () => document.removeEventListener('input', withdraw, true)
  }, [])
  return null
}
