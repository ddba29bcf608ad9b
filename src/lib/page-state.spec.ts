import { expect, it } from 'vitest'
import { parsePageState } from './page-state.ts'

it('reads hostname and proxy headers', () => {
  expect(parsePageState('{"hostname":"glyphwork.example","proxyHeaders":{"x-from":"edge"}}')).toEqual({
    hostname: 'glyphwork.example',
    proxyHeaders: { 'x-from': 'edge' },
  })
})

it.each([null, undefined, '', 'no JSON', 'null', '[]', '1', '{}', '{"hostname":1,"proxyHeaders":[]}', '{"proxyHeaders":{"a":1}}'])(
  'takes %j for nothing said',
  (text) => {
    expect(parsePageState(text)).toEqual({ hostname: '', proxyHeaders: {} })
  },
)
