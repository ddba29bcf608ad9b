// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { failPasskeys } from '../../tests/support/passkeys.ts'
import { askPasskey, createPasskey } from './passkey.ts'

it.each([
  ['NotAllowedError', null, null],
  ['AbortError', null, null],
  ['NotSupportedError', 'refused', 'refused'],
  ['SecurityError', 'refused', 'refused'],
  ['InvalidStateError', 'known', 'refused'],
])('tells a browser’s %s apart', async (name, made, given) => {
  failPasskeys(name)
  await expect(createPasskey({})).resolves.toBe(made)
  await expect(askPasskey({})).resolves.toBe(given)
})
