import { describe, expect, it, vi } from 'vitest'
import { pngFile } from '../../../../tests/support/png-file.ts'
import { checkUnit } from './check-unit.ts'
import { createUploads } from './uploads.ts'
import type { ChosenFile } from '../kit/read-files.ts'
import type { SentUnit } from './uploads.ts'

const files = (count: number, name = 'a'): ChosenFile[] =>
  Array.from({ length: count }, (_, at) => ({ name: `${name}-${at}.png`, file: new Blob(['x']) }))
let made = 0
const check = async () => ({ uniqueId: `id-${(made += 1)}`, isTurned: false })
const added: SentUnit = { outcome: 'added' }

describe('the uploads of a project', () => {
  it('check 10,000 files before one is sent, and send each once', async () => {
    const send = vi.fn(async () => added)
    const onAdded = vi.fn()
    const uploads = createUploads({ send, onAdded, check })
    await uploads.add(files(10_000))
    expect(uploads.get()).toMatchObject({ phase: 'ready', checked: 10_000, fit: 10_000, sent: 0 })
    expect(send).not.toHaveBeenCalled()
    uploads.start()
    await vi.waitFor(() => expect(uploads.get().phase).toBe('done'))
    expect(uploads.get().sent).toBe(10_000)
    expect(send).toHaveBeenCalledTimes(10_000)
    expect(onAdded).toHaveBeenCalledTimes(1)
  })

  it('go on after a lost line with the file that was lost, and lose none', async () => {
    const names: string[] = []
    let broken = true
    let reconnect = (): void => {}
    const uploads = createUploads({
      check,
      onAdded: () => {},
      wait: () => new Promise((resolve) => (reconnect = resolve)),
      send: async ({ name }) => {
        if (broken && names.length >= 3) return { outcome: 'lost' }
        names.push(name)
        return added
      },
    })
    await uploads.add(files(20))
    uploads.start()
    await vi.waitFor(() => expect(uploads.get().phase).toBe('offline'))
    broken = false
    reconnect()
    await vi.waitFor(() => expect(uploads.get().phase).toBe('done'))
    expect(names.toSorted()).toEqual(
      files(20)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it('go on past a file that is gone, which can be chosen again', async () => {
    let isGone = true
    const uploads = createUploads({
      check,
      onAdded: () => {},
      send: async ({ name }) =>
        isGone && name === files(3)[1]?.name ? { outcome: 'refused', code: 'FILE_GONE' } : added,
    })
    await uploads.add(files(3))
    uploads.start()
    await vi.waitFor(() => expect(uploads.get().phase).toBe('done'))
    expect(uploads.get()).toMatchObject({
      sent: 2,
      faults: [{ name: files(3)[1]?.name, fault: 'unreadable' }],
    })
    isGone = false
    await uploads.add(files(3))
    uploads.start()
    await vi.waitFor(() => expect(uploads.get().sent).toBe(3))
  })

  it('pause, and go on where they stopped', async () => {
    let release = (): void => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    const send = vi.fn(async () => {
      await gate
      return added
    })
    const uploads = createUploads({ send, onAdded: () => {}, check })
    await uploads.add(files(12))
    uploads.start()
    uploads.pause()
    release()
    await vi.waitFor(() => expect(uploads.get().sent).toBe(4))
    expect(uploads.get().phase).toBe('paused')
    uploads.start()
    await vi.waitFor(() => expect(uploads.get()).toMatchObject({ phase: 'done', sent: 12 }))
  })

  it('name what cannot be read or is refused, and count doubles once', async () => {
    const uploads = createUploads({
      onAdded: () => {},
      check: async (file) =>
        file.size === 0 ? { fault: 'empty' } : { uniqueId: 'same', isTurned: true },
      send: async () => ({ outcome: 'refused', code: 'ERROR_FILE_TYPE' }),
    })
    await uploads.add([...files(2), { name: 'empty.png', file: new Blob([]) }])
    const doubles = [{ name: 'a-1.png', same: 'a-0.png' }]
    expect(uploads.get()).toMatchObject({ fit: 1, doubles, turned: 1 })
    uploads.start()
    await vi.waitFor(() => expect(uploads.get().phase).toBe('done'))
    expect(uploads.get().faults).toEqual([
      { name: 'empty.png', fault: 'empty' },
      { name: 'a-0.png', fault: 'refused', code: 'ERROR_FILE_TYPE' },
    ])
  })
})

describe('a file', () => {
  it.each([
    ['empty', new Blob([])],
    ['type', new Blob(['not a picture'])],
    ['broken', new Blob(['GIF89a'])],
    ['cut', pngFile('half.png').slice(0, 33)],
    ['heic', new Blob([new Uint8Array(4), 'ftypheic', new Uint8Array(20)])],
  ])('that is %s is named so', async (fault, file) => {
    expect(await checkUnit(file)).toEqual({ fault })
  })
})
