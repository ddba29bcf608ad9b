import { expect, it } from 'vitest'
import { lastWins } from './last-wins.ts'

it('sends one at a time, and of those that wait only the last', async () => {
  const sent: number[] = []
  let release = (): void => {}
  const say = lastWins<number>((value) => {
    sent.push(value)
    return new Promise((resolve) => (release = resolve))
  })
  say(1)
  say(2)
  say(3)
  expect(sent).toEqual([1])
  release()
  await Promise.resolve()
  await Promise.resolve()
  expect(sent).toEqual([1, 3])
})
