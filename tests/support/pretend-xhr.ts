import { vi } from 'vitest'

/**
 * A fake XMLHttpRequest on top of fetch, limited to what uploads use, because the mock backend only
 * answers fetch. It reports half of the file as sent before the answer.
 */
class PretendXhr extends EventTarget {
  readonly upload = new EventTarget()
  withCredentials = false
  status = 0
  responseText = ''
  #method = 'GET'
  #url = ''
  #headers = new Headers()
  #answer = new Headers()
  #abort = new AbortController()

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }
  getResponseHeader(name: string): string | null {
    return this.#answer.get(name)
  }
  abort(): void {
    this.#abort.abort()
  }
  send(body: FormData | null): void {
    void this.#send(body)
  }
  async #send(body: FormData | null): Promise<void> {
    const progress = (loaded: number): void =>
      void this.upload.dispatchEvent(
        new ProgressEvent('progress', { loaded, total: 2, lengthComputable: true }),
      )
    try {
      progress(1)
      const response = await fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body,
        signal: this.#abort.signal,
      })
      progress(2)
      this.status = response.status
      this.#answer = response.headers
      this.responseText = await response.text()
      this.dispatchEvent(new Event('load'))
    } catch {
      this.dispatchEvent(new Event(this.#abort.signal.aborted ? 'abort' : 'error'))
    }
    this.dispatchEvent(new Event('loadend'))
  }
}

/** Installs the fake for the running test. */
export const pretendXhr = (): void => void vi.stubGlobal('XMLHttpRequest', PretendXhr)
