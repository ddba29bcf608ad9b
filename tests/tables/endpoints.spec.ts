import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listEndpoints } from '../../builds/list.ts'
import { calls, contract } from '@/api/contract/index.ts'
import { tags } from '@/api/contract/types.ts'
import type { Call } from '@/api/contract/types.ts'

const root = join(import.meta.dirname, '..', '..')
const all = Object.entries<Call>(calls)

describe('the table of calls', () => {
  it('has the calls that the built pages make, by the addresses of the specification', () => {
    expect(listEndpoints()).toEqual(
      expect.arrayContaining([
        'GET\t/api/v2/user\tuser',
        'PUT\t/api/v2/user\tuser',
        'PUT\t/api/v2/user/system_message_read\tuser',
        'GET\t/api/v2/customer/prices\tpublic',
        'GET\t/api/v2/proxy/prices\tpublic',
        'GET\t/api/v2/public_statistics\tpublic',
        'GET\t/api/v2/public_statistics/graph/{name}\tpublic',
        'POST\t/api/v1/event-tracker\tpublic',
        'POST\t/api/v2/auth/login\tauth',
        'POST\t/api/v2/auth/logout\tauth',
        'POST\t/api/v2/auth/register\tauth',
        'GET\t/api/v2/dashboard\tcustomer',
      ]),
    )
  })

  it('says in a sentence why an answer is never kept, and makes no endpoint of that row', () => {
    for (const [, { once, endpoint, provides }] of all.filter(([, call]) => 'once' in call)) {
      expect(once).toMatch(/^[A-Z].+\.$/)
      expect([endpoint, provides]).toEqual([undefined, undefined])
    }
  })

  it('is printed by npm run endpoints, one line for each call', () => {
    const printed = execFileSync(process.execPath, ['builds/list.ts', 'endpoints'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(printed).toBe(`${listEndpoints().join('\n')}\n`)
    expect(listEndpoints()).toHaveLength(all.length)
  })

  it('has no name and no address twice', () => {
    expect(
      Object.values(contract)
        .flatMap((area) => Object.keys(area))
        .toSorted(),
    ).toEqual(Object.keys(calls).toSorted())
    expect(new Set(all.map(([, call]) => `${call.method} ${call.path}`)).size).toBe(all.length)
  })

  it.each(all)('%s: its path lies under /api, its parameters are in its argument', (_, call) => {
    expect(call.path).toMatch(/^\/api\/v[12](?:\/(?:[\w-]+|\{\w+\}))+$/)
    const { arg } = call
    const entries =
      'entries' in arg && typeof arg.entries === 'object' && arg.entries !== null
        ? Object.keys(arg.entries)
        : []
    for (const [, name] of call.path.matchAll(/\{(\w+)\}/g)) expect(entries).toContain(name)
    expect(entries.includes('idempotencyKey')).toBe(call.idempotent === true)
  })

  it.each(all)(
    '%s: reading does not make stale, writing does not provide, and tags are known',
    (_, call) => {
      expect(call.method === 'GET' ? call.invalidates : call.provides).toBeUndefined()
      for (const tag of [...(call.provides ?? []), ...(call.invalidates ?? [])])
        expect(tags).toContain(tag)
    },
  )
})
