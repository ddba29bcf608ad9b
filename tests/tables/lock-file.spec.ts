import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const Entry = v.looseObject({ integrity: v.optional(v.string()) })
const { packages } = v.parse(
  v.object({ packages: v.record(v.string(), Entry) }),
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
)
const entries = Object.entries(packages).filter(([path]) => path !== '')

it('holds a hash of every package, by which npm judges what it fetched', () => {
  expect(entries.length).toBeGreaterThan(400)
  const unproven = entries.filter(
    ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )
  expect(unproven.map(([path]) => path)).toEqual([])
})
