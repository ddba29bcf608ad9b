import { useState } from 'react'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import { useOwner } from '@/session/use-user.ts'

/** The text of a single control outside `useForm`, kept like a form's. An empty one is not kept. */
export function useKeptText(
  form: string,
): readonly [text: string, setText: (text: string) => void, forget: () => void] {
  const person = useOwner()
  const [owner] = useState(person)
  const [text, setText] = useState(() => {
    const kept = readDraft(owner, form, '')
    return typeof kept === 'string' ? kept : ''
  })
  return [
    text,
    (next) => {
      setText(next)
      if (next === '') removeDraft(owner, form)
      else saveDraft(owner, form, '', next)
    },
    () => removeDraft(owner, form),
  ]
}
