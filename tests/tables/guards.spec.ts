import { describe, expect, it } from 'vitest'
import { guards, isOpenRow, startPage } from '@/routes/guards.ts'
import type { Person, GuardVerdict } from '@/routes/guards.ts'
import { guardNames } from '@/routes/types.ts'
import type { GuardName } from '@/routes/types.ts'
import { example, lines } from '../support/routes.ts'

const origin = 'https://glyphwork.example'

// The expected results are written out from specification.md section 2 and the legend of
// routes.tsv; none is taken from the code.

const personas = {
  anonymous: null,
  newcomer: { userType: null, permissions: {} },
  customer: { userType: 'customer', permissions: {} },
  developer: { userType: 'developer', permissions: { admin: false, moderator: false } },
  worker: { userType: 'worker', permissions: {} },
  moderator: { userType: 'customer', permissions: { moderator: true } },
  admin: { userType: 'customer', permissions: { admin: true } },
  'admin without a type': { userType: null, permissions: { admin: true } },
  'of a type that we do not know': { userType: 'partner', permissions: {} },
} satisfies Record<string, Person>
type Persona = keyof typeof personas

/** `login` and `choose` carry a return_to; the others are the pages on which the person lands. */
type Expected =
  | 'pass'
  | 'login'
  | 'choose'
  | '/'
  | '/#order-captchas'
  | '/enterpage'
  | '/cabinet'
  | '/select-role'
  | '/profile'
const everyone = <T extends Expected>(known: T): Record<Persona, Expected> => ({
  anonymous: known,
  newcomer: known,
  customer: known,
  developer: known,
  worker: known,
  moderator: known,
  admin: known,
  'admin without a type': known,
  'of a type that we do not know': known,
})

const expected: Record<GuardName, Record<Persona, Expected>> = {
  public: everyone('pass'),
  guest: {
    ...everyone('/enterpage'),
    anonymous: 'pass',
    worker: '/cabinet',
    newcomer: '/select-role',
    'admin without a type': '/select-role',
  },
  user: {
    ...everyone('pass'),
    anonymous: 'login',
    newcomer: 'choose',
    'admin without a type': 'choose',
  },
  'user-any-type': { ...everyone('pass'), anonymous: 'login' },
  // None of these has a team; those of one are tried in team.spec.tsx.
  team: {
    ...everyone('/profile'),
    anonymous: 'login',
    newcomer: 'choose',
    'admin without a type': 'choose',
  },
  'order-anchor': { ...everyone('pass'), anonymous: '/#order-captchas' },
  'role:admin': {
    ...everyone('/'),
    anonymous: 'login',
    admin: 'pass',
    'admin without a type': 'pass',
  },
  'role:moderator': { ...everyone('/'), anonymous: 'login', moderator: 'pass' },
  'role:moderator,admin': {
    ...everyone('/'),
    anonymous: 'login',
    moderator: 'pass',
    admin: 'pass',
    'admin without a type': 'pass',
  },
}

/**
 * Percent-encoding by hand: the characters that encodeURIComponent keeps, and UTF-8 for the rest.
 */
function encoded(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return Array.from(bytes, (byte) => {
    const letter = String.fromCharCode(byte)
    return /[A-Za-z0-9\-_.!~*'()]/.test(letter)
      ? letter
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }).join('')
}

function written(verdict: Expected, href: string): GuardVerdict {
  if (verdict === 'pass') return 'pass'
  if (verdict === 'login') return { to: `/auth/login?return_to=${encoded(href)}` }
  if (verdict === 'choose') return { to: `/select-role?return_to=${encoded(href)}` }
  return { to: verdict }
}

const known = new Set(lines.filter(({ guard }) => guard !== 'redirect').map(({ path }) => path))
const match = (path: string): boolean => known.has(path)
const isGuard = (name: string): name is GuardName => guardNames.some((guard) => guard === name)
const guarded = lines.filter(({ guard }) => guard !== 'redirect')
const queries = ['', '?from=mail', '?a=1&b=%D1%8F&c=x+y%2Fz&d=%26', "?q='()*!~"]

it('tries the whole table: every guard has a line, every line a guard', () => {
  expect(guarded.length).toBeGreaterThan(170)
  expect(new Set(guarded.map(({ guard }) => guard))).toEqual(new Set(guardNames))
})

it('calls open what a visitor who is not signed in may see', () => {
  for (const guard of guardNames)
    expect(isOpenRow({ guard }), guard).toBe(expected[guard].anonymous === 'pass')
})

describe.each(Object.entries<Person>(personas))('%s', (name, person) => {
  it.each(guarded)('at $path ($guard)', ({ path: pattern, guard }) => {
    if (!isGuard(guard)) throw new Error(`There is no guard ${guard}.`)
    const path = example(pattern)
    const verdict = Object.entries(expected[guard]).find(([persona]) => persona === name)?.[1]
    if (!verdict) throw new Error(`The oracle does not know ${name}.`)
    for (const prefix of ['', '/ru', '/zh'])
      for (const search of queries) {
        const href = `${prefix}${path}${search}`
        expect(guards[guard](person, { path, href, search, match, origin }), href).toEqual(
          written(verdict, href),
        )
      }
  })
})

describe('return_to', () => {
  const at = (path: string, search = '') => ({ path, href: path + search, search, match, origin })

  it('holds path and query, encoded once, to the letter', () => {
    expect(guards.user(null, at('/pay', '?method=btc&sum=10'))).toEqual({
      to: '/auth/login?return_to=%2Fpay%3Fmethod%3Dbtc%26sum%3D10',
    })
    expect(guards.user(null, at('/statistics/uploads', '?q=%D1%8F'))).toEqual({
      to: '/auth/login?return_to=%2Fstatistics%2Fuploads%3Fq%3D%25D1%258F',
    })
    expect(guards.user(personas.newcomer, { ...at('/pay'), href: '/ru/pay' })).toEqual({
      to: '/select-role?return_to=%2Fru%2Fpay',
    })
    expect(guards['role:admin'](null, at('/p/admin'))).toEqual({
      to: '/auth/login?return_to=%2Fp%2Fadmin',
    })
  })

  it('takes a signed-in guest on to where they wanted to go, as it stands, else to their start page', () => {
    expect(
      guards.guest(personas.customer, at('/auth/login', '?return_to=%2Fru%2Fpay%3Fx%3D1')),
    ).toEqual({ to: '/ru/pay?x=1', localised: true })
    expect(guards.guest(personas.worker, at('/auth/login', '?return_to=%2Fpay'))).toEqual({
      to: '/pay',
      localised: true,
    })
    for (const bad of [
      '//other.example',
      'https://other.example/',
      '/nowhere',
      '/auth/logout',
      '/select-role',
      '/pay?return_to=/pay',
      '',
    ])
      expect(
        guards.guest(personas.customer, at('/auth/login', `?return_to=${encodeURIComponent(bad)}`)),
        bad,
      ).toEqual({ to: '/enterpage' })
    expect(
      guards.guest(personas.customer, at('/auth/login', '?return_to=%2Fpay&return_to=%2Fpay')),
    ).toEqual({ to: '/enterpage' })
  })
})

describe('start pages', () => {
  const only =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path)

  it.each([
    ['nobody', null, only('/enterpage'), '/'],
    ['a newcomer', personas.newcomer, only('/enterpage', '/select-role'), '/select-role'],
    ['a customer', personas.customer, only('/enterpage'), '/enterpage'],
    ['a developer', personas.developer, only('/enterpage'), '/enterpage'],
    ['a customer without a dashboard', personas.customer, only(), '/'],
    ['a worker', personas.worker, only('/enterpage', '/cabinet'), '/cabinet'],
    ['a worker before anything exists', personas.worker, only('/enterpage'), '/'],
  ])('%s', (_, person, exists, page) => {
    expect(startPage(person, exists)).toBe(page)
  })

  it('takes nothing but true for a permission', () => {
    const person: Person = {
      userType: 'customer',
      permissions: JSON.parse('{"admin":"true","moderator":1}'),
    }
    const address = { path: '/p/admin', href: '/p/admin', search: '', match, origin }
    expect(guards['role:admin'](person, address)).toEqual({ to: '/' })
    expect(guards['role:moderator,admin'](person, address)).toEqual({ to: '/' })
  })
})
