import { calls } from '../api/contract/index.ts'
import type { CallName } from '../api/contract/index.ts'
import { keysOf } from '../lib/object.ts'
import { errorStatuses } from './errors.ts'
import type { ErrorCode, FieldFaults } from './errors.ts'

/**
 * `network` breaks the connection before the call, `lost` after it: the call is done, and its
 * answer does not arrive. `timeout` never answers, `html` answers 200 with a page, and `shape`
 * 200 with `{"status":"error"}`, which is no success of any call.
 */
export const mockFaults = ['network', 'lost', 'timeout', 'html', 'shape'] as const
export type MockFault = (typeof mockFaults)[number]

/** An injected failure or delay. */
export interface Failure {
  /** A fault, a status, or an error code of the catalogue. */
  error?: MockFault | ErrorCode | number
  /** Milliseconds before the answer. */
  delay?: number
  /** The answer also waits for this promise. */
  until?: Promise<void>
  /** Limits the failure to this call; by default it applies to every call. */
  call?: CallName
  /** How many times the failure applies. */
  times?: number
  /** The field errors of the answer. */
  fields?: FieldFaults
  retryAfter?: number
}

const isStatus = (value: number): boolean => Number.isInteger(value) && value >= 400 && value <= 599

/** @throws Error that names what is allowed */
export function parseError(value: string): MockFault | ErrorCode | number {
  const fault =
    mockFaults.find((known) => known === value) ??
    keysOf(errorStatuses).find((known) => known === value)
  if (fault) return fault
  const status = Number(value)
  if (isStatus(status)) return status
  throw new Error(
    `There is no failure "${value}"; allowed: ${mockFaults.join(', ')}, a status from 400 to 599, or ${Object.keys(errorStatuses).join(', ')}.`,
  )
}

/** @throws Error that names what is allowed */
export function parseCall(value: string): CallName {
  const call = keysOf(calls).find((known) => known === value)
  if (call) return call
  throw new Error(`There is no call "${value}"; allowed: ${Object.keys(calls).join(', ')}.`)
}

function parseCount(key: string, value: string): number {
  if (/^\d{1,6}$/.test(value)) return Number(value)
  throw new Error(`${key} is "${value}"; allowed: a whole number.`)
}

/**
 * Parses `delay=800,error=ERROR_INTERNAL,call=dashboard,times=1`, the format of the X-Mock header.
 * @throws Error that names what is allowed
 */
export function parseSetting(text: string): Failure {
  const failure: Failure = {}
  for (const part of text.split(',')) {
    const [key = '', value = ''] = part.split('=').map((side) => side.trim())
    if (key === 'error') failure.error = parseError(value)
    else if (key === 'call') failure.call = parseCall(value)
    else if (key === 'delay' || key === 'times') failure[key] = parseCount(key, value)
    else if (key !== '')
      throw new Error(`X-Mock has no setting "${key}"; allowed: delay, error, call, times.`)
  }
  return failure
}

const word = /^(?:mock-(?<word>[a-z0-9-]+)|(?<email>[a-z0-9-]+)@glyphwork\.example)$/i

/**
 * Reads the sentinels: an e-mail `fail-500@glyphwork.example`, or any other text field
 * `mock-fail-500`, fails the call that carries it. Instead of `fail-<status>` also `hang`, `html`,
 * `wrong-shape`, `offline` and `slow` (3 s).
 */
export function sentinelOf(input: unknown): Failure | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  for (const value of Object.values(input)) {
    const groups = typeof value === 'string' ? word.exec(value.trim())?.groups : undefined
    const found = failureOf((groups?.['word'] ?? groups?.['email'] ?? '').toLowerCase())
    if (found) return found
  }
  return undefined
}

const words: Readonly<Record<string, Failure>> = {
  hang: { error: 'timeout' },
  html: { error: 'html' },
  'wrong-shape': { error: 'shape' },
  offline: { error: 'network' },
  slow: { delay: 3000 },
}

function failureOf(name: string): Failure | undefined {
  const status = Number(/^fail-(\d{3})$/.exec(name)?.[1] ?? 0)
  if (isStatus(status)) return { error: status }
  return Object.hasOwn(words, name) ? words[name] : undefined
}
