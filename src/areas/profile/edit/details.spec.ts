import { expect, it } from 'vitest'
import { safeParse } from 'valibot'
import { User } from '@/api/contract/user.ts'
import { atFields, detailsChanges, profileDetailsForm, detailsOf } from './details.ts'

function person(own: object) {
  const parsed = safeParse(User, {
    id: 1,
    profile: { userType: 'customer' },
    balance: { amount: 1 },
    ...own,
  })
  if (!parsed.success) throw new Error('This is no user.')
  return parsed.output
}
const ann = person({
  name: 'Ann',
  profile: { userType: null, country: 'DE', company: null },
  timezone: 'Europe/Berlin',
  theme: 'neon',
})
const before = detailsOf(ann, 'ru')

it('reads an account, with the language that is spoken and a theme that we have', () => {
  expect(before).toEqual({
    name: 'Ann',
    company: '',
    country: 'DE',
    timezone: 'Europe/Berlin',
    currency: 'USD',
    interfaceLanguage: 'ru',
    theme: 'system',
  })
})

it.each([
  [{}, {}],
  [{ name: 'Bob' }, { name: 'Bob' }],
  [
    { theme: 'dark' as const, currency: 'EUR' },
    { theme: 'dark', currency: 'EUR' },
  ],
  [{ country: '' }, { profile: { country: null } }],
  [{ company: 'Vale Ltd' }, { profile: { company: 'Vale Ltd' } }],
  [
    { company: 'Vale Ltd', country: 'FR', timezone: 'UTC' },
    { timezone: 'UTC', profile: { company: 'Vale Ltd', country: 'FR' } },
  ],
])('of %j sends %j', (change, patch) =>
  expect(detailsChanges(before, { ...before, ...change })).toEqual(patch),
)

it('wants a name only of who has one', () => {
  const nameless = { ...before, name: '  ' }
  expect(safeParse(profileDetailsForm(ann), nameless).success).toBe(false)
  expect(safeParse(profileDetailsForm(person({})), nameless).success).toBe(true)
})

it('finds the form’s field for the backend’s path, and leaves other failures alone', () => {
  expect(
    atFields({
      kind: 'HTTP',
      fields: { 'profile.company': { code: 'too_long' }, name: { code: 'required' } },
    }),
  ).toEqual({
    kind: 'HTTP',
    fields: { company: { code: 'too_long' }, name: { code: 'required' } },
  })
  const error = new Error('x')
  expect(atFields(error)).toBe(error)
})
