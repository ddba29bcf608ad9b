import type { InferInput } from 'valibot'
import type { TaskRow } from '../../api/contract/customer.ts'
import type { Account } from '../db.ts'
import { money } from '../lib/money.ts'
import { noise, pick } from '../lib/random.ts'
import { iso, priceAt, secondsAt } from './statistics.ts'
import { taskTypes } from './types.ts'
import type { TaskType } from './types.ts'

/** One task every half minute, as far back as one likes. */
const every = 30_000
const popular: readonly [string, ...string[]] = ['image-picture-captcha-solver', 'recaptcha_v2', 'cloudflare-turnstile', 'clickcaptcha', 'hcaptcha']
const endings = ['ready', 'unsolvable', 'ready', 'not_captcha', 'rejected'] as const
const words = ['k7mwp', 'river', '48 29', 'xq3hd', 'north'] as const

/** Out of any ten in a row one is queued, one processing, and every ending is there. */
function statusOf(index: number, newest: number): 'queued' | 'processing' | (typeof endings)[number] {
  if (index === newest) return 'queued'
  if (index === newest - 1) return 'processing'
  return endings[index % endings.length] ?? 'ready'
}

function preview(type: TaskType, index: number): string {
  if (type.result === 'text') return pick(words, 'answer', index)
  if (type.result === 'coordinates') return `x=${Math.floor(noise(index, 'x') * 300)}, y=${Math.floor(noise(index, 'y') * 150)}`
  return '03AGdBq25SxXT…'
}

/** The latest tasks of an account, newest first. */
export function latestTasks(seed: number, account: Account, now: number, count: number): InferInput<typeof TaskRow>[] {
  const newest = Math.floor(now / every)
  return Array.from({ length: count }, (_, i) => {
    const index = newest - i
    const slug = pick(popular, seed, account.id, index, 'type')
    const type = taskTypes.find((known) => known.slug === slug)
    if (!type) throw new Error(`seed/types.ts has no type "${slug}".`)
    const status = statusOf(index, newest)
    const submitted = index * every
    const open = status === 'queued' || status === 'processing'
    // Without an answer a task is given up after a minute and a half.
    const seconds = status === 'rejected' ? 0 : status === 'unsolvable' ? 90 : Math.round(secondsAt(seed, type, submitted))
    const charged = status === 'rejected' || open ? 0 : priceAt(seed, type, submitted) / 1000
    return {
      id: String(7_000_000_000 + account.id * 1_000_000 + (index % 1_000_000)),
      type: type.type,
      typeTitle: type.title,
      status,
      submittedAt: iso(submitted),
      finishedAt: open ? null : iso(Math.min(submitted + seconds * 1000, now)),
      solveSeconds: open || status === 'rejected' ? null : seconds,
      cost: money(charged, account.currency, 6),
      refunded: status === 'unsolvable',
      answerPreview: status === 'ready' ? preview(type, index) : null,
      imageUrl: null,
    }
  })
}
