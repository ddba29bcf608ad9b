import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Money, moneyText } from './Money.tsx'

afterEach(cleanup)
const text = (...args: Parameters<typeof moneyText>) =>
  moneyText(...args).replace(/[\u00A0\u202F]/g, ' ')

describe('Money', () => {
  it.each([
    ['12.48', 'USD', 'en', '$12.48'],
    ['5', 'USD', 'en', '$5.00'],
    ['0.0005', 'USD', 'en', '$0.0005'],
    ['0.000001', 'USD', 'en', '$0.000001'],
    [0.1, 'USD', 'en', '$0.10'],
    ['1234.5', 'RUB', 'ru', '1 234,50 ₽'],
    ['0.0363', 'RUB', 'ru', '0,0363 ₽'],
    ['-3', 'CNY', 'zh', '−¥3.00'],
    ['1200', 'JPY', 'en', '¥1,200'],
    // A value too large for a float.
    ['9007199254740993.01', 'USD', 'en', '$9,007,199,254,740,993.01'],
  ])('%s %s in %s is %s', (amount, currency, locale, expected) => {
    expect(text(amount, currency, locale)).toBe(expected)
  })

  it('marks gains when asked, and not zero', () => {
    expect(text('0.0004', 'USD', 'en', true)).toBe('+$0.0004')
    expect(text('0', 'USD', 'en', true)).toBe('$0.00')
  })

  it('shows what it cannot read as it is, instead of NaN or a crash', () => {
    expect(text('soon', 'USD', 'en')).toBe('soon USD')
    expect(text('1.50', 'not a currency', 'en')).toBe('1.50 not a currency')
  })

  it('sets the unit beside it', () => {
    const { container } = render(
      <Money amount="0.5" currency="USD" locale="en" perUnit="per 1000" />,
    )
    expect(container.textContent).toBe('$0.50 per 1000')
  })

  it('is one text that no translation touches', () => {
    const { rerender } = render(<Money amount="-0.5" currency="USD" locale="en" />)
    const amount = screen.getByText('−$0.50')
    expect(amount).toHaveAttribute('translate', 'no')
    expect(amount.childNodes).toHaveLength(1)
    rerender(<Money amount="-0.5" currency="EUR" locale="en" perUnit="a day" />)
    expect(amount.textContent).toBe('−€0.50')
  })
})
