import { expect, it } from 'vitest'
import { marks } from '@/lib/code-marks.ts'
import { plainCodeLines } from '@/ui/CodeBlock.tsx'
import { fillTokens, paint, tokensOf } from './tokens.ts'

const { plain, string, keyword, comment } = marks

it('reads marks as kinds, over the ends of lines too', () => {
  expect(tokensOf(`a ${keyword}if${plain} b\n${comment}# one\n# two`)).toEqual([
    [{ text: 'a ' }, { text: 'if', kind: 'keyword' }, { text: ' b' }],
    [{ text: '# one', kind: 'comment' }],
    [{ text: '# two', kind: 'comment' }],
  ])
  expect(plainCodeLines(tokensOf('a\n\nb'))).toBe('a\n\nb')
})

it('fills a place inside a token, and one with a colour of its own', () => {
  expect(
    tokensOf(fillTokens(`${string}"https://api.host/"`, { 'api.host': 'api.$&.example' })),
  ).toEqual([[{ text: '"https://api.$&.example/"', kind: 'string' }]])
  expect(tokensOf(fillTokens('call(TASK)', { TASK: `{${paint('string', '"type"')}}` }))).toEqual([
    [{ text: 'call({' }, { text: '"type"', kind: 'string' }, { text: '})' }],
  ])
})

it('leaves no empty line where a place had one to itself, and keeps the colour of what follows', () => {
  const code = `${keyword}if\n  ${plain}MORE\nb${string}"c"`
  expect(tokensOf(fillTokens(code, { MORE: '' }))).toEqual([
    [{ text: 'if', kind: 'keyword' }],
    [{ text: 'b' }, { text: '"c"', kind: 'string' }],
  ])
  expect(plainCodeLines(tokensOf(fillTokens('f(MORE)', { MORE: '' })))).toBe('f()')
})
