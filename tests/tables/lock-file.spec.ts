import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const Entry = v.looseObject({
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  optional: v.optional(v.boolean()),
  os: v.optional(v.array(v.string())),
  cpu: v.optional(v.array(v.string())),
})
const { packages } = v.parse(
  v.object({ packages: v.record(v.string(), Entry) }),
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
)
const entries = Object.entries(packages).filter(([path]) => path !== '')

it('holds a hash of everything that is installed, by which npm judges what it fetched', () => {
  expect(entries.length).toBeGreaterThan(400)
  const unproven = entries.filter(
    ([path, { integrity }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') && existsSync(join(root, path)),
  )
  expect(unproven.map(([path]) => path)).toEqual([])
})

it('lacks one only for native builds of other platforms, of which the registry told none', () => {
  const without = entries.filter(([, { integrity }]) => integrity === undefined)
  const wrong = without.filter(([, { optional, os, cpu }]) => !optional || !(os ?? cpu))
  expect(wrong.map(([path]) => path)).toEqual([])
  expect(without.length).toBeLessThanOrEqual(61)
})
