import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFault, cleanMessage } from './clean.ts'

const origin = 'https://glyphwork.example'

/** Secrets of many kinds. None is a plain word, which a message may contain anyway. */
const secret = fc.oneof(
  fc.stringMatching(/^[0-9a-f]{32}$/),
  fc.stringMatching(/^[a-z]{3,8}[.][a-z]{3,8}@[a-z]{3,8}[.]example$/),
  fc.stringMatching(/^Zq[A-Za-z0-9_-]{6,30}$/),
  fc.stringMatching(/^4[0-9]{15}$/),
  fc.constantFrom('Анна Иванова', '王小明', 'Glyphwork-demo-1', 'zoe o’hara'),
)
const around = fc.constantFrom(
  (s: string) => s,
  (s: string) => `Cannot read properties of undefined (reading '${s}')`,
  (s: string) => `Failed to fetch ${origin}/auth/check_key/${s}/1001?token=${s}#${s}`,
  (s: string) => `Unexpected token in JSON: {"name":"${s}","key":"${s}"}`,
  (s: string) => `${s}: ${s} is not a function.${s}`,
  (s: string) => `${origin}/assets/pages-abcdefgh.js?${s}:1:2`,
  (s: string) =>
    `\n    at f (${origin}/profile/${s}:1:2)\n    at ${s} (https://${encodeURIComponent(s)}.example/assets/a-12345678.js:1:2)`,
)

/** The text around a secret. A part of a secret may equal a part of one of these words. */
const vocabulary = `Cannot read properties Unexpected function ${origin}`.toLowerCase()

function faultsWith(text: string, bare: string) {
  const error = new TypeError(text)
  error.stack = `TypeError: ${text}\n    at ${text} (${origin}/assets/app-BxY_12-z.js:1:234)\n    at ${text}`
  const named = Object.assign(new Error(text), { name: text })
  const problem = {
    kind: 'HTTP',
    status: 503,
    code: text,
    data: { name: bare },
    requestId: bare,
    fields: { [bare]: { code: bare } },
  }
  return [
    ...(['error', 'rejection', 'chunk'] as const).flatMap((kind) =>
      [error, named, text, problem, { [bare]: bare }].map((what) => ({ kind, error: what })),
    ),
    { kind: 'csp', directive: text, blocked: text, file: text } as const,
    {
      kind: 'csp',
      directive: 'img-src',
      blocked: `https://x.example/${bare}`,
      file: `${origin}/${bare}`,
    } as const,
    { kind: 'problem', method: 'GET', path: '/api/v2/user', problem } as const,
  ]
}

describe('a report', () => {
  it('never holds an address, a name, a body or a key, wherever they were', () => {
    fc.assert(
      fc.property(secret, around, around, (bare, inner, outer) => {
        for (const fault of faultsWith(outer(inner(bare)), bare)) {
          const sent = JSON.stringify(cleanFault(fault, origin))
          for (const part of [bare, ...bare.split(/[\s@.-]/).filter((one) => one.length > 5)])
            if (!vocabulary.includes(part.toLowerCase()))
              expect(sent.toLowerCase()).not.toContain(part.toLowerCase())
          expect(sent).not.toContain('://')
        }
      }),
      { numRuns: 300 },
    )
  })

  it('still says what broke and where', () => {
    expect(cleanMessage("Cannot read properties of undefined (reading 'balance')")).toBe(
      'Cannot read properties of undefined reading …',
    )
    const error = new TypeError('x is not a function')
    error.stack = `TypeError: x is not a function\n    at f (${origin}/assets/app-BxY_12-z.js:1:234)\n    at ${origin}/assets/customer-a1b2c3d4.js:2:5\ng@${origin}/assets/ui-a1b2c3d4.js:3:6`
    expect(cleanFault({ kind: 'error', error }, origin)).toEqual({
      kind: 'error',
      name: 'TypeError',
      message: '… is not a function',
      frames: [
        'assets/app-BxY_12-z.js:1:234',
        'assets/customer-a1b2c3d4.js:2:5',
        'assets/ui-a1b2c3d4.js:3:6',
      ],
    })
    const lost = new TypeError(
      `Failed to fetch dynamically imported module: ${origin}/assets/pay-a1b2c3d4.js`,
    )
    expect(cleanFault({ kind: 'chunk', error: lost }, origin)).toMatchObject({
      message: 'Failed to fetch dynamically … module …',
      frames: ['assets/pay-a1b2c3d4.js'],
    })
    expect(
      cleanFault(
        { kind: 'csp', directive: 'connect-src', blocked: 'https://ads.example/x?y', file: '' },
        origin,
      ),
    ).toEqual({ kind: 'csp', directive: 'connect-src', blocked: 'https' })
    expect(
      cleanFault(
        {
          kind: 'problem',
          method: 'GET',
          path: '/api/v2/tasks/{id}',
          problem: { kind: 'HTTP', status: 503, code: 'ERROR_MAINTENANCE', data: { a: 1 } },
        },
        origin,
      ),
    ).toEqual({
      kind: 'problem',
      method: 'GET',
      path: '/api/v2/tasks/{id}',
      problem: 'HTTP',
      status: 503,
      code: 'ERROR_MAINTENANCE',
    })
  })
})
