import { useEffect, useRef } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { sessionNeeded } from '@/api/page-state.ts'
import { usePage } from '@/i18n/page-context.ts'
import { chunk, isChunkError } from '@/lib/chunk.ts'
import { showLostMessage } from '@/lib/lost.ts'
import { askWho } from './ask-who.ts'
import type { Dispatch } from './person.ts'
import { onTabMessage } from './tabs.ts'

/**
 * Finds out on a public page who is signed in. If someone is, or if the request failed, the
 * session's own code loads and takes over.
 */
export function SessionProbe() {
  const { row } = usePage()
  const store = useStore()
  const dispatch = useDispatch<Dispatch>()
  // The loader of a row with a member page asks itself.
  const asks = row.guard === 'public' && row.member === undefined

  useEffect(
    () => onTabMessage((message) => message === 'signed-in' && dispatch(sessionNeeded())),
    [dispatch],
  )

  // React runs an effect again where a Suspense boundary around it was shown again.
  const hasAsked = useRef(false)
  useEffect(() => {
    const again = hasAsked.current
    hasAsked.current = asks
    // The guards of other pages ask themselves.
    if (!asks || again) return
    async function ask(): Promise<void> {
      const answer = await askWho(store)
      if (!answer) return
      if ('data' in answer) {
        const { setPerson } = await chunk(() => import('./person.ts'))
        setPerson(dispatch, answer.data)
      }
      dispatch(sessionNeeded())
    }
    ask().catch((error: unknown) => {
      console.error('It could not be learned who is here.', error)
      if (isChunkError(error)) showLostMessage()
    })
  }, [asks, dispatch, store])

  return null
}
