import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { elementOfAddress } from './anchors.ts'

it.each([
  ['#param-googlekey', 'param-googlekey'],
  // The shown version has another name for it.
  ['#param-websiteKey', 'request'],
  ['#answer-token', 'response'],
  ['#differences', undefined],
  ['#', undefined],
  ['#%', undefined],
])('the address %s leads to %s', (hash, id) => {
  render(
    <>
      <h2 id="request">Request</h2>
      <p id="param-googlekey">googlekey</p>
      <h2 id="response">Response</h2>
    </>,
  )
  expect(elementOfAddress(hash)?.id).toBe(id)
})
