import { invalid } from '../errors.ts'

/** Passwords that are long enough but appear in lists of leaked passwords. */
const compromised = [
  'password123',
  'password1234',
  '1234567890',
  '0123456789',
  'qwertyuiop',
  'qwerty12345',
  'passwordpassword',
  'iloveyou123',
  'letmein123',
]

/**
 * Checks a new password.
 * @throws ApiFailure where it is the e-mail or has leaked (contract.md 4.0)
 */
export function checkPassword(password: string, email: string): void {
  const plain = password.toLowerCase()
  if (plain === email || compromised.includes(plain))
    throw invalid({ password: { code: 'not_allowed' } })
}
