import { known } from '@/lib/known.ts'

/** What the page can send with the person's session: calls that cost nothing and harm nobody. */
export type SendId =
  | 'balance'
  | 'result'
  | 'good'
  | 'bad'
  | 'account'
  | 'locations'
  | 'check'
  | 'users'

const byMethod: Readonly<Record<string, SendId | 'costs'>> = {
  getBalance: 'balance',
  getbalance: 'balance',
  getTaskResult: 'result',
  get: 'result',
  reportCorrect: 'good',
  reportgood: 'good',
  reportIncorrect: 'bad',
  reportbad: 'bad',
  account: 'account',
  locations: 'locations',
  check: 'check',
  users: 'users',
  createTask: 'costs',
  'in.php': 'costs',
}

const action = 'res.php, action='

/** Whether a method answers in the two fields of the classic API. */
export const isClassic = (name: string): boolean => name.startsWith(action) || name === 'in.php'

/**
 * What a method's button does.
 * @param name as an article or a table names the method: `res.php, action=get`
 * @returns `costs` for a call with a price; undefined for one that has no button
 */
export const sendOf = (name: string): SendId | 'costs' | undefined =>
  known(byMethod, name.replace(action, ''))
