import { expect, it } from 'vitest'
import { deliveriesQuery } from './pingback.ts'

it('reads the filters of the log where they make sense, and none where they make none', () => {
  const read = (text: string) => deliveriesQuery.read(new URLSearchParams(text))
  expect(read('status=failed&host=h1&taskId=7001')).toEqual({
    status: 'failed',
    hostId: 'h1',
    taskId: '7001',
  })
  expect(read('status=lost&host=<x>&taskId=abc')).toEqual({})
})
