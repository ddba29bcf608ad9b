import { passwordLength } from './password-length.ts'

export type Level = 'weak' | 'fair' | 'good' | 'strong'
export interface Strength {
  level: Level
  /** Between 0 and 1. */
  share: number
}

const pools: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e ]/, 33],
  [/[^\u0020-\u007e]/, 100],
]
const rows = 'abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm 01234567890'
const runs = `${rows} ${[...rows].reverse().join('')}`

/**
 * Counts characters that do not follow from the two before them: not the third of `aaa`, `123`,
 * `qwe`.
 */
function unforeseen(text: string): number {
  const chars = [...text.toLowerCase()]
  return chars.filter((char, index) => {
    if (index < 2) return true
    const three = `${chars[index - 2]}${chars[index - 1]}${char}`
    return !(runs.includes(three) && !three.includes(' ')) && new Set(three).size > 1
  }).length
}

/**
 * Estimates how hard a password is to guess, by length and variety. It knows neither leaked
 * passwords (the backend does) nor words. Below the minimum length it never exceeds "weak".
 */
export function passwordStrength(password: string, email = ''): Strength {
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  const at = name.length > 3 ? password.toLowerCase().indexOf(name) : -1
  const rest = at < 0 ? password : password.slice(0, at) + password.slice(at + name.length)
  const pool = pools.reduce((sum, [pattern, size]) => (pattern.test(rest) ? sum + size : sum), 0)
  // Repeating a few characters adds little.
  const effective = Math.min(unforeseen(rest), new Set(rest).size * 1.6)
  const bits = pool > 0 ? effective * Math.log2(pool) : 0
  const share = Math.min(bits / 90, 1)
  if (password.length < passwordLength.min || bits < 45)
    return { level: 'weak', share: Math.min(share, 0.25) }
  if (bits < 62) return { level: 'fair', share: Math.min(share, 0.6) }
  if (bits < 85) return { level: 'good', share: Math.min(share, 0.85) }
  return { level: 'strong', share: 1 }
}
