import * as v from 'valibot'
import { verificationMethods } from '@/api/contract/pingback.ts'
import { readHost } from '@/lib/pingback-host.ts'
import type { HostProblem } from '@/lib/pingback-host.ts'

const checkHost = (wanted: HostProblem) => (typed: string) => {
  const read = readHost(typed)
  return 'host' in read || read.problem !== wanted
}
export const hostForm = (others: readonly string[]) =>
  v.object({
    host: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.check(checkHost('mismatch'), 'mismatch'),
      v.check(checkHost('bad_format'), 'bad_format'),
      v.check(checkHost('not_allowed'), 'not_allowed'),
      v.check((typed) => {
        const read = readHost(typed)
        return !('host' in read) || !others.includes(read.host)
      }, 'not_unique'),
    ),
    method: v.picklist(verificationMethods),
  })
