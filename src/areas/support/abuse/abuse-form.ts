import * as v from 'valibot'
import { abuseKinds, abuseLimits } from '@/api/contract/service-status.ts'

const isAddress = (url: string): boolean =>
  url === '' || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))

export const AbuseForm = v.pipe(
  v.object({
    kind: v.pipe(
      v.string(),
      v.picklist(abuseKinds, (issue) => (issue.input ? 'not_allowed' : 'required')),
    ),
    url: v.pipe(v.string(), v.trim(), v.maxLength(2048), v.check(isAddress, 'bad_format')),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(abuseLimits.min),
      v.maxLength(abuseLimits.max),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(254),
      v.check((text) => text === '' || v.is(v.pipe(v.string(), v.email()), text), 'bad_format'),
    ),
  }),
  v.transform(({ url, email, ...rest }) => ({
    ...rest,
    ...(url && { url }),
    ...(email && { email }),
  })),
)
