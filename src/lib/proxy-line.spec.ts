import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  lineFormats,
  maskLine,
  proxyProtocols,
  readAnyLine,
  readLine,
  writeLine,
} from './proxy-line.ts'
import type { ProxyLine } from './proxy-line.ts'

/** The backend's rule for passwords: no spaces, colons or at signs (contract.md 4.10). */
const Password = fc.stringMatching(/^[!-9;-?A-~]{8,32}$/)
const Username = fc.stringMatching(/^[a-z0-9_]{4,24}(-[a-z0-9_]{1,12}){0,6}$/)
const Host = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,6})?(\.[a-z0-9]{1,12}){1,3}$/)
const Line: fc.Arbitrary<ProxyLine> = fc
  .record({
    protocol: fc.constantFrom(...proxyProtocols),
    host: Host,
    port: fc.integer({ min: 1, max: 65_535 }),
    login: fc.option(fc.record({ username: Username, password: Password })),
  })
  .map(({ login, ...place }) => ({
    ...place,
    username: login?.username ?? null,
    password: login?.password ?? null,
  }))

describe('a proxy as a line', () => {
  it.each(lineFormats)('written as %s reads back as it was', (format) => {
    fc.assert(
      fc.property(Line, (line) => {
        expect(readLine(format, writeLine(format, line), line.protocol)).toEqual(line)
        expect(readAnyLine(writeLine(format, line), line.protocol)).toEqual(line)
      }),
    )
  })

  it.each(lineFormats)('written as %s shows no password while it is covered', (format) => {
    fc.assert(
      fc.property(Line, (drawn) => {
        // No other part of a line has a "!", so only the password itself can match.
        const line = { ...drawn, password: drawn.password && `!${drawn.password.slice(1)}` }
        const covered = maskLine(format, line)
        if (line.password === null) expect(covered).toBe(writeLine(format, line))
        else {
          expect(covered).toContain('••••••••')
          expect(covered).not.toContain(line.password)
        }
      }),
    )
  })

  it('is none where something is missing or means something else', () => {
    for (const text of [
      '',
      'gate.example',
      'gate.example:0',
      'gate.example:70000:user:pass',
      'ftp://user:pass@gate.example:8000',
      'https://gate.example/path:8000',
      '{"protocol":"http","host":"gate.example"}',
      '{"protocol":"constructor","host":"gate.example","port":80}',
      '[1]',
      'null',
      '{"protocol":"http","host":"gate.example","port":"80"}',
      '{"protocol":"http","host":"gate.example","port":80.5}',
      '{"protocol":"http","host":"gate.example","port":65536}',
      '{"protocol":"http","host":7,"port":80}',
      '{"protocol":7,"host":"gate.example","port":80}',
      'gate.example:65536',
      'constructor://gate.example:80',
      'curl https://example.com/',
      'sh curl --proxy http://gate.example:80 https://example.com/',
      'curl --proxy http://gate.example:80 https://example.com/ https://example.com/',
    ])
      expect(readAnyLine(text), text).toBeNull()
    expect(readLine('url', 'http://user:%zz@gate.example:80')).toBeNull()
  })

  it('is read with spaces around it, up to the last port, and with a login of texts alone', () => {
    expect(readAnyLine('  gate.example:65535\n')).toEqual({
      protocol: 'http',
      host: 'gate.example',
      port: 65_535,
      username: null,
      password: null,
    })
    expect(
      readAnyLine('{"protocol":"socks5","host":"h","port":1,"username":7,"password":[]}'),
    ).toEqual({ protocol: 'socks5', host: 'h', port: 1, username: null, password: null })
    expect(readAnyLine('gate.example:80', 'https')?.protocol).toBe('https')
  })

  it('is written with whatever the backend sends, also half of a character', () => {
    const line = { protocol: 'http', host: 'gate.example', port: 1, password: null } as const
    expect(writeLine('url', { ...line, username: 'cut \ud83d' })).toBe(
      'http://cut%20%EF%BF%BD:@gate.example:1',
    )
  })

  it('quotes for a shell what means something there', () => {
    const line = {
      protocol: 'socks5',
      host: 'gate.example',
      port: 1080,
      username: 'user',
      password: `a'b"c$d!`,
    } as const
    expect(writeLine('curl', line)).toBe(
      `curl --proxy 'socks5h://user:a'\\''b%22c%24d!@gate.example:1080' https://example.com/`,
    )
    expect(writeLine('curl', { ...line, username: null, password: null })).toBe(
      'curl --proxy socks5h://gate.example:1080 https://example.com/',
    )
  })
})
