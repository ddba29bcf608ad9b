import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { TaskDetail } from '@/api/contract/tasks.ts'
import {
  taskAnswerText,
  chargeReason,
  gaps,
  inputLines,
  mask,
  reportEnd,
  reportRefusal,
} from './detail.ts'
import { minutesLeft } from './minutes-left.ts'

const detail = (raw: object) => parse(TaskDetail, { id: 1, ...raw })

describe('a task', () => {
  it('masks what nobody should read, even where the backend has not', () => {
    expect(mask('clientKey', 'abcdef')).toBe('••••••••')
    expect(mask('proxyPassword', 'hunter2')).toBe('••••••••')
    expect(mask('clientKey', '4f2a••••')).toBe('4f2a••••')
    expect(mask('websiteKey', '6LeIx')).toBe('6LeIx')
  })
  it('lists its input without pictures and empty things', () => {
    expect(
      inputLines({
        input: {
          type: 'A',
          body: 'data:image/png;base64,AAAA',
          other: '/picture.svg',
          phrase: false,
          hint: '',
          none: null,
          list: [1],
        },
        inputText: null,
        imageUrl: '/picture.svg',
      }),
    ).toEqual([
      { name: 'type', text: 'A', block: false },
      { name: 'phrase', text: 'false', block: false },
      { name: 'list', text: '[\n  1\n]', block: true },
    ])
  })
  it('shows numbers as they were sent, where the backend has the text', () => {
    const inputText = '{"minScore":0.10,"data":{"s":12345678901234567890},"clientKey":"abc"}'
    expect(inputLines({ input: {}, inputText, imageUrl: null })).toEqual([
      { name: 'minScore', text: '0.10', block: false },
      { name: 'data', text: '{\n  "s": 12345678901234567890\n}', block: true },
      { name: 'clientKey', text: '••••••••', block: false },
    ])
    expect(
      taskAnswerText({ solution: { x: 1, y: 2 }, solutionText: '{"x":1.0,"y":2e0}' })?.text,
    ).toBe('{\n  "x": 1.0,\n  "y": 2e0\n}')
  })
  it('gives its answer as it can be pasted', () => {
    const answer = (solution: Record<string, unknown> | null) =>
      taskAnswerText({ solution, solutionText: null })
    expect(answer({ text: 'k7' })).toEqual({ text: 'k7', structured: false })
    expect(answer({ token: 'x', gRecaptchaResponse: 'x' })).toEqual({
      text: 'x',
      structured: false,
    })
    expect(answer({ coordinates: [{ x: 1, y: 2 }] })?.structured).toBe(true)
    expect([answer(null), answer({})]).toEqual([null, null])
  })
  const cost = { amount: '0.002', currency: 'USD' }
  it.each([
    [{ status: 'processing' }, 'open'],
    [{ status: 'rejected' }, 'free'],
    [{ status: 'unsolvable', refunded: true, cost }, 'refundedUnsolvable'],
    [
      { status: 'ready', refunded: true, cost, report: { kind: 'bad', status: 'accepted' } },
      'refundedReport',
    ],
    [{ status: 'ready', refunded: true, cost }, 'refunded'],
    [{ status: 'ready', cost, solveCount: 3, charge: { multiplier: 3 } }, 'attempts'],
    [{ status: 'ready', cost }, 'charged'],
    [{ status: 'expired', cost }, 'expired'],
    [{ status: 'ready', cost: { amount: '0.00', currency: 'USD' } }, 'nothing'],
  ])('says why it was charged: %j', (raw, reason) => expect(chargeReason(detail(raw))).toBe(reason))
  it('knows how long each step took', () => {
    const at = (second: number) => `2026-04-15T09:00:0${second}Z`
    expect(
      gaps([
        { status: 'queued', at: at(0), note: null },
        { status: 'ready', at: at(4), note: null },
        { status: 'x', at: 'never', note: null },
      ]),
    ).toEqual([null, 4, null])
  })
  it('can be rated as long as the backend says', () => {
    const now = Date.parse('2026-04-15T09:00:00Z')
    expect(reportEnd({ canReport: true, reportUntil: '2026-04-15T09:01:00Z' }, now)).toBe(
      now + 60_000,
    )
    expect(reportEnd({ canReport: true, reportUntil: '2026-04-15T08:59:00Z' }, now)).toBeNull()
    expect(reportEnd({ canReport: true, reportUntil: null }, now)).toBe(Number.POSITIVE_INFINITY)
    expect(reportEnd({ canReport: false, reportUntil: '2026-04-15T09:01:00Z' }, now)).toBeNull()
    expect([
      minutesLeft('2026-04-15T09:00:30Z', now),
      minutesLeft('2026-04-15T08:00:00Z', now),
      minutesLeft(null, now),
    ]).toEqual([1, 0, null])
  })
  it('knows refusals of its own', () => {
    const until = '2026-04-16T09:00:00Z'
    expect(
      reportRefusal({
        kind: 'HTTP',
        status: 403,
        code: 'ERROR_REPORTS_SUSPENDED',
        data: { until },
      }),
    ).toEqual({
      code: 'ERROR_REPORTS_SUSPENDED',
      until,
    })
    expect(reportRefusal({ kind: 'HTTP', status: 500, code: 'ERROR_INTERNAL' })).toBeNull()
  })
  it('counts the tries of its pingback, however they come', () => {
    expect(detail({ pingback: { status: 'failed', attempts: [{}, {}] } }).pingback?.attempts).toBe(
      2,
    )
    expect(detail({ pingback: { attempts: 3 } }).pingback?.attempts).toBe(3)
  })
})
