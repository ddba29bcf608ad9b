import { useEffect, useRef, useState } from 'react'
import { userApi } from '@/api/endpoints/user.ts'
import { systemMessageOf } from '@/session/system-message.ts'
import { loadSanitiser } from '@/shared/html/sanitiser.ts'
import { LatePart } from '@/shared/LatePart.tsx'

const words = ['message'] as const

/** With the sanitiser, so that the dialog never stands there empty. */
async function dialog() {
  const [{ SystemMessageDialog }] = await Promise.all([
    import('./SystemMessageDialog.tsx'),
    loadSanitiser(),
  ])
  return SystemMessageDialog
}

/** The message of the person who is here, over any page (specification, section 4). Without one nothing of it is loaded. */
export function SystemMessage() {
  const { data: user } = userApi.useUserQuery()
  // An answer that was under way while a message was being read has it still.
  const [read, setRead] = useState<readonly string[]>([])
  const message = systemMessageOf(user)
  const waits = message !== null && !read.includes(message.key)
  // A press may begin while the dialog's chunk is on its way.
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
