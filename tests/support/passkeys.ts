import { onTestFinished, vi } from 'vitest'

/** Gives jsdom a browser's passkeys, which end with an error each time. */
export function failPasskeys(name: string): void {
  vi.stubGlobal(
    'PublicKeyCredential',
    class {
      static readonly parseCreationOptionsFromJSON = () => ({})
      static readonly parseRequestOptionsFromJSON = () => ({})
      toJSON(): null {
        return null
      }
    },
  )
  const fail = () => Promise.reject(new DOMException('It does not work.', name))
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: fail, get: fail },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
}
