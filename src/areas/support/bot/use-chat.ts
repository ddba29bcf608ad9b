import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { api } from '@/api/api.ts'
import { askBot, botApi } from '@/api/endpoints/bot.ts'
import { toProblem } from '@/api/problem.ts'
import type { Turn } from './turns.ts'

interface Options {
  /** The open thread; null if the next question starts one. */
  thread: string | null
  onThread: (id: string) => void
  /** Called if the backend requires an account. The question returns to the input. */
  onAccount: (text: string) => void
}

/** Asks one question at a time and streams its answer. */
export function useChat({ thread, onThread, onAccount }: Options) {
  const store = useStore()
  const [createThread] = botApi.useCreateBotThreadMutation()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [busy, setBusy] = useState(false)
  const running = useRef<AbortController | null>(null)
  const count = useRef(0)
  const open = useRef(thread)
  useEffect(() => {
    open.current = thread
  }, [thread])
  useEffect(() => () => running.current?.abort(), [])

  const change = (key: string, values: Partial<Turn> | ((turn: Turn) => Partial<Turn>)): void =>
    setTurns((before) =>
      before.map((turn) =>
        turn.key === key
          ? { ...turn, ...(typeof values === 'function' ? values(turn) : values) }
          : turn,
      ),
    )

  async function send(question: string, again?: string): Promise<void> {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    setBusy(true)
    count.current += 1
    const key = `asked-${count.current}`
    const turn: Turn = {
      key,
      question,
      state: 'asking',
      text: '',
      answer: null,
      problem: null,
    }
    setTurns((before) => [...before.filter((one) => one.key !== again), turn])
    try {
      let id = open.current
      if (id === null) {
        const made = await createThread({}).unwrap()
        if (stop.signal.aborted) return change(key, { state: 'stopped' })
        id = String(made.id)
        open.current = id
        onThread(id)
      }
      const answer = await askBot(
        store,
        { id, text: question },
        {
          signal: stop.signal,
          onText: (text) => change(key, (now) => ({ text: now.text + text })),
        },
      )
      change(key, { state: 'answered', answer })
      store.dispatch(api.util.invalidateTags(['BotThreads']))
    } catch (error) {
      const problem = toProblem(error)
      if (stop.signal.aborted) change(key, { state: 'stopped' })
      else if (problem.status === 401) {
        setTurns((before) => before.filter((one) => one.key !== key))
        onAccount(question)
      } else change(key, { state: 'failed', problem })
    } finally {
      running.current = null
      setBusy(false)
    }
  }

  return {
    turns,
    busy,
    send,
    stop: useCallback(() => running.current?.abort(), []),
    /** Shows another thread, or none. */
    show: useCallback((next: readonly Turn[]) => {
      running.current?.abort()
      setTurns(next)
    }, []),
  }
}
