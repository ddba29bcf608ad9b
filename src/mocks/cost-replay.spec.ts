import { describe, expect, it } from 'vitest'
import { createBackend } from './node.ts'

const dollars = ({ amount }: { amount: string }): number => Number(amount)
const off = { enabled: false, minAttempts: 2, maxAttempts: 5, minMatches: 2, types: [] }
const free = { maxRatePer1000: {}, acceptedTypes: null, percent100: off }

async function replay(change: object, backend = createBackend({ persona: 'customer' })) {
  const response = await backend.fetch('/api/v2/customer/cost_replay', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  return { backend, status: response.status, data: await response.json() }
}
type Row = {
  type: string
  spent: { amount: string }
  least: { amount: string }
  most: { amount: string }
  tasks: number
  refused: number
}
const row = (rows: readonly Row[], type: string) => {
  const found = rows.find((one) => one.type === type)
  if (!found) throw new Error(`There are no tasks of ${type}.`)
  return found
}

describe('the tasks of the last week', () => {
  it('cost what the statistics of these days say, and without limits the same again', async () => {
    const { backend, data } = await replay(free)
    const { dateFrom, dateTo } = data
    expect([dateFrom, dateTo]).toEqual(['2026-04-08', '2026-04-14'])
    const days = `dateFrom=${dateFrom}&dateTo=${dateTo}&groupBy=type`
    const known = await backend.fetch(`/api/v2/customer/tasks/summary?${days}`)
    const { totals } = await known.json()
    expect(data).toMatchObject({ tasks: totals.tasks, spent: totals.spent, refused: 0 })
    expect(data.least).toEqual(data.spent)
    expect(data.most).toEqual(data.spent)
  })

  it('cost nothing where a type is not accepted or its price is above the limit', async () => {
    const { data: all } = await replay(free)
    const images = row(all.rows, 'ImageToTextTask')
    const { data: some } = await replay({ ...free, acceptedTypes: ['ImageToTextTask'] })
    expect(dollars(some.most)).toBeCloseTo(dollars(images.spent), 3)
    const { data: limited } = await replay({
      ...free,
      maxRatePer1000: { normal: { amount: '0.3', currency: 'USD' } },
    })
    const refused = row(limited.rows, 'ImageToTextTask')
    expect(refused).toMatchObject({ most: { amount: '0.00' } })
    expect(refused.refused).toBeGreaterThan(0)
    expect(dollars(limited.most)).toBeCloseTo(dollars(all.spent) - dollars(images.spent), 3)
  })

  it('cost between the fewest and the most attempts with 100 % recognition', async () => {
    const percent100 = { ...off, enabled: true, minAttempts: 3, types: ['ImageToTextTask'] }
    const { data } = await replay({ ...free, percent100 })
    const { least, most, spent } = row(data.rows, 'ImageToTextTask')
    expect(dollars(most) / dollars(least)).toBeCloseTo(5 / 3, 2)
    expect(dollars(least)).toBeGreaterThan(dollars(spent))
    expect(row(data.rows, 'RecaptchaV2Task').most).toEqual(row(data.rows, 'RecaptchaV2Task').spent)
  })

  it('are put through what is saved, where a setting is not sent; wrong ones are refused', async () => {
    const backend = createBackend({ persona: 'customer' })
    await backend.fetch('/api/v2/customer/settings')
    const [own] = backend.db.settings.own
    if (own) own.rules.rates = { TurnstileTask: 1_200_000 }
    const { data: saved } = await replay({}, backend)
    const { data: all } = await replay(free)
    expect(dollars(saved.spent)).toBe(dollars(all.spent))
    expect(saved.refused).toBeGreaterThan(0)
    const wrong = await replay({ percent100: { ...off, enabled: true, maxAttempts: 99 } })
    expect(wrong).toMatchObject({
      status: 400,
      data: { fields: { 'percent100.maxAttempts': {}, 'percent100.types': {} } },
    })
  })
})
