import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../shared-config.ts'
import { startReceiver } from './receive.ts'
import type { Receiver } from './receive.ts'
import { Report } from './schema.ts'

// A map of one line: column 1 is line 3, column 5 of the source, and column 3 of no source.
const map = {
  version: 3,
  sources: ['../../../src/areas/pay/pay.ts'],
  names: [],
  mappings: 'AAEI,E,EAAA',
}
const report = {
  site: 'com',
  build: 'abc',
  language: 'en',
  entries: [
    {
      kind: 'error',
      name: 'TypeError',
      message: '… is not a function',
      frames: [
        'assets/pay-a1b2c3d4.js:1:1',
        'assets/pay-a1b2c3d4.js:1:3',
        'assets/gone-a1b2c3d4.js:1:2',
      ],
      route: '/blog/{slug}',
    },
    { kind: 'vital', metric: 'LCP', value: 1200.5, rating: 'good', route: '/pricing' },
  ],
}
let work = ''
let receiver: Receiver
let lines: string[] = []

const send = async (body: string, method = 'POST'): Promise<number> =>
  (
    await fetch(`http://127.0.0.1:${receiver.port}/site`, {
      method,
      ...(method === 'POST' && { body, headers: { 'content-type': 'text/plain' } }),
    })
  ).status

async function open(folder: string): Promise<void> {
  const file = join(work, folder, 'com', 'assets', 'pay-a1b2c3d4.js.map')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(map))
}

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'reports-'))
  lines = []
  receiver = await startReceiver({ port: 0, maps: work, print: (line) => void lines.push(line) })
})
afterEach(async () => {
  await receiver.close()
  await rm(work, { recursive: true, force: true })
})

describe('the receiver', () => {
  it.each(['', 'f00d'])(
    'prints a report with its places in the source, maps in "%s"',
    async (folder) => {
      await open(folder)
      expect(await send(JSON.stringify(report))).toBe(204)
      expect(lines.map((line) => line.replace(/^\S+Z /, ''))).toEqual([
        'com abc en error /blog/{slug} TypeError … is not a function',
        '    src/areas/pay/pay.ts:3:5',
        '    assets/pay-a1b2c3d4.js:1:3',
        '    assets/gone-a1b2c3d4.js:1:2',
        'com abc en vital /pricing LCP 1200.5 good',
      ])
    },
  )

  it('prints nothing that is no report, and obeys nothing in one', async () => {
    for (const wrong of [
      'x',
      '{}',
      JSON.stringify({ ...report, person: 'ada' }),
      JSON.stringify({ ...report, entries: [{ ...report.entries[1], url: '/x?y' }] }),
      JSON.stringify({
        ...report,
        entries: [{ ...report.entries[0], frames: ['../../etc/passwd:1:1'] }],
      }),
      JSON.stringify({ ...report, entries: Array.from({ length: 21 }, () => report.entries[1]) }),
    ])
      expect(await send(wrong)).toBe(400)
    expect(await send('x'.repeat(70_000))).toBe(413)
    expect(await send('', 'GET')).toBe(405)
    expect(lines).toEqual([])
    const colour = { ...report, build: '\u001b[31mred\n' }
    expect(await send(JSON.stringify(colour))).toBe(204)
    expect(lines.join('')).not.toMatch(/[\u001b\n]/)
  })
})

it('takes what docs/report.schema.json says', () => {
  const file = join(root, 'docs', 'report.schema.json')
  expect(existsSync(file)).toBe(true)
  const made = toJsonSchema(Report, { target: 'draft-2020-12' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(made)))
})
