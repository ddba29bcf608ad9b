import { expect, it } from 'vitest'
import { assetText } from './use-asset-text.ts'

it('writes coins as the language writes numbers, with every decimal that was sent', () => {
  const text = (amount: string, currency: string) =>
    ['en-US', 'ru-RU', 'zh-CN'].map((locale) =>
      assetText({ amount, currency }, locale).replace('\u00a0', ' '),
    )
  expect(text('39.00', 'USDT')).toEqual(['39.00 USDT', '39,00 USDT', '39.00 USDT'])
  expect(text('158', 'USDT')).toEqual(['158.00 USDT', '158,00 USDT', '158.00 USDT'])
  expect(text('0.00089493', 'BTC')).toEqual(['0.00089493 BTC', '0,00089493 BTC', '0.00089493 BTC'])
  expect(text('much', 'BTC')).toEqual(['much BTC', 'much BTC', 'much BTC'])
})
