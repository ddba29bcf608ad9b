import { useEffect, useRef, useState } from 'react'
import { useUser } from '@/session/use-user.ts'
import { systemMessageOf } from '@/session/system-message.ts'
import { loadSanitiser } from '@/shared/html/sanitiser.ts'
import { LatePart } from '@/shared/LatePart.tsx'

const words = ['message'] as const

/** Loads the dialog with the sanitizer, so that it is never empty. */
async function dialog() {
  const [{ SystemMessageDialog }] = await Promise.all([
    import('./SystemMessageDialog.tsx'),
    loadSanitiser(),
  ])
  return SystemMessageDialog
}

/**
 * The system message of the signed-in person, over any page (specification, section 4). Nothing
 * loads if there is none.
 */
export function SystemMessage() {
  const { user } = useUser()
  // An answer that was requested while a message was open still contains it.
  const [read, setRead] = useState<readonly string[]>([])
  const message = systemMessageOf(user)
  const waits = message !== null && !read.includes(message.key)
  // A press may start while the dialog's chunk is loading.
  const pressed = useRef(false)
  useEffect(() => {
    if (!waits) return
    const stop = new AbortController()
    const press = (event: Event) => {
      pressed.current = event.type === 'pointerdown'
    }
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      addEventListener(type, press, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [waits])
  if (!waits) return null
  return (
    <LatePart
      key={message.key}
      load={dialog}
      ns={words}
      props={{ message, pressed, onRead: () => setRead((known) => [...known, message.key]) }}
      fallback={null}
    />
  )
}
