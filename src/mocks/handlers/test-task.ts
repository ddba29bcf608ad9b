import type { testTaskCalls } from '../../api/contract/test-task.ts'
import { failure, invalid } from '../errors.ts'
import { imageInfo } from '../lib/image-info.ts'
import { money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { bytesOf } from '../lib/uploads.ts'
import { spendableOf } from '../seed/balance.ts'
import { priceAt } from '../seed/statistics.ts'
import { createTask } from '../seed/task-state.ts'
import type { NewTask } from '../seed/task-state.ts'
import { answerFor, freeADay, testKinds } from '../seed/test-task.ts'
import { samplePictures } from '../../task-api/sample-pictures.ts'
import { taskTypes } from '../seed/types.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const day = 24 * 60 * 60 * 1000
/** Words in the hint or the question that make the task fail (README.md). */
const faults: readonly (readonly [word: string, Partial<NewTask>])[] = [
  ['unreadable', { solution: null, ending: 'unsolvable', seconds: 12 }],
  ['not a captcha', { solution: null, ending: 'not_captcha', seconds: 9 }],
  ['refuse', { solution: null, ending: 'rejected' }],
  ['late', { seconds: 150 }],
]

function priceOf(db: Data, type: string, now: number): Micros {
  const known = taskTypes.find((one) => one.type === type)
  return known ? Math.round(priceAt(db.seed, known, now) / 1000) : 0
}

const freeLeft = (db: Data, user: MockAccount, now: number): number =>
  Math.max(
    0,
    freeADay -
      db.taskState.own.filter(
        ({ accountId, charged, submitted }) =>
          accountId === user.id && !charged && submitted > now - day,
      ).length,
  )

function readOptions(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // The error below covers this case.
  }
  throw invalid({ options: { code: 'bad_format' } })
}

function dataUrl(type: string, bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:${type};base64,${btoa(text)}`
}

/** @throws ApiFailure where the file is not an image that this type accepts */
function readPicture(
  file: Blob | undefined,
  limits: NonNullable<(typeof testKinds)[number]['image']>,
) {
  if (!file) throw invalid({ file: { code: 'required' } })
  const bytes = bytesOf(file)
  if (bytes.length > limits.maxBytes)
    throw failure('ERROR_FILE_TOO_BIG', {
      fields: { file: { code: 'limit_exceeded', params: { max: limits.maxBytes } } },
    })
  if (bytes.length < limits.minBytes)
    throw invalid({ file: { code: 'too_short', params: { min: limits.minBytes } } })
  const info = imageInfo(bytes)
  if (!info || !limits.types.includes(info.type))
    throw failure('ERROR_FILE_TYPE', { fields: { file: { code: 'not_allowed' } } })
  const { width, height } = info
  if (Math.max(width ?? 0, height ?? 0) > limits.maxSide)
    throw invalid({ file: { code: 'out_of_range', params: { max: limits.maxSide } } })
  return { url: dataUrl(info.type, bytes), width: width ?? 300, height: height ?? 150 }
}

export const testTaskHandlers: Handlers<typeof testTaskCalls> = {
  testOffer: {
    access: 'user',
    run: ({ db, user, now }) => ({
      kinds: testKinds.map((kind) => ({
        ...kind,
        price: money(priceOf(db, kind.type, now), user.currency, 6),
      })),
      freeLeft: freeLeft(db, user, now),
    }),
  },
  sendTestTask: {
    access: 'user',
    samples: [
      {
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        type: 'TextCaptchaTask',
        text: 'What is 2 + 3?',
        charge: false,
      },
    ],
    run: ({ arg: { type, file, text = '', options: sent, charge }, db, user, now }) => {
      const kind = testKinds.find((known) => known.type === type)
      if (!kind) throw invalid({ type: { code: 'not_allowed' } })
      const options = readOptions(sent)
      const comment = typeof options['comment'] === 'string' ? options['comment'].trim() : ''
      if (kind.commentRequired && !comment) throw invalid({ comment: { code: 'required' } })
      if (kind.commentMax !== null && comment.length > kind.commentMax)
        throw invalid({ comment: { code: 'too_long', params: { max: kind.commentMax } } })
      if (kind.text && !text) throw invalid({ text: { code: 'required' } })
      if (kind.text && text.length > kind.text.max)
        throw invalid({ text: { code: 'too_long', params: { max: kind.text.max } } })
      const picture = kind.image ? readPicture(file, kind.image) : null
      const price = priceOf(db, type, now)
      if (!charge && freeLeft(db, user, now) === 0)
        throw failure('ERROR_LIMIT_EXCEEDED', { fields: { charge: { code: 'limit_exceeded' } } })
      if (charge && price > spendableOf(db, user, now)) throw failure('ERROR_INSUFFICIENT_FUNDS')
      const sample = samplePictures.find(({ base64 }) => picture?.url.endsWith(base64))
      const answer = answerFor({
        type,
        text: sample?.text ?? text,
        options,
        width: picture?.width ?? 0,
        height: picture?.height ?? 0,
        salt: `${user.id} ${db.taskState.counter}`,
      })
      const fault = faults.find(([word]) => `${comment} ${text}`.toLowerCase().includes(word))?.[1]
      const task = createTask(db, user, now, {
        type,
        charge,
        input: { type, ...options, ...(kind.text && { text }) },
        imageUrl: picture?.url ?? null,
        ...answer,
        ...fault,
      })
      if (charge && fault?.ending !== 'rejected') user.balance -= price
      return { taskId: task.id }
    },
  },
}
