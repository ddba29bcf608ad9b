import type { InferInput } from 'valibot'
import type { Call, Contract, ParsedArgOf, RawResOf } from '../../api/contract/types.ts'
import type { ApiFailure, FieldFaults } from '../errors.ts'
import type { MockAccount, MockPermission } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockMember } from '../data/team.ts'

/**
 * The argument of a handler. The frame (route.ts) has already checked everything that is common to
 * all calls.
 */
export interface Context<C extends Call, Who = MockAccount | null> {
  /** Parsed by the row's arg schema. */
  arg: ParsedArgOf<C>
  db: Data
  /** The caller; for what belongs to a team, the account of the team that they act in. */
  user: Who
  /** The caller's membership in somebody else's account. */
  member: MockMember | null
  /** The backend's clock, in milliseconds. */
  now: number
  request: { method: string; url: URL; headers: Headers; cookies: Readonly<Record<string, string>> }
  session: {
    /** Signs in with a new session id and ends the old session. */
    start: (account: MockAccount, remember?: boolean) => void
    end: () => void
    /** The id of the caller's session. */
    id: () => string | null
    provenUntil: () => number
    /** Sensitive actions need no further proof until then. */
    prove: (until: number) => void
  }
  setCookie: (
    name: string,
    value: string,
    options?: { httpOnly?: boolean; maxAge?: number },
  ) => void
  /** Answers 302, for addresses that the browser navigates to. */
  redirect: (to: string) => void
}

interface Common {
  /** The status of a success; by default 200, or 204 without data. */
  status?: number
  /** Replaces ERROR_VALIDATION for invalid input. */
  refuse?: (fields: FieldFaults) => ApiFailure | undefined
}

/** The mock of one call: returns the answer's data (nothing: 204) or throws an ApiFailure. */
export type Handler<C extends Call> = Common &
  (
    | { access: 'public'; run: (context: Context<C>) => RawResOf<C> }
    | { access: 'user' | MockPermission; run: (context: Context<C, MockAccount>) => RawResOf<C> }
  )

/**
 * Valid arguments: contract.spec.ts makes the call with each. A call without an argument has none.
 */
type Samples<C extends Call> =
  undefined extends InferInput<C['arg']>
    ? { samples?: undefined }
    : { samples: readonly InferInput<C['arg']>[] }

/** A mock for every row: a missing one does not compile. */
export type Handlers<Rows extends Contract> = {
  [Name in keyof Rows]: Handler<Rows[Name]> & Samples<Rows[Name]>
}
