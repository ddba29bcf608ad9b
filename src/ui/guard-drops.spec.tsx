import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardDrops } from './guard-drops.ts'

const onNoFile = vi.fn()
let stop = (): void => {}
beforeEach(() => {
  document.body.innerHTML =
    '<main><p></p><textarea></textarea><input><input type="file"><p contenteditable></p></main>'
  stop = guardDrops(onNoFile)
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
})

/** @returns whether the browser would open what is dropped */
function drag(kind: string, on: string, types: string[], html = '', files: File[] = []): boolean {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types, files, dropEffect: 'copy', getData: () => html } })
  return document.querySelector(on)?.dispatchEvent(event) ?? true
}

it('keeps files beside a zone from opening in the tab', () => {
  const file = new File(['x'], 'x.png')
  expect(drag('dragover', 'p', ['Files'])).toBe(false)
  expect(drag('drop', 'p', ['Files'], '', [file])).toBe(false)
  expect(onNoFile).not.toHaveBeenCalled()
})

it('keeps a file from opening when it is dropped on a field or in the editor', () => {
  const file = new File(['x'], 'x.png')
  for (const field of ['textarea', 'input:not([type])', '[contenteditable]']) {
    expect(drag('dragover', field, ['Files'])).toBe(false)
    expect(drag('drop', field, ['Files'], '', [file])).toBe(false)
    expect(drag('drop', field, ['text/uri-list', 'text/html', 'Files'])).toBe(true)
  }
})

it('says that a picture of another page has no file', () => {
  const types = ['text/uri-list', 'text/html']
  expect(drag('dragover', 'p', types)).toBe(false)
  expect(drag('drop', 'p', types, '<img src="https://example.com/a.png">')).toBe(false)
  expect(onNoFile).toHaveBeenCalledTimes(1)
})

it('leaves a text to the browser', () => {
  expect(drag('drop', 'p', ['text/plain'])).toBe(true)
  expect(drag('drop', 'textarea', ['text/uri-list'])).toBe(true)
})
