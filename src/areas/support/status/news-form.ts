import * as v from 'valibot'
import { WebhookUrl } from '@/api/contract/notification-settings.ts'
import { statusChannels, statusSeverities } from '@/api/contract/status-subscriptions.ts'
import type { StatusSubscription } from '@/api/contract/status-subscriptions.ts'

/** What somebody wants to hear of. */
export interface StatusWish {
  scope: 'all' | 'some'
  components: string[]
  severities: string[]
}

const wish = {
  scope: v.picklist(['all', 'some']),
  components: v.array(v.string()),
  severities: v.pipe(
    v.array(v.string()),
    v.check((list) => list.length > 0, 'required'),
  ),
}
const hasParts = ({ scope, components }: Pick<StatusWish, 'scope' | 'components'>): boolean =>
  scope === 'all' || components.length > 0

export const StatusWishForm = v.pipe(
  v.object(wish),
  v.forward(v.partialCheck([['scope'], ['components']], hasParts, 'required'), ['components']),
)

const Email = v.pipe(v.string(), v.email())

/** An address counts for its own channel alone. */
export const StatusNewsForm = v.pipe(
  v.object({
    channel: v.picklist(statusChannels),
    email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
    url: v.pipe(v.string(), v.trim(), v.maxLength(2048)),
    ...wish,
  }),
  v.forward(
    v.partialCheck(
      [['channel'], ['email']],
      ({ channel, email }) => channel !== 'email' || email !== '',
      'required',
    ),
    ['email'],
  ),
  v.forward(
    v.partialCheck(
      [['channel'], ['email']],
      ({ channel, email }) => channel !== 'email' || email === '' || v.is(Email, email),
      'bad_format',
    ),
    ['email'],
  ),
  v.forward(
    v.partialCheck(
      [['channel'], ['url']],
      ({ channel, url }) => channel !== 'webhook' || v.is(WebhookUrl, url),
      'bad_format',
    ),
    ['url'],
  ),
  v.forward(v.partialCheck([['scope'], ['components']], hasParts, 'required'), ['components']),
)

/** What is sent: no parts are all of them, later ones too. */
export const sentWish = ({ scope, components, severities }: StatusWish) => ({
  components: scope === 'all' ? [] : components,
  severities: statusSeverities.filter((one) => severities.includes(one)),
})

export const wishOf = ({ components, severities }: StatusSubscription): StatusWish => ({
  scope: components.length === 0 ? 'all' : 'some',
  components,
  severities: statusSeverities.filter((one) => severities.includes(one)),
})
