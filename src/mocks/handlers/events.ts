import type { eventCalls } from '../../api/contract/events.ts'
import type { Handlers } from './types.ts'

export const eventHandlers: Handlers<typeof eventCalls> = {
  /** 204: there are none, and nobody need ask again. Where the backend is told to be live, respond.ts answers with a stream (live.ts). */
  events: { access: 'user', run: () => undefined },
}
