import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectPersonId } from '@/api/person-id.ts'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import { takeText } from '@/lib/handed-text.ts'

const name = 'bot'
const base = {}

const textOf = (draft: unknown): string =>
  typeof draft === 'object' && draft !== null && 'text' in draft && typeof draft.text === 'string'
    ? draft.text
    : ''

/**
 * The question that is being typed. It survives a reload, and signing in: what a guest has typed is
 * theirs afterwards.
 */
export function useDraftText(begun: string): [text: string, setText: (text: string) => void] {
  const person = useSelector(selectPersonId)
  const owner = person ?? 'guest'
  const [text, setState] = useState(() => begun || textOf(readDraft(owner, name, base)))
  useEffect(() => {
    if (person === null) return
    const handed = takeText(name) || textOf(readDraft(person, name, base))
    if (handed) setState((now) => now || handed)
  }, [person])
  function setText(next: string): void {
    setState(next)
    if (next) saveDraft(owner, name, base, { text: next })
    else removeDraft(owner, name)
  }
  return [text, setText]
}
