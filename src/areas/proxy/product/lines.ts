import type { Protocol } from './proxy-types.ts'

/** The proxy of the examples. The domain .example is never registered (RFC 2606). */
export const example = {
  host: 'proxy.example',
  user: 'price_check',
  password: 'Tu7-kiwi-Lake',
} as const
const ports = { http: 8000, https: 8443, socks5: 1080 } as const satisfies Record<Protocol, number>

/** curl and requests resolve names at the proxy if the scheme ends in h. */
const schemes = { http: 'http', https: 'https', socks5: 'socks5h' } as const satisfies Record<
  Protocol,
  string
>

/** A proxy as a URL, for programs. */
export const exampleProxyUrl = (protocol: Protocol): string =>
  `${schemes[protocol]}://${example.user}:${example.password}@${example.host}:${ports[protocol]}`

const { host, user, password } = example
const port = ports.http

/** The page of the reader that the examples request through the proxy. */
export const target = 'https://example.com/'

/** The five formats of the generator (contract.md 4.10). */
export const formats = [
  { id: 'plain', label: 'host:port:user:pass', code: `${host}:${port}:${user}:${password}` },
  { id: 'at', label: 'user:pass@host:port', code: `${user}:${password}@${host}:${port}` },
  { id: 'url', label: 'URL', code: exampleProxyUrl('http') },
  { id: 'curl', label: 'cURL', code: `curl --proxy ${exampleProxyUrl('http')} ${target}` },
  {
    id: 'json',
    label: 'JSON',
    code: JSON.stringify({ protocol: 'http', host, port, username: user, password }, null, 2),
  },
] as const

/** The parts of a line in order, for the drawing. */
export const lineParts = [
  { id: 'host', text: host },
  { id: 'port', text: String(port) },
  { id: 'user', text: user },
  { id: 'password', text: password },
] as const
