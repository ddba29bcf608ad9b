import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageContext } from '@/i18n/page-context.ts'
import { createWords } from '@/i18n/words.ts'
import { findWork, saveWork } from '@/lib/kept-work.ts'
import { workAtRisk } from '@/lib/leave-question.ts'
import { clearRecords } from '@/lib/shared-records.ts'
import { rows } from '@/routes/table/index.ts'
import { KeptWorkOffer } from './KeptWorkOffer.tsx'
import { useWorkKeeper } from './use-work-keeper.ts'

const name = 'sample'
let tabs = 0
const newTab = (): void => {
  tabs += 1
  sessionStorage.setItem('draft:tab', `another-${tabs}`)
}
const text = (): HTMLInputElement => screen.getByLabelText('Text')
const type = (value: string) => fireEvent.change(text(), { target: { value } })
const kept = async () => (await findWork('guest', name)).map(({ value }) => value)
/** Whether the browser would ask before the document is left. */
const isAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

function Sample({ resumes = false, isInTab = true }: { resumes?: boolean; isInTab?: boolean }) {
  const [value, setValue] = useState('')
  const keeper = useWorkKeeper({
    owner: 'guest',
    name,
    resumes,
    read: (found) => (typeof found.value === 'string' ? found.value : null),
    take: setValue,
  })
  return (
    <>
      <KeptWorkOffer keeper={keeper} />
      <input
        aria-label="Text"
        value={value}
        onChange={({ target }) => {
          setValue(target.value)
          keeper.keepLater(target.value, { isInTab })
        }}
      />
      <button type="button" onClick={keeper.done}>
        Sent
      </button>
    </>
  )
}
const page = {
  id: 'login',
  row: rows.login,
  path: '/auth/login',
  slugs: {},
  params: {},
  language: 'en',
  wanted: 'en',
  missing: false,
} as const
const show = (props: { resumes?: boolean; isInTab?: boolean } = {}) =>
  render(
    <I18nextProvider i18n={createWords().in('en')}>
      <PageContext value={page}>
        <Sample {...props} />
      </PageContext>
    </I18nextProvider>,
  )
const press = async (label: string) =>
  fireEvent.click(await screen.findByRole('button', { name: label }))

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await clearRecords()
})

describe('work that took more than a minute', () => {
  it('is kept a moment after the last change, and asked about until then', async () => {
    show()
    type('An hour of work')
    expect(isAsked()).toBe(true)
    expect(workAtRisk.onPage()).toBe(false)
    await vi.waitFor(async () => expect(await kept()).toEqual(['An hour of work']), 5000)
    await screen.findByText(/24 hours/)
    expect(isAsked()).toBe(false)
  })

  it('is offered in another tab, and belongs to it from then on', async () => {
    await saveWork('guest', name, 'An hour of work')
    newTab()
    show()
    await press('Continue with it')
    expect(text().value).toBe('An hour of work')
    await vi.waitFor(async () =>
      expect(await findWork('guest', name)).toMatchObject([{ isOwn: true }]),
    )
  })

  it('is taken up without a word by a reload, where the page wants it', async () => {
    await saveWork('guest', name, 'An hour of work')
    show({ resumes: true })
    await vi.waitFor(() => expect(text().value).toBe('An hour of work'))
  })

  it('can be thrown away', async () => {
    await saveWork('guest', name, 'An hour of work')
    newTab()
    show()
    await press('Delete')
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
    expect(text().value).toBe('')
  })

  it('stays for the next visit where the person begins anew', async () => {
    await saveWork('guest', name, 'An hour of work')
    newTab()
    show()
    await screen.findByRole('button', { name: 'Continue with it' })
    type('Another text')
    expect(screen.queryByRole('button', { name: 'Continue with it' })).toBeNull()
    await vi.waitFor(
      async () =>
        expect(new Set(await kept())).toEqual(new Set(['An hour of work', 'Another text'])),
      5000,
    )
  })

  it('goes when it was sent, and when a guest clears it, for good', async () => {
    show()
    type('One')
    await vi.waitFor(async () => expect(await kept()).toEqual(['One']), 5000)
    await press('Sent')
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
    type('Two')
    await vi.waitFor(async () => expect(await kept()).toEqual(['Two']), 5000)
    await press('Clear')
    type('Two and more')
    expect(isAsked()).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect(await kept()).toEqual([])
  })

  it('is asked about in the app where the tab has no copy either', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
    const { unmount } = show({ isInTab: false })
    type('One')
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect(workAtRisk.onPage()).toBe(true)
    unmount()
    expect(workAtRisk.isWatched()).toBe(false)
    expect(isAsked()).toBe(false)
  })
})
