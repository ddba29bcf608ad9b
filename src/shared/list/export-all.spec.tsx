import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageContext } from '@/i18n/page-context.ts'
import { createWords } from '@/i18n/words.ts'
import { rows as routes } from '@/routes/table/index.ts'
import { ExportAll } from './ExportAll.tsx'

interface Row {
  id: number
  amount: string
}
const page = {
  id: 'login',
  row: routes.login,
  path: '/auth/login',
  slugs: {},
  params: {},
  language: 'en',
  wanted: 'en',
  missing: false,
} as const
const total = 2500
const ask = vi.fn(async ({ page: at, perPage }: { page: number; perPage: number }) => ({
  records: Array.from({ length: Math.min(perPage, total - at * perPage) }, (_, index): Row => {
    const id = at * perPage + index
    return { id, amount: '0.5' }
  }),
  totalCount: total,
}))
const show = (known: number | undefined = total) =>
  render(
    <I18nextProvider i18n={createWords().in('en')}>
      <PageContext value={page}>
        <ExportAll<Row>
          ask={ask}
          name="rows.csv"
          total={known}
          table={(rows) => [
            ['id', 'amount'],
            ...rows.map(({ id, amount }) => [String(id), amount]),
          ]}
        />
      </PageContext>
    </I18nextProvider>,
  )
const disk = (write: (part: string) => void) => {
  const file = {
    write: vi.fn(async (part: string) => write(part)),
    close: vi.fn(async () => {}),
    abort: vi.fn(async () => {}),
  }
  vi.stubGlobal('showSaveFilePicker', async () => ({ createWritable: async () => file }))
  return file
}
const start = () => fireEvent.click(screen.getAllByRole('button')[0] ?? document.body)

beforeEach(() => {
  vi.unstubAllGlobals()
  ask.mockClear()
})

describe('a long export', () => {
  it('goes to the disk as it comes, each row once', async () => {
    let text = ''
    const file = disk((part) => (text += part))
    show()
    start()
    await waitFor(() => expect(file.close).toHaveBeenCalled())
    const lines = text.replace(/\r\n$/, '').split('\r\n')
    expect(lines).toHaveLength(total + 1)
    expect(lines[0]).toBe('\uFEFFid,amount')
    expect(new Set(lines).size).toBe(total + 1)
  })

  it('shows its progress, can be stopped, and leaves no file then', async () => {
    let release = (): void => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    const file = disk(() => {})
    file.write.mockImplementation(async () => {
      if (ask.mock.calls.length > 2) await gate
    })
    show()
    start()
    await screen.findByRole('progressbar')
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    release()
    await waitFor(() => expect(file.abort).toHaveBeenCalled())
    expect(file.close).not.toHaveBeenCalled()
    expect(screen.getByText('csvStopped')).toBeInTheDocument()
    expect(screen.getAllByRole('button')[0]).toHaveFocus()
    expect(ask.mock.calls.length).toBeLessThan(10)
  })

  it('does nothing where the person closes the browser’s dialog', async () => {
    vi.stubGlobal('showSaveFilePicker', async () => {
      throw new DOMException('Closed', 'AbortError')
    })
    show()
    start()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(ask).not.toHaveBeenCalled()
  })

  it('is downloaded whole where the browser writes no files', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    show()
    start()
    await waitFor(() => expect(click).toHaveBeenCalled())
    expect(click.mock.contexts).toMatchObject([{ download: 'rows.csv' }])
  })
})

it('stays where the list is empty, and says why it does nothing', () => {
  show(0)
  const [save, formats] = screen.getAllByRole('button')
  for (const button of [save, formats]) {
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('csvNone')
  }
  start()
  expect(ask).not.toHaveBeenCalled()
})
