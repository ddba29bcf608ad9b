import type { Call, Contract, ParsedArgOf, RawResOf } from '../../api/contract/types.ts'
import type { Account, Data, Permission } from '../db.ts'
import type { ApiFailure, Fields } from '../errors.ts'

/** What a handler is called with; the frame (route.ts) has checked everything that is not the handler's own business. */
export interface Context<C extends Call, Who = Account | null> {
  /** Parsed by the row's arg schema. */
  arg: ParsedArgOf<C>
  db: Data
  /** Who calls. */
  user: Who
  /** The backend's clock, in milliseconds. */
  now: number
  request: { method: string; url: URL; headers: Headers; cookies: Readonly<Record<string, string>> }
  session: {
    /** Signs in under a new id; the old session is gone. */
    start: (account: Account, remember?: boolean) => void
    end: () => void
    /** The id of the caller's session. */
    id: () => string | null
    provenUntil: () => number
    /** Sensitive actions need no further proof until then. */
    prove: (until: number) => void
  }
  setCookie: (name: string, value: string, options?: { httpOnly?: boolean; maxAge?: number }) => void
  /** Answers 302, for what the browser itself goes to. */
  redirect: (to: string) => void
}

interface Common {
  /** The status of a success; 200, or 204 without data, where absent. */
  status?: number
  /** Another error than ERROR_VALIDATION for wrong input. */
  refuse?: (fields: Fields) => ApiFailure | undefined
}

/** The mock of one call: returns the answer's data (nothing: 204) or throws an ApiFailure. */
export type Handler<C extends Call> =
  | (Common & { access: 'public'; run: (context: Context<C>) => RawResOf<C> })
  | (Common & { access: 'user' | Permission; run: (context: Context<C, Account>) => RawResOf<C> })

/** A mock for every row: forgetting one does not compile. */
export type Handlers<Rows extends Contract> = { [Name in keyof Rows]: Handler<Rows[Name]> }
