// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { createBrowserRouter } from 'react-router'
import { expect, it } from 'vitest'
import { adoptEntries } from './adopt-entries.ts'

it('gives each entry that the browser made a key and an index of its own', async () => {
  history.replaceState(null, '', '/terms')
  const followEntry = adoptEntries()
  const router = createBrowserRouter([{ path: '*' }])
  router.subscribe(followEntry)
  const keys = [router.state.location.key]
  await router.navigate('/terms?q=1')
  keys.push(router.state.location.key)
  for (const hash of ['#one', '#two']) {
    location.hash = hash
    await waitFor(() => expect(router.state.location.hash).toBe(hash))
    keys.push(router.state.location.key)
  }
  expect(new Set(keys).size).toBe(4)
  expect(history.state).toMatchObject({ key: keys[3], idx: 3 })
  history.back()
  await waitFor(() => expect(router.state.location.hash).toBe('#one'))
  expect(router.state.location.key).toBe(keys[2])
  router.dispose()
})
