import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { avatarLimits } from '../api/contract/profile.ts'
import { startHttp } from './http.ts'
import type { MockServer } from './http.ts'
import { createBackend } from './node.ts'

let server: MockServer
beforeAll(async () => {
  server = await startHttp({ port: 0 })
})
afterAll(() => server.close())

const path = '/api/v2/user/avatar'
const headers = { 'x-requested-with': 'fetch' }
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Every byte value after a signature, so that any treatment as text would show. */
const png = Uint8Array.from([...signature, ...Array(256).keys()])

function formOf(bytes: Uint8Array<ArrayBuffer>, name = 'file'): FormData {
  const form = new FormData()
  form.append(name, new File([bytes], 'me.png', { type: 'image/png' }))
  return form
}
const dataUrl = (bytes: Uint8Array): string =>
  `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`

describe('a file', () => {
  it('arrives whole in the page’s backend, and is written down by its parts', async () => {
    const { fetch, requests } = createBackend({ persona: 'customer' })
    expect((await fetch(path, { method: 'PUT', body: formOf(png), headers })).status).toBe(204)
    expect((await (await fetch('/api/v2/user')).json()).avatarUrl).toBe(dataUrl(png))
    expect(requests[0]).toMatchObject({
      call: 'updateAvatar',
      body: { file: { name: 'me.png', type: 'image/png', size: png.length } },
    })
    expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(204)
    expect((await (await fetch('/api/v2/user')).json()).avatarUrl).toBeNull()
  })

  it('arrives whole over HTTP', async () => {
    const wish = { method: 'POST', body: JSON.stringify({ persona: 'customer' }) }
    const cookie = (await fetch(`${server.url}/__mock`, wish)).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    expect(
      (
        await fetch(server.url + path, {
          method: 'PUT',
          body: formOf(png),
          headers: { ...headers, cookie },
        })
      ).status,
    ).toBe(204)
    expect(
      (await (await fetch(`${server.url}/api/v2/user`, { headers: { cookie } })).json()).avatarUrl,
    ).toBe(dataUrl(png))
  })

  it.each([
    ['from a form of another site', formOf(png), {}, 403, 'ERROR_FORBIDDEN'],
    ['that is none', JSON.stringify({ file: 'x' }), headers, 400, 'ERROR_VALIDATION'],
    ['under another name', formOf(png, 'picture'), headers, 400, 'ERROR_VALIDATION'],
    [
      'cut short',
      '--x\r\n',
      { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      400,
      'ERROR_VALIDATION',
    ],
    [
      'of another kind',
      formOf(Uint8Array.from([...'GIF89a'], (char) => char.charCodeAt(0))),
      headers,
      415,
      'ERROR_FILE_TYPE',
    ],
    [
      'that is too big',
      formOf(new Uint8Array(avatarLimits.bytes + 1)),
      headers,
      413,
      'ERROR_FILE_TOO_BIG',
    ],
  ] as const)('%s is refused', async (_, body, sent, status, code) => {
    const { fetch } = createBackend({ persona: 'customer' })
    const answer = await fetch(path, { method: 'PUT', body, headers: sent })
    expect([answer.status, (await answer.json()).errorCode]).toEqual([status, code])
  })

  it('is nobody’s business who is not signed in', async () => {
    const { fetch } = createBackend()
    expect((await fetch(path, { method: 'PUT', body: formOf(png), headers })).status).toBe(401)
  })
})
