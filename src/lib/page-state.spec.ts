import { expect, it, vi } from 'vitest'
import { parsePageState } from './page-state.ts'

it('reads hostname and proxy headers', () => {
  expect(
    parsePageState('{"hostname":"glyphwork.example","proxyHeaders":{"x-from":"edge"}}'),
  ).toEqual({
    hostname: 'glyphwork.example',
    proxyHeaders: { 'x-from': 'edge' },
  })
})

it.each([
  null,
  undefined,
  '',
  'no JSON',
  'null',
  '[]',
  '1',
  '{}',
  '{"hostname":1,"proxyHeaders":[]}',
  '{"proxyHeaders":{"a":1}}',
])('takes %j for nothing said', (text) => {
  expect(parsePageState(text)).toEqual({ hostname: '', proxyHeaders: {} })
})

it('leaves out a header that no request can carry, and keeps the others', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const headers = { 'x from': '1', 'x-line': 'a\nb', 'x-word': '字', 'x-good': '2', '': '3' }
  expect(parsePageState(JSON.stringify({ proxyHeaders: headers })).proxyHeaders).toEqual({
    'x-good': '2',
  })
  expect(info).toHaveBeenCalledTimes(4)
  info.mockRestore()
})
