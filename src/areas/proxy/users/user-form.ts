import * as v from 'valibot'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import {
  limitPeriods,
  prefixPattern,
  proxyPasswordPattern,
  proxyUserLimits,
  usernamePattern,
} from '@/api/contract/proxy-users.ts'
import type { ProxyUser, proxyUserCalls } from '@/api/contract/proxy-users.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { known } from '@/lib/known.ts'
import { decimalOf, digitsOf, isAmount, shownAmount } from '@/lib/typed-amount.ts'
import { dayIn } from '@/lib/zone.ts'

export interface UserSettings {
  label: string
  product: (typeof proxyProducts)[number]
  /** The typed gigabytes; empty or 0 means no limit. */
  limit: string
  limitPeriod: (typeof limitPeriods)[number]
  threads: string
  where: 'any' | 'some'
  countries: string[]
  expiresAt: string
}
export interface NewUserValues extends UserSettings {
  mode: 'one' | 'many'
  username: string
  password: string
  prefix: string
  count: string
}

const gigabyte = 1e9
const isNumber = (text: string, most: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most

const settings = {
  label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(proxyUserLimits.label)),
  product: v.picklist(proxyProducts),
  limit: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || isAmount(text), 'bad_format'),
    v.check(
      (text) => !isAmount(text) || Number(decimalOf(text)) * gigabyte <= proxyUserLimits.bytes,
      'out_of_range',
    ),
  ),
  limitPeriod: v.picklist(limitPeriods),
  threads: v.pipe(
    v.string(),
    v.trim(),
    v.transform(digitsOf),
    v.check((text) => text === '' || isNumber(text, proxyUserLimits.threads), 'out_of_range'),
  ),
  where: v.picklist(['any', 'some']),
  countries: v.pipe(v.array(v.string()), v.maxLength(proxyUserLimits.countries)),
  expiresAt: v.string(),
}
const hasCountries = ({ where, countries }: UserSettings): boolean =>
  where === 'any' || countries.length > 0

export const EditUserForm: v.GenericSchema<UserSettings, UserSettings> = v.pipe(
  v.object(settings),
  v.forward(
    v.check((values) => hasCountries(values), 'required'),
    ['countries'],
  ),
)

/** Fields of the other mode are not validated. */
const isNamed = (
  { mode, username, password, prefix, count }: NewUserValues,
  field: 'username' | 'password' | 'prefix' | 'count',
): boolean => {
  if (field === 'username') return mode === 'many' || usernamePattern.test(username.trim())
  if (field === 'password')
    return mode === 'many' || password === '' || proxyPasswordPattern.test(password)
  if (field === 'prefix') return mode === 'one' || prefixPattern.test(prefix.trim())
  return mode === 'one' || isNumber(count.trim(), proxyUserLimits.bulk)
}
export const NewUserForm: v.GenericSchema<NewUserValues, NewUserValues> = v.pipe(
  v.object({
    mode: v.picklist(['one', 'many']),
    username: v.string(),
    password: v.string(),
    prefix: v.string(),
    count: v.pipe(v.string(), v.trim(), v.transform(digitsOf)),
    ...settings,
  }),
  v.forward(
    v.check((values) => hasCountries(values), 'required'),
    ['countries'],
  ),
  v.forward(
    v.check((values) => isNamed(values, 'username'), 'bad_format'),
    ['username'],
  ),
  v.forward(
    v.check((values) => isNamed(values, 'password'), 'bad_format'),
    ['password'],
  ),
  v.forward(
    v.check((values) => isNamed(values, 'prefix'), 'bad_format'),
    ['prefix'],
  ),
  v.forward(
    v.check((values) => isNamed(values, 'count'), 'out_of_range'),
    ['count'],
  ),
)

export const newUserDefaults: NewUserValues = {
  mode: 'one',
  label: '',
  username: '',
  password: '',
  prefix: '',
  count: '10',
  product: 'residential',
  limit: '',
  limitPeriod: 'none',
  threads: '',
  where: 'any',
  countries: [],
  expiresAt: '',
}

/** @param zone the zone in which the last day ends */
export const proxyUserSettings = (user: ProxyUser, locale: string, zone: string): UserSettings => ({
  label: user.label,
  product: known(proxyProducts, user.product) ?? 'residential',
  limit: user.limitBytes === null ? '' : shownAmount(String(user.limitBytes / gigabyte), locale),
  limitPeriod: known(limitPeriods, user.limitPeriod) ?? 'none',
  threads: user.threads === null ? '' : String(user.threads),
  where: user.countries === null ? 'any' : 'some',
  countries: user.countries ?? [],
  // It ends at the midnight after its last day.
  expiresAt: user.expiresAt === null ? '' : dayIn(zone, Date.parse(user.expiresAt) - 1),
})

type Settings = Omit<ArgOf<(typeof proxyUserCalls)['updateProxyUser']>, 'id' | 'updatedAt'>
export const proxyUserArg = (values: UserSettings): Settings => ({
  label: values.label.trim(),
  product: values.product,
  limitBytes:
    values.limit.trim() === '' ? 0 : Math.round(Number(decimalOf(values.limit)) * gigabyte),
  limitPeriod: values.limitPeriod,
  threads: values.threads.trim() === '' ? null : Number(values.threads),
  countries: values.where === 'any' ? null : values.countries,
  expiresAt: values.expiresAt === '' ? null : values.expiresAt,
})

export function newUserArg(
  values: NewUserValues,
): ArgOf<(typeof proxyUserCalls)['createProxyUsers']> {
  const { mode, username, password, prefix, count } = values
  return {
    ...proxyUserArg(values),
    ...(mode === 'one'
      ? { username: username.trim(), ...(password !== '' && { password }) }
      : { prefix: prefix.trim(), count: Number(count) }),
  }
}

/** The form's name of a field of the backend. */
export const proxyUserFormField = (name: string): string => (name === 'limitBytes' ? 'limit' : name)
