import * as v from 'valibot'
import { postbackEvents } from '@/api/contract/partner-states.ts'
import type { Postback } from '@/api/contract/postbacks.ts'
import { known } from '@/lib/known.ts'
import { postbackFault } from '@/lib/postback-url.ts'
import type { PostbackFault } from '@/lib/postback-url.ts'
import { logFields, receiverParam } from '@/shared/deliveries/log-fields.ts'
import { choice, defineQuery } from '@/shared/query/query.ts'

export type PostbackEvent = (typeof postbackEvents)[number]

/** The known events of a postback, in display order. */
export const eventsOf = ({ events }: Pick<Postback, 'events'>): PostbackEvent[] =>
  postbackEvents.filter((event) => events.includes(event))

const fits = (code: PostbackFault['code']) => (url: string) => postbackFault(url)?.code !== code

/** @param taken the URLs of the partner's other postbacks */
export const postbackForm = (taken: readonly string[]) =>
  v.object({
    url: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(2048),
      v.check(fits('bad_format'), 'bad_format'),
      v.check(fits('mismatch'), 'mismatch'),
      v.check(fits('not_allowed'), 'not_allowed'),
      v.check((url) => !taken.includes(url), 'not_unique'),
    ),
    events: v.pipe(v.array(v.picklist(postbackEvents)), v.nonEmpty()),
  })

export const editPostbackForm = (id: Postback['id']): string => `postback-${id}`
export const testPostbackForm = (id: Postback['id']): string => `postback-test-${id}`

export const isPostbackEvent = (name: string): name is PostbackEvent =>
  known(postbackEvents, name) !== undefined

/** The query of the log. */
export const postbackQuery = defineQuery({
  ...logFields,
  event: choice(postbackEvents),
  postbackId: receiverParam('postback'),
})
