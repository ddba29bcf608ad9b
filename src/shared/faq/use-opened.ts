import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { FaqAnswer } from '@/api/contract/faq.ts'
import { elementOfHash } from '../element-of-hash.ts'

/** The key of a topic in the set of open rows. A topic and a question can have the same id. */
export const topicKey = (id: string): string => `topic ${id}`

const isNamed = (id: string, hash: string): boolean =>
  hash === `#${id}` || hash === `#${encodeURIComponent(id)}`

/**
 * The open topics and questions. The target of an address opens each time that address is followed,
 * a question together with its topic, and is scrolled to.
 */
export function useOpenedAnswer(answers: readonly FaqAnswer[]) {
  const { hash, key } = useLocation()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const scrollTo = useRef<string>(undefined)
  useEffect(() => {
    const question = answers.find(({ id }) => isNamed(id, hash))
    const found = question ?? answers.find(({ topic }) => isNamed(topic.id, hash))
    if (!found) return
    scrollTo.current = hash
    setOpened(
      (before) =>
        new Set([...before, topicKey(found.topic.id), ...(question ? [question.id] : [])]),
    )
  }, [answers, hash, key])
  useEffect(() => {
    if (scrollTo.current === undefined) return
    elementOfHash(scrollTo.current)?.scrollIntoView()
    scrollTo.current = undefined
  }, [opened])
  const setOpen = (id: string, isOpen: boolean): void =>
    setOpened((before) => {
      if (before.has(id) === isOpen) return before
      const next = new Set(before)
      if (isOpen) next.add(id)
      else next.delete(id)
      return next
    })
  return { opened, setOpen }
}
