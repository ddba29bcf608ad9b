import { clientFilters, clientSigns } from '@/api/contract/proxy-clients.ts'
import type { ProxyClient } from '@/api/contract/proxy-clients.ts'
import { known } from '@/lib/known.ts'
import { choice, defineQuery, page, searchParam } from '@/shared/query/query.ts'

export const clientQuery = defineQuery({
  text: searchParam(),
  known: choice(clientFilters),
  page,
})

/** What looks wrong, as far as the site knows it: a client without a sign is unknown at most. */
export const signOf = ({
  sign,
  known: reason,
}: ProxyClient): (typeof clientSigns)[number] | 'unknown' | undefined =>
  known(clientSigns, sign ?? '') ?? (reason === null ? 'unknown' : undefined)
