import { known } from './known.ts'
import { decodePart } from './decode-part.ts'
import { encodePart } from './encode-part.ts'

/** Formats and parses a proxy as a line of text (contract.md 4.10). */

export const proxyProtocols = ['http', 'https', 'socks5'] as const
export type ProxyProtocol = (typeof proxyProtocols)[number]

export const lineFormats = [
  'host:port:user:pass',
  'user:pass@host:port',
  'url',
  'curl',
  'json',
] as const
export type LineFormat = (typeof lineFormats)[number]

export interface ProxyLine {
  protocol: ProxyProtocol
  host: string
  port: number
  /** Null if an allowed address replaces user name and password. */
  username: string | null
  password: string | null
}

/** The page that the sample command requests. */
export const lineTarget = 'https://example.com/'

/** Programs resolve host names at the proxy if the scheme ends in h. */
const schemes: Record<ProxyProtocol, string> = { http: 'http', https: 'https', socks5: 'socks5h' }
const protocols: Readonly<Record<string, ProxyProtocol>> = {
  http: 'http',
  https: 'https',
  socks5: 'socks5',
  socks5h: 'socks5',
}

const login = ({ username, password }: ProxyLine): string =>
  username === null ? '' : `${username}:${password ?? ''}`

/** Special characters are percent-encoded in an address. */
const encodedLogin = ({ username, password }: ProxyLine): string =>
  username === null ? '' : `${encodePart(username)}:${encodePart(password ?? '')}@`

export const proxyUrl = (line: ProxyLine): string =>
  `${schemes[line.protocol]}://${encodedLogin(line)}${line.host}:${line.port}`

/** Quotes a word for a POSIX shell if necessary. */
const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
const readShellWord = (text: string): string =>
  text.startsWith("'") ? text.slice(1, -1).replaceAll(`'\\''`, "'") : text

export function writeLine(format: LineFormat, line: ProxyLine): string {
  const place = `${line.host}:${line.port}`
  switch (format) {
    case 'host:port:user:pass':
      return line.username === null ? place : `${place}:${login(line)}`
    case 'user:pass@host:port':
      return line.username === null ? place : `${login(line)}@${place}`
    case 'url':
      return proxyUrl(line)
    case 'curl':
      return `curl --proxy ${shellWord(proxyUrl(line))} ${lineTarget}`
    case 'json': {
      const { protocol, host, port, username, password } = line
      return JSON.stringify({ protocol, host, port, username, password })
    }
  }
}

const hostPattern = String.raw`((?:[\w-]+\.)*[\w-]+)`
const portOf = (text: string | undefined): number => {
  const port = Number(text)
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0
}

/** The two plain formats do not contain the protocol, so `protocol` supplies it. */
function readPlain(pattern: RegExp, text: string, protocol: ProxyProtocol): ProxyLine | null {
  const { host = '', port, username, password } = pattern.exec(text)?.groups ?? {}
  const number = portOf(port)
  if (!host || number === 0) return null
  return {
    protocol,
    host,
    port: number,
    username: username ?? null,
    password: username === undefined ? null : (password ?? ''),
  }
}

function readUrl(text: string): ProxyLine | null {
  const [, scheme = '', , user, password, host = '', port] =
    new RegExp(`^([a-z0-9]+)://((?:([^:@/]*):([^@/]*)@)?)${hostPattern}:(\\d{1,5})/?$`).exec(
      text,
    ) ?? []
  const protocol = known(protocols, scheme)
  const number = portOf(port)
  if (!protocol || number === 0) return null
  if (user === undefined) return { protocol, host, port: number, username: null, password: null }
  const [name, secret] = [decodePart(user), decodePart(password ?? '')]
  if (name === null || secret === null) return null
  return { protocol, host, port: number, username: name, password: secret }
}

function readJson(text: string): ProxyLine | null {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return null
    const { protocol, host, port, username, password } = {
      protocol: '',
      host: '',
      port: 0,
      username: null,
      password: null,
      ...data,
    }
    const spoken = typeof protocol === 'string' ? known(protocols, protocol) : undefined
    if (
      !spoken ||
      typeof host !== 'string' ||
      typeof port !== 'number' ||
      portOf(String(port)) === 0
    )
      return null
    return {
      protocol: spoken,
      host,
      port,
      username: typeof username === 'string' ? username : null,
      password: typeof password === 'string' ? password : null,
    }
  } catch {
    return null
  }
}

const colons = new RegExp(
  `^(?<host>[\\w.-]+):(?<port>\\d{1,5})(?::(?<username>[^:@\\s]+):(?<password>[^:@\\s]*))?$`,
)
const at = new RegExp(
  `^(?:(?<username>[^:@\\s]+):(?<password>[^:@\\s]*)@)?(?<host>[\\w.-]+):(?<port>\\d{1,5})$`,
)

/** Parses a line in a given format; null if it does not match. */
export function readLine(
  format: LineFormat,
  text: string,
  protocol: ProxyProtocol = 'http',
): ProxyLine | null {
  switch (format) {
    case 'host:port:user:pass':
      return readPlain(colons, text, protocol)
    case 'user:pass@host:port':
      return readPlain(at, text, protocol)
    case 'url':
      return readUrl(text)
    case 'curl': {
      const [, word] = /^curl --proxy ('.*'|\S+) \S+$/.exec(text) ?? []
      return word === undefined ? null : readUrl(readShellWord(word))
    }
    case 'json':
      return readJson(text)
  }
}

/** Parses a line in any format. */
export function readAnyLine(text: string, protocol: ProxyProtocol = 'http'): ProxyLine | null {
  for (const format of lineFormats) {
    const found = readLine(format, text.trim(), protocol)
    if (found) return found
  }
  return null
}

/** Returns the line with its password masked. */
export const maskLine = (format: LineFormat, line: ProxyLine): string =>
  line.password === null
    ? writeLine(format, line)
    : writeLine(format, { ...line, password: 'PASSWORD' }).replace('PASSWORD', '••••••••')
