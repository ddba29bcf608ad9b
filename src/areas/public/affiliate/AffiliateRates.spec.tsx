import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AffiliateRates } from './AffiliateRates.tsx'

it('names each share of the operator, with what it is a share of', () => {
  render(
    <AffiliateRates
      rates={{ customers: 10, workers: 2.5, software: 7 }}
      locale="en"
      word={(key) => `<${key}>`}
    />,
  )
  expect(screen.getByRole('heading', { name: '<rates.title>' })).toBeVisible()
  for (const [share, source] of [
    ['10%', 'customers'],
    ['2.5%', 'workers'],
    ['7%', 'software'],
  ]) {
    expect(screen.getByText(share ?? '')).toBeVisible()
    expect(screen.getByText(`<rates.${source}>`)).toBeVisible()
  }
})
