import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useNews, useTold } from './use-told.ts'

it('changes with another choice, once its answer is there', () => {
  const { result, rerender } = renderHook(
    ({ kind, isStale }: { kind: string; isStale: boolean }) => useTold({ kind }, isStale),
    { initialProps: { kind: 'all', isStale: false } },
  )
  const all = result.current
  rerender({ kind: 'image', isStale: true })
  expect(result.current).toBe(all)
  rerender({ kind: 'image', isStale: false })
  expect(result.current).not.toBe(all)
  rerender({ kind: 'all', isStale: false })
  expect(result.current).toBe(all)
})

it('is no news at the start, nor while the answer is on its way', () => {
  const { result, rerender } = renderHook(
    ({ kind, isStale }: { kind: string; isStale: boolean }) => useNews(kind, isStale),
    { initialProps: { kind: 'all', isStale: true } },
  )
  rerender({ kind: 'all', isStale: false })
  expect(result.current).toBeNull()
  rerender({ kind: 'image', isStale: true })
  expect(result.current).toBeNull()
  rerender({ kind: 'image', isStale: false })
  const image = result.current
  expect(image).not.toBeNull()
  rerender({ kind: 'all', isStale: false })
  expect(result.current).not.toBeNull()
  expect(result.current).not.toBe(image)
})
