import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Pagination, pagesShown } from './Pagination.tsx'

afterEach(cleanup)

it.each([
  [0, 3, [0, 1, 2]],
  [0, 20, [0, 1, 2, 3, 4, 'gap', 19]],
  [10, 20, [0, 'gap', 9, 10, 11, 'gap', 19]],
  [3, 20, [0, 1, 2, 3, 4, 'gap', 19]],
  [4, 20, [0, 'gap', 3, 4, 5, 'gap', 19]],
  [15, 20, [0, 'gap', 14, 15, 16, 'gap', 19]],
  [16, 20, [0, 'gap', 15, 16, 17, 18, 19]],
  [18, 20, [0, 'gap', 15, 16, 17, 18, 19]],
  [3, 7, [0, 1, 2, 3, 4, 5, 6]],
])('page %i of %i', (page, pages, expected) => {
  expect(pagesShown(page, pages)).toEqual(expected)
})

it('counts from 0 in addresses and from 1 in words, and marks the page that is open', () => {
  render(
    <Pagination
      page={0}
      pages={3}
      hrefFor={(page) => `?page=${page}`}
      labels={{ nav: 'Pages', previous: 'Previous', next: 'Next', page: (n) => `Page ${n}` }}
    />,
  )
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=1')
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 1')
})
