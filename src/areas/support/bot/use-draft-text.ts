import { useEffect, useState } from 'react'
import { useOwner } from '@/session/use-user.ts'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import { isLongWork } from '@/lib/kept-work.ts'
import { takeHandover } from '@/lib/handover-text.ts'
import { useWorkKeeper } from '@/shared/work/use-work-keeper.ts'
import type { WorkKeeper } from '@/shared/work/use-work-keeper.ts'

const name = 'bot'
const base = {}

const textOf = (draft: unknown): string =>
  typeof draft === 'object' && draft !== null && 'text' in draft && typeof draft.text === 'string'
    ? draft.text
    : ''

/**
 * The question being typed. It survives a reload and a sign-in, so that a guest's text becomes the
 * account's.
 */
export function useDraftText(
  begun: string,
): [text: string, setText: (text: string) => void, work: WorkKeeper] {
  const owner = useOwner()
  const [text, setText] = useState(() => begun || textOf(readDraft(owner, name, base)))
  useEffect(() => {
    if (owner === 'guest') return
    const handed = takeHandover(name) || textOf(readDraft(owner, name, base))
    if (handed) setText((now) => now || handed)
  }, [owner])
  const work = useWorkKeeper({
    owner,
    name,
    read: ({ value }) => (typeof value === 'string' && value !== text ? value : null),
    take: write,
  })
  function write(next: string): void {
    setText(next)
    if (next) {
      const isInTab = saveDraft(owner, name, base, { text: next })
      if (isLongWork([next])) work.keepLater(next, { isInTab })
    } else {
      removeDraft(owner, name)
      work.done()
    }
  }
  return [text, write, work]
}
