import { isRecord } from '../../lib/is-record.ts'
import { wait } from './wait.ts'

const tags = /<[^>]*>/g

/**
 * An answer of the bot as Server-Sent Events: its words one after another, then the whole.
 * @param pace milliseconds between two words
 */
export function streamed(answer: unknown, pace: number): Response {
  const html =
    isRecord(answer) && typeof answer['answerHtml'] === 'string' ? answer['answerHtml'] : ''
  const words =
    html
      .replaceAll('</p><p>', '\n\n')
      .replace(tags, '')
      .match(/\s*\S+/g) ?? []
  const encoder = new TextEncoder()
  const line = (name: string, data: unknown): Uint8Array =>
    encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  let over = false
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const text of words) {
        if (pace > 0) await wait(pace, undefined)
        if (over) return
        controller.enqueue(line('token', { text }))
      }
      controller.enqueue(line('answer', answer))
      controller.close()
    },
    cancel() {
      over = true
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}
