import { payloads } from '../../tests/support/redirect-payloads.ts'
import type { HostAnswer } from './ask.fixture.ts'

const encoded =
  '%5c %5C%5Cevil.example %2f%2f %252f%252fevil.example %25252f%25252fevil.example %255c%255cevil.example %0d%0aSet-Cookie:x %0aSet-Cookie:x=1 %250d%250aSet-Cookie:x=1 %E5%98%8A%E5%98%8DSet-Cookie:x=1 %09//evil.example'

/** Keeps the characters that are allowed in a request line. */
const sendable = (text: string): string =>
  text.replaceAll(/[^\x21-\x7e]/gu, (letter) => encodeURIComponent(letter))

/** Paths that have caused open redirects elsewhere, in every position where this host redirects. */
export const hostilePaths: readonly string[] = [
  ...new Set([...payloads, ...encoded.split(' ')].map(sendable)),
]
  .flatMap((text) => [
    `/en/${text}`,
    `/en${text}`,
    `/en?${text}`,
    `/main${text}`,
    `/main/${text}`,
    text,
    `${text}/`,
    `/${text}/`,
    `/de/${text}/`,
    `/ru${text}/`,
  ])
  .filter((path) => path.startsWith('/'))

/**
 * Describes a redirect that leaves the site, as a browser on any of the origins would resolve it,
 * or an unsafe header of it.
 */
export function offSite(
  path: string,
  { status, headers }: HostAnswer,
  origins: readonly string[],
): string[] {
  const wrong: string[] = []
  const say = (text: string): number => wrong.push(`${path}: ${text}`)
  if (![200, 301, 302, 400, 404].includes(status)) say(`status ${status}`)
  for (const cookie of headers['set-cookie'] ?? [])
    if (!cookie.startsWith('language=en; ')) say(`cookie ${cookie}`)
  const { location } = headers
  if (location === undefined) return wrong
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(location)) say(`leads to ${location}`)
  for (const origin of origins) {
    if (
      !URL.canParse(location, `${origin}/x/y`) ||
      new URL(location, `${origin}/x/y`).origin !== origin
    )
      say(`leads from ${origin} to ${location}`)
  }
  return wrong
}
