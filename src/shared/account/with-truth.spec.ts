import { expect, it } from 'vitest'
import { withTruth } from './with-truth.ts'

const lost = { kind: 'FETCH_ERROR' } as const
const refused = { kind: 'HTTP', status: 409 } as const
const on = () => Promise.resolve({ data: { isOn: true }, isError: false })
const off = () => Promise.resolve({ data: { isOn: false }, isError: false })
const isOn = (data: { isOn: boolean }): boolean => data.isOn

it('asks nothing after an answer', async () => {
  await withTruth(Promise.resolve(), () => Promise.reject(new Error('asked')), isOn)
  await expect(withTruth(Promise.reject(refused), on, isOn)).rejects.toBe(refused)
})

it('counts what is true after a lost answer as done', async () => {
  await withTruth(Promise.reject(lost), on, isOn)
  await withTruth(Promise.reject({ kind: 'HTTP', status: 500 }), on, isOn)
})

it('throws where the change was not made, or nobody knows', async () => {
  await expect(withTruth(Promise.reject(lost), off, isOn)).rejects.toBe(lost)
  const old = () => Promise.resolve({ data: { isOn: true }, isError: true })
  await expect(withTruth(Promise.reject(lost), old, isOn)).rejects.toBe(lost)
})
