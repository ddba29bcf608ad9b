import { expect, it } from 'vitest'
import type { Practice } from '@/api/contract/worker-training.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'
import { firstOpen, parseAnswers } from './practice.ts'

const answer: WorkerAnswer = { text: 'tr4e' }
const tasks = (...ids: Practice['id'][]) => ids.map((id) => ({ id }))

it('goes on at the first task without an answer, and is through after the last', () => {
  const own = tasks(1, 'b', 3)
  expect(firstOpen(own, {})).toBe(0)
  expect(firstOpen(own, { 1: answer })).toBe(1)
  expect(firstOpen(own, { 1: answer, b: answer, 3: answer })).toBe(3)
})

it.each(['constructor', 'toString', '__proto__'])('an id may be any word: %s', (id) => {
  expect(firstOpen(tasks(id), {})).toBe(0)
  expect(Object.keys(parseAnswers({}, tasks(id)))).toEqual([])
  const kept: unknown = JSON.parse(`{"${id}":{"text":"tr4e"}}`)
  expect(firstOpen(tasks(id), parseAnswers(kept, tasks(id)))).toBe(1)
})

it.each([null, 'text', [], { 1: 'text' }, { 1: null }])('takes nothing of %o', (kept) =>
  expect(parseAnswers(kept, tasks(1))).toEqual({}),
)
