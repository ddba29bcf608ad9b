// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { Blob as NodeBlob } from 'node:buffer'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { clearDrafts, noteSignOut } from './drafts.ts'
import {
  dropOwnWork,
  findWork,
  isLongWork,
  saveWork,
  saveWorkFiles,
  sweepWork,
} from './kept-work.ts'
import { clearRecords } from './shared-records.ts'

const hour = 60 * 60 * 1000
let tabs = 0
const newTab = (): void => {
  tabs += 1
  sessionStorage.setItem('draft:tab', `another-${tabs}`)
}

beforeEach(async () => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  await clearRecords()
})

it('is found again by the same person, in this tab and in another', async () => {
  expect(await saveWork(7, 'ticket', { text: 'Hello' })).toBe(true)
  expect(await findWork(7, 'ticket')).toMatchObject([{ isOwn: true, value: { text: 'Hello' } }])
  newTab()
  expect(await findWork(7, 'ticket')).toMatchObject([{ isOwn: false, value: { text: 'Hello' } }])
  expect(await findWork(71, 'ticket')).toEqual([])
  expect(await findWork('guest', 'ticket')).toEqual([])
  expect(await findWork(7, 'tick')).toEqual([])
})

it('has a place for each tab, so that none overwrites what another has made', async () => {
  await saveWork(7, 'ticket', 'one')
  newTab()
  await saveWork(7, 'ticket', 'two')
  await saveWork(7, 'ticket', 'two and more')
  const values = (await findWork(7, 'ticket')).map(({ value }) => value)
  expect(new Set(values)).toEqual(new Set(['one', 'two and more']))
  await dropOwnWork(7, 'ticket')
  expect(await findWork(7, 'ticket')).toMatchObject([{ value: 'one' }])
})

it('keeps pictures with the work, until the work goes', async () => {
  // The stand-in database clones only the Blobs of Node.
  vi.stubGlobal('Blob', NodeBlob)
  const pictures = ['one', 'two'].map((text) => new Blob([text], { type: 'image/png' }))
  await saveWorkFiles(7, 'drawing', pictures)
  await saveWork(7, 'drawing', 1)
  await saveWork(7, 'drawing', 2)
  const [kept] = await findWork(7, 'drawing')
  expect(kept?.value).toBe(2)
  expect(await Promise.all((kept?.files ?? []).map((file) => file.text()))).toEqual(['one', 'two'])
  await saveWorkFiles(7, 'drawing', [])
  expect((await findWork(7, 'drawing'))[0]?.files).toEqual([])
})

it('is gone after a day, read or not', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 6, 1), toFake: ['Date'] })
  await saveWork('guest', 'drawing', 1)
  await saveWorkFiles('guest', 'drawing', [new Blob(['picture'])])
  vi.setSystemTime(Date.UTC(2026, 6, 1) + 24 * hour)
  await sweepWork()
  expect(await findWork('guest', 'drawing')).toHaveLength(1)
  vi.setSystemTime(Date.UTC(2026, 6, 1) + 24 * hour + 1)
  expect(await findWork('guest', 'drawing')).toEqual([])
  await sweepWork()
  vi.setSystemTime(Date.UTC(2026, 6, 1))
  localStorage.setItem('work-kept', '1')
  expect(await findWork('guest', 'drawing')).toEqual([])
})

it('outlives a sign-in where a visitor has made it for an account', async () => {
  for (const name of ['visitor-picture', 'annotator:street', 'ticket'])
    await saveWork('guest', name, 1)
  clearDrafts(7)
  await vi.waitFor(async () => expect(await findWork('guest', 'ticket')).toEqual([]))
  expect(await findWork('guest', 'visitor-picture')).toHaveLength(1)
  expect(await findWork('guest', 'annotator:street')).toHaveLength(1)
})

it('leaves with the person, and with nobody else', async () => {
  await saveWork(7, 'ticket', 1)
  await saveWork(71, 'ticket', 1)
  clearDrafts(7)
  await vi.waitFor(async () => expect(await findWork(71, 'ticket')).toEqual([]))
  expect(await findWork(7, 'ticket')).toHaveLength(1)
  // A tab that slept while the person signed out finds nothing either.
  vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] })
  noteSignOut()
  expect(await findWork(7, 'ticket')).toEqual([])
})

it('opens no database where nothing was ever kept', async () => {
  vi.resetModules()
  const fresh = await import('./kept-work.ts')
  vi.stubGlobal('indexedDB', new IDBFactory())
  await fresh.findWork(7, 'ticket')
  await fresh.sweepWork()
  expect(await indexedDB.databases()).toEqual([])
})

it.each([
  [[''], false],
  [['x'.repeat(199)], false],
  [['x'.repeat(200)], true],
  [['x'.repeat(100), 3, null, 'x'.repeat(100)], true],
])('takes %j for long work or not', (texts, expected) => {
  expect(isLongWork(texts)).toBe(expected)
})
