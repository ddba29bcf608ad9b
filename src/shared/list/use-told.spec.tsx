import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTold } from './use-told.ts'

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
