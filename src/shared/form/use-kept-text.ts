import { useState } from 'react'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import { dropOwnWork, isLongWork } from '@/lib/kept-work.ts'
import type { Owner } from '@/lib/kept.ts'
import { useOwner } from '@/session/use-user.ts'
import { useWorkKeeper } from '../work/use-work-keeper.ts'
import type { WorkKeeper } from '../work/use-work-keeper.ts'

const workOf = (form: string): string => `text:${form}`

/** Forgets the kept text of a control that is no longer there. */
export function forgetKeptText(owner: Owner, form: string): void {
  removeDraft(owner, form)
  void dropOwnWork(owner, workOf(form))
}

/**
 * The text of a single control outside `useForm`, kept like a form's. An empty one is not kept.
 * Show `<KeptWorkOffer keeper={work}>` beside the control: a long text outlives the tab.
 */
export function useKeptText(
  form: string,
): readonly [text: string, setText: (text: string) => void, forget: () => void, work: WorkKeeper] {
  const person = useOwner()
  const [owner] = useState(person)
  const [text, setText] = useState(() => {
    const kept = readDraft(owner, form, '')
    return typeof kept === 'string' ? kept : ''
  })
  const work = useWorkKeeper({
    owner,
    name: workOf(form),
    read: ({ value }) => (typeof value === 'string' && value !== text ? value : null),
    take: write,
  })
  function forget(): void {
    removeDraft(owner, form)
    work.done()
  }
  function write(next: string): void {
    setText(next)
    if (next === '') return forget()
    const isInTab = saveDraft(owner, form, '', next)
    if (isLongWork([next])) work.keepLater(next, { isInTab })
  }
  return [text, write, forget, work]
}
