import { statusSeverities } from '../../../api/contract/status-subscriptions.ts'
import { graphSpans } from '../statistics.ts'
import type { MockStatusSubscription } from '../../data/support.ts'

/** How long a subscription waits for its confirmation, in milliseconds. */
export const confirmWithin = graphSpans.day

/** One of each state, with the hashes of the other mailed links (../links.ts). */
export const seedStatusSubscriptions = (now: number): MockStatusSubscription[] =>
  (
    [
      ['fresh', 'pending', 1],
      ['expired', 'pending', 25],
      ['active', 'active', 25],
      ['used', 'ended', 25],
    ] as const
  ).map(([hash, status, hours]) => ({
    hash,
    watch: `watch-${hash}`,
    channel: 'email',
    to: status === 'ended' ? '' : 'reader@example.com',
    components: status === 'active' ? ['api'] : [],
    severities: [...statusSeverities],
    status,
    createdAt: now - hours * graphSpans.hour,
  }))

/** The address in each of its messages. */
export const pathOfSubscription = ({ hash }: MockStatusSubscription): string =>
  `/support/status/${hash}`
