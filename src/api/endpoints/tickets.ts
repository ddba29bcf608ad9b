import type { Store } from 'redux'
import { parseAnswer, request } from '../call.ts'
import { ticketCalls } from '../contract/tickets.ts'
import type { TicketFile } from '../contract/tickets.ts'
import { apiOf } from '../endpoint.ts'
import { sendWithProgress } from '../send-with-progress.ts'

export const ticketApi = apiOf(ticketCalls)

/**
 * Uploads a file and reports progress, which RTK Query cannot do. Nothing is cached.
 * @throws Problem
 */
export async function uploadTicketFile(
  { getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>,
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<TicketFile> {
  const call = ticketCalls.uploadTicketFile
  const answer = await sendWithProgress(onProgress)(request(call, { file }), {
    getState,
    dispatch,
    signal,
  })
  if (answer.error) throw answer.error
  const parsed = parseAnswer(call, answer.data)
  if ('error' in parsed) throw parsed.error
  return parsed.data
}
