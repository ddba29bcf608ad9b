import { createParser } from 'eventsource-parser'
import type { Store } from 'redux'
import { isRecord } from '@/lib/is-record.ts'
import { parseJson } from '@/lib/parse-json.ts'
import { parseAnswer, request } from '../call.ts'
import { botCalls } from '../contract/bot.ts'
import type { BotMessage } from '../contract/bot.ts'
import type { ArgOf } from '../contract/types.ts'
import { apiOf } from '../endpoint.ts'
import { sendBy } from '../api.ts'

export const botApi = apiOf(botCalls)

/** The maximum characters of one event. A longer one is not from our backend. */
const longest = 1_000_000

const textOf = (data: string): string => {
  try {
    const value = parseJson(data)
    return isRecord(value) && typeof value['text'] === 'string' ? value['text'] : ''
  } catch {
    return ''
  }
}

/**
 * Like fetch, for an answer that may be streamed: it reports each part, and returns the whole as
 * one answer. A backend without streaming answers as usual.
 */
const streaming =
  (onText: (text: string) => void): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('accept', 'text/event-stream, application/json')
    const response = await fetch(input, { ...init, headers })
    const kind = response.headers.get('content-type') ?? ''
    if (!response.ok || !response.body || !kind.startsWith('text/event-stream')) return response
    let whole: string | null = null
    const parser = createParser({
      maxBufferSize: longest,
      onEvent: ({ event, data }) => {
        if (event === 'token') onText(textOf(data))
        if (event === 'answer') whole = data
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      parser.feed(value)
    }
    if (whole === null) throw new TypeError('The answer broke off.')
    return new Response(whole, { headers: { 'content-type': 'application/json' } })
  }

/**
 * Asks the bot and reports the parts of its answer.
 * @throws Problem
 */
export async function askBot(
  { getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>,
  arg: ArgOf<typeof botCalls.sendBotMessage>,
  { onText, signal }: { onText: (text: string) => void; signal: AbortSignal },
): Promise<BotMessage> {
  const call = botCalls.sendBotMessage
  const answer = await sendBy(streaming(onText))(request(call, arg), {
    getState,
    dispatch,
    signal,
  })
  if (answer.error) throw answer.error
  const parsed = parseAnswer(call, answer.data)
  if ('error' in parsed) throw parsed.error
  return parsed.data
}
