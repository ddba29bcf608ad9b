import * as v from 'valibot'
import { clockOf } from './backend.ts'
import type { Backend } from './backend.ts'
import { createData, startSession } from './db.ts'
import { parsePersona } from './personas.ts'
import type { PersonaName } from './personas.ts'
import { fieldCodes } from '../api/contract/field-codes.ts'
import { parseCall, parseError, parseSetting } from './settings.ts'
import type { Failure } from './settings.ts'
import type { MockSession } from './data/accounts.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const Fields = v.record(v.string(), v.strictObject({ code: v.picklist(fieldCodes) }))
const FailureInput = v.union([
  v.string(),
  v.strictObject({
    error: v.optional(v.union([v.string(), v.number()])),
    call: v.optional(v.string()),
    delay: v.optional(Count),
    times: v.optional(Count),
    retryAfter: v.optional(Count),
    fields: v.optional(Fields),
  }),
])

const Control = v.strictObject({
  /** The persona to switch to. */
  persona: v.optional(v.string()),
  /** Replaces the earlier failures: as text like X-Mock's, or as objects. */
  failures: v.optional(v.array(FailureInput)),
  /** A fixed time; null lets the clock run again. */
  clock: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  latency: v.optional(Count),
  /** Whether the backend offers Server-Sent Events. */
  live: v.optional(v.boolean()),
  /** Whether something is down (service status). */
  incident: v.optional(v.boolean()),
  /** Resets the backend before the other settings apply. */
  reset: v.optional(v.boolean()),
})

function readFailure(input: v.InferOutput<typeof FailureInput>): Failure {
  if (typeof input === 'string') return parseSetting(input)
  const { error, call, delay, times, retryAfter, fields } = input
  return {
    ...(error !== undefined && { error: parseError(String(error)) }),
    ...(call !== undefined && { call: parseCall(call) }),
    ...(delay !== undefined && { delay }),
    ...(times !== undefined && { times }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(fields && { fields }),
  }
}

/**
 * Signs in as a persona.
 * @returns the new session, or null for `anonymous`
 */
export function become(backend: Backend, persona: PersonaName): MockSession | null {
  const account = backend.db.accounts.find((known) => known.persona === persona)
  return account ? startSession(backend.db, account, backend.now(), { remember: true }) : null
}

export function reset(backend: Backend): void {
  backend.db = createData(backend.db.seed, backend.now())
  backend.failures = []
}

/**
 * Applies the settings that a test sends.
 * @returns the session for the client's cookie; null removes it, undefined leaves it
 * @throws Error that names what is allowed; then nothing has changed
 */
export function control(backend: Backend, input: unknown): MockSession | null | undefined {
  const parsed = v.safeParse(Control, input)
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
    throw new Error(`${wrong.join('; ')} Allowed: ${Object.keys(Control.entries).join(', ')}.`)
  }
  const { persona, failures, clock, latency, live, incident, reset: again } = parsed.output
  const name = persona === undefined ? undefined : parsePersona(persona)
  const wanted = failures?.map(readFailure)
  const time = clock === undefined ? undefined : clockOf(clock ?? (() => Date.now()))
  if (again) {
    backend.now = () => Date.now()
    backend.latency = 0
    backend.live = false
  }
  if (time) backend.now = time
  if (again) reset(backend)
  if (wanted) backend.failures = wanted
  if (latency !== undefined) backend.latency = latency
  if (live !== undefined) backend.live = live
  if (incident !== undefined) backend.db.support.incident = incident
  return name === undefined ? (again ? null : undefined) : become(backend, name)
}
