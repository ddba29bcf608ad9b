import { useEffect, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { FromFrame } from '../frame/messages.ts'
import type { FromPage, Start } from '../frame/messages.ts'
import type { Held } from './Verdict.tsx'

/** How long a vendor may take until the page says that it is slow, in milliseconds. */
const patience = 10_000
/** The minimum and maximum height of the frame, in CSS pixels. */
const lowest = 100
const highest = 700

export type FramePhase = 'loading' | 'slow' | 'shown' | 'blocked' | 'gone'

/**
 * The frame of a widget and its messages. Its document has no origin, so the frame is identified by
 * its window, and its messages by their shape.
 */
export function useFrame(start: Omit<Start, 'type'>, onAnswer: (response: Held) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [phase, setPhase] = useState<FramePhase>('loading')
  const [held, setHeld] = useState<Held | null>(null)
  const [isExpired, setIsExpired] = useState(false)
  const [height, setHeight] = useState(lowest)
  const asked = useRef(start)
  const tell = useRef(onAnswer)
  useEffect(() => {
    tell.current = onAnswer
  })

  const say = (message: FromPage): void => {
    // A document without an origin has no other target; only this frame receives it.
    frame.current?.contentWindow?.postMessage(message, '*')
  }
  const speak = useRef(say)

  useEffect(() => {
    const timer = setTimeout(() => setPhase((now) => (now === 'loading' ? 'slow' : now)), patience)
    function listen({ data, origin, source }: MessageEvent<unknown>): void {
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return
      const parsed = safeParse(FromFrame, data)
      if (!parsed.success) return
      const message = parsed.output
      switch (message.type) {
        case 'ready':
          return speak.current({ type: 'start', ...asked.current })
        case 'shown':
          return setPhase('shown')
        case 'size':
          return setHeight(Math.min(highest, Math.max(lowest, Math.ceil(message.height))))
        case 'answer':
          setHeld(message.response)
          setIsExpired(false)
          return tell.current(message.response)
        case 'expired':
          setHeld(null)
          return setIsExpired(true)
        case 'failed':
          return setPhase(message.reason)
      }
    }
    addEventListener('message', listen)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', listen)
    }
  }, [])

  return { frame, phase, held, isExpired, height, run: () => say({ type: 'run' }) }
}
