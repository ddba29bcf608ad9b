import { useEffect } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { sessionNeeded } from '@/api/page-state.ts'
import { usePage } from '@/i18n/page-context.ts'
import { chunk, isChunkError } from '@/lib/chunk.ts'
import { sayLost } from '@/lib/lost.ts'
import { askWho } from './ask-who.ts'
import type { Dispatch } from './person.ts'
import { onTabMessage } from './tabs.ts'

/**
 * Asks on a public page who is here. Where somebody is here, or the answer failed, the session's own parts are loaded and take over.
 */
export function SessionProbe() {
  const { row } = usePage()
  const store = useStore()
  const dispatch = useDispatch<Dispatch>()
  // A page with a member's in its place asks by its loader.
  const asks = row.guard === 'public' && row.member === undefined

  useEffect(
    () => onTabMessage((message) => message === 'signed-in' && dispatch(sessionNeeded())),
    [dispatch],
  )

  useEffect(() => {
    // The guards of other pages ask by themselves.
    if (!asks) return
    const abort = new AbortController()
    async function ask(): Promise<void> {
      const answer = await askWho(store, abort.signal)
      if (!answer) return
      if ('data' in answer) {
        const { setPerson } = await chunk(() => import('./person.ts'))
        setPerson(dispatch, answer.data)
      }
      dispatch(sessionNeeded())
    }
    ask().catch((error: unknown) => {
      if (abort.signal.aborted) return
      console.error('It could not be learned who is here.', error)
      if (isChunkError(error)) sayLost()
    })
    return () => abort.abort()
  }, [asks, dispatch, store])

  return null
}
