import type { Micros } from '../lib/money.ts'
import type { ScopeArg } from '../../api/contract/key-scopes.ts'
import type { KeyTestArg } from '../../api/contract/key-tests.ts'

export interface MockKey {
  id: number
  accountId: number
  name: string
  /** The whole key, of 32 hexadecimal digits. */
  value: string
  primary: boolean
  /** Of a key whose time is over the view says that it has expired. */
  status: 'active' | 'rotating' | 'disabled' | 'revoked'
  createdAt: number
  updatedAt: number
  /** How long ago the key was last used: 0 is now, and null is never or no longer. */
  idle: number | null
  lastUsedAt: number | null
  lastIp: string | null
  allowedTypes: string[] | null
  ipList: string[]
  dailyLimit: Micros | null
  monthlyLimit: Micros | null
  rpm: number | null
  /** The key's share of the account's spending. */
  share: number
  rotation: { value: string; validUntil: number; lastUsedAt: number | null } | null
  /** The member of the team who made it; null where it is the team's. */
  memberId: string | null
  scope: ScopeArg | null
  /** How a test key answers; null for a live one. */
  test: KeyTestArg | null
  /** The midnight after its last day. */
  expiresAt: number | null
  /** The days before the end of which the owner was warned. */
  warned: number[]
}

/** The stored keys by account. */
export interface KeysData {
  counter: number
  keys: MockKey[]
  /** The requests of test keys, oldest first. */
  tests: MockTest[]
  /** Accounts on a backend that has one key for each account, without scopes. */
  single: number[]
}

export interface MockTest {
  id: number
  keyId: number
  at: number
  method: string
  type: string | null
  /** How the key answered when the request came. */
  test: KeyTestArg
  /** What the owner has answered: null for nothing yet, an empty text for unreadable. */
  own: string | null
  /** The code with which it was refused. */
  refused: string | null
  request: string
}

interface Rules {
  rates: Record<string, Micros>
  languagePool: 'any' | 'en' | 'ru'
  defaultLanguage: string | null
  refuseLongAnswers: boolean
  allowWorkersHint: boolean
  acceptedTypes: string[] | null
  sandbox: boolean
  developerCredits: boolean
  updatedAt: number
}

interface Limit {
  amount: Micros | null
  mode: 'notify' | 'block'
}

export interface MockSettings {
  accountId: number
  rules: Rules
  limits: { daily: Limit; monthly: Limit; alertPercents: number[]; updatedAt: number }
  percent: {
    enabled: boolean
    minAttempts: number
    maxAttempts: number
    minMatches: number
    types: string[]
    updatedAt: number
  }
  blocked: number[]
}

/** The stored settings by account, made when an account is first read. */
export interface SettingsData {
  own: MockSettings[]
}
