import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

export interface HostAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Every header with all its values, so that a duplicate shows. */
  each: NodeJS.Dict<string[]>
  body: Buffer
}

export interface HostRequest {
  method?: string
  host?: string
  headers?: Record<string, string>
}

/**
 * Requests a path exactly as given from a local server: it is not normalised, decoded or
 * redirected.
 */
export function askHost(
  port: number,
  path: string,
  { method = 'GET', host = 'localhost', headers = {} }: HostRequest = {},
): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, host: '127.0.0.1', port, path, method, headers: { ...headers, host } },
      (message) => {
        const parts: Buffer[] = []
        message.on('data', (part: Buffer) => parts.push(part))
        message.on('error', reject)
        message.on('end', () =>
          resolve({
            status: message.statusCode ?? 0,
            headers: message.headers,
            each: message.headersDistinct,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

export const security = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'content-security-policy': /^default-src 'none'; /,
} as const

/** Lists the wrong security headers of an answer: each must occur once with the right value. */
export function missingSecurity({ each }: HostAnswer): string[] {
  return Object.entries(security).flatMap(([name, value]) => {
    const found = each[name] ?? []
    return found.length === 1 && value.test(found[0] ?? '')
      ? []
      : [`${name}: ${found.join(' | ') || 'missing'}`]
  })
}
