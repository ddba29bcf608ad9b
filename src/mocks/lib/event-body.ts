import type { MockEvent } from '../data/deliveries.ts'

/** The body of an event, as it is signed and sent to webhooks and pingback hosts. */
export const eventBody = ({ id, type, at, data }: Omit<MockEvent, 'accountId'>): string =>
  JSON.stringify({ id, type, createdAt: new Date(at).toISOString(), data })
