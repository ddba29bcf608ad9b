import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const tokens = new Map<string, Record<Scheme, string>>()
for (const [, name, light, dark] of css.matchAll(
  /--([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\);/g,
)) {
  if (name && light && dark) tokens.set(name, { light, dark })
}
for (const [, name, value] of css.matchAll(/--([\w-]+):\s*(#\w+);/g)) {
  if (name && value) tokens.set(name, { light: value, dark: value })
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&').slice(1) : hex.slice(1)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const c = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string, scheme: Scheme): number {
  const [x, y] = [a, b].map((name) => {
    const value = tokens.get(name)?.[scheme]
    if (!value) throw new Error(`tokens.css has no colour --${name}`)
    return luminance(value)
  })
  if (x === undefined || y === undefined) throw new Error('unreachable')
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

const surfaces = ['paper', 'alice', 'raised']
const onSurfaces = [
  'ink',
  'ink-2',
  'ink-3',
  'blue',
  'blue-2',
  'blue-ink',
  'earls-ink',
  'ok',
  'warn',
  'bad',
  'bad-2',
]
const text: [string, string][] = [
  ...onSurfaces.flatMap((name) => surfaces.map((surface): [string, string] => [name, surface])),
  ...['blue-soft', 'earls-soft', 'ok-soft', 'warn-soft', 'bad-soft'].flatMap(
    (soft): [string, string][] => [
      ['ink', soft],
      ['ink-2', soft],
    ],
  ),
  ['blue-ink', 'blue-soft'],
  ['earls-ink', 'earls-soft'],
  ['ok', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['ink', 'mark'],
  ['ink', 'line'],
  ['on-blue', 'blue'],
  ['on-blue', 'blue-2'],
  ['on-earls', 'earls'],
  ['on-earls', 'earls-2'],
  ['on-bad', 'bad'],
  ['on-bad', 'bad-2'],
  ['on-warn', 'warn-fill'],
  ['on-warn', 'warn-fill-2'],
  ['on-gray', 'gray'],
  ['paper', 'ink'],
  ['on-white', 'white'],
  ['on-white', 'white-2'],
  ...[0, 2, 3, 5, 6, 7].map((label): [string, string] => ['white', `label-${label}`]),
  ...[1, 4].map((label): [string, string] => ['on-white', `label-${label}`]),
]
const shapes: [string, string][] = ['line-3', 'focus', 'blue'].flatMap((name) =>
  surfaces.map((surface): [string, string] => [name, surface]),
)

describe.each(schemes)('contrast, %s scheme', (scheme) => {
  it.each(text)('text --%s on --%s is at least 4.5:1', (fore, back) => {
    expect(contrast(fore, back, scheme)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(shapes)('--%s against --%s is at least 3:1', (fore, back) => {
    expect(contrast(fore, back, scheme)).toBeGreaterThanOrEqual(3)
  })
})

it('every colour has both schemes and a pair above', () => {
  const paired = new Set([...text, ...shapes].flat())
  const decoration = new Set(['line-2', 'overlay'])
  expect([...tokens.keys()].filter((name) => !paired.has(name) && !decoration.has(name))).toEqual(
    [],
  )
})

it('every colour is a colour of the system where the person has forced theirs', () => {
  const [, forced = ''] = css.split('@media (forced-colors: active)')
  const system = new Map(
    [...forced.matchAll(/--([\w-]+):\s*([A-Z]\w+);/g)].map(([, name, value]) => [name, value]),
  )
  // White and the labels are on pictures; the overlay lets the page through.
  const own = /^(?:white|white-2|on-white|label-\d|overlay)$/
  expect([...tokens.keys()].filter((name) => !own.test(name) && !system.has(name))).toEqual([])
  for (const [text, back] of [
    ['ink', 'paper'],
    ['on-blue', 'blue'],
    ['on-earls', 'earls'],
    ['on-bad', 'bad'],
    ['on-warn', 'warn-fill'],
    ['on-gray', 'gray'],
  ])
    expect([
      ['CanvasText', 'Canvas'],
      ['Canvas', 'CanvasText'],
      ['HighlightText', 'Highlight'],
    ]).toContainEqual([system.get(text), system.get(back)])
})
