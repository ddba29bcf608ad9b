import { expect, it } from 'vitest'
import { gapAfter, gapBetween, inBrackets, sentences, withGap } from './sentences.ts'

it('keeps sentences apart as their language does', () => {
  expect(sentences('No fee.', null, '', 'Available: $5.')).toBe('No fee. Available: $5.')
  expect(sentences('免手续费。', false, '可用：$5。')).toBe('免手续费。可用：$5。')
  expect(['New here?', '已有账户？'].map(withGap)).toEqual(['New here? ', '已有账户？'])
  expect(['', 'from', '转给', '您将在服务商的页面付款：'].map(gapAfter)).toEqual(['', ' ', ' ', ''])
})

it('joins what belongs to a Chinese text without a space, a code too', () => {
  expect('美元' + inBrackets('USD', '美元')).toBe('美元（USD）')
  expect('US Dollar' + inBrackets('USD', 'US Dollar')).toBe('US Dollar (USD)')
  expect(['用户名', '《隐私政策》'].map((word) => gapBetween('阅读', word))).toEqual(['', ''])
  expect(['或', 'or'].map((word) => gapBetween(word, 'IP'))).toEqual([' ', ' '])
  expect(gapBetween('ImageToTextTask', ', а со своим прокси')).toBe('')
})
