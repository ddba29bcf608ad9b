import { sendBy } from './api.ts'
import type { Send } from './base-query.ts'

/** Like fetch, for uploads: fetch itself reports no upload progress. */
function upload(
  url: string,
  init: RequestInit,
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const { signal, body } = init
    const fail = (): void =>
      reject(signal?.aborted ? signal.reason : new TypeError('The file did not get through.'))
    const abort = (): void => xhr.abort()
    xhr.open(init.method ?? 'GET', url)
    xhr.withCredentials = true
    new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.upload.addEventListener(
      'progress',
      ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total),
    )
    xhr.addEventListener('load', () => {
      const headers = ['retry-after', 'date'].flatMap((name): [string, string][] => {
        const value = xhr.getResponseHeader(name)
        return value ? [[name, value]] : []
      })
      const plain = xhr.status === 204 || xhr.status === 205 || xhr.status === 304
      resolve(
        new Response(plain ? null : xhr.responseText, {
          status: xhr.status,
          headers,
        }),
      )
    })
    for (const event of ['error', 'abort', 'timeout']) xhr.addEventListener(event, fail)
    xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    xhr.send(body instanceof FormData ? body : null)
  })
}

/**
 * The network policy for a request with files.
 * @param onProgress receives a fraction from 0 to 1
 */
export function sendWithProgress(onProgress: (part: number) => void): Send {
  return sendBy((input, init) =>
    init?.body instanceof FormData && typeof input === 'string'
      ? upload(input, init, onProgress)
      : fetch(input, init),
  )
}
