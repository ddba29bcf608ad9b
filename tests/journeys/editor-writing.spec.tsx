import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { personaPassword } from '@/mocks/personas.ts'
import type { TestBackend } from '@/mocks/node.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { pretendXhr } from '../support/pretend-xhr.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

// jsdom has no selections that ProseMirror can read, so tests/browser/editor.spec.ts tests keys and
// the pointer in the text.

const slow = { timeout: 20_000 }
const slug = 'how-polling-works'
const edit = `/editor/blog/${slug}/edit`
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const bodies = (app: Rendered, name: CallName) => calls(app, name).map(({ body }) => body)
const main = () => within(screen.getByRole('main'))
const text = () => screen.findByRole('textbox', { name: 'Article text' }, slow)
const title = () => screen.findByLabelText<HTMLInputElement>('Title', {}, slow)
const press = (
  app: Rendered,
  name: string | RegExp,
  place: HTMLElement = screen.getByRole('main'),
) => app.user.click(within(place).getByRole('button', { name }))
const said = (words: string | RegExp) => main().findByText(words, {}, slow)

function article({ db }: Pick<TestBackend, 'db'>, wanted = slug) {
  const found = db.articles.list.find((one) => one.slug === wanted)
  if (!found) throw new Error(`There is no ${wanted}.`)
  return found
}

/** Pastes into the text, because only a browser can type there. */
async function paste(html: string): Promise<void> {
  const data = {
    getData: (kind: string) => (kind === 'text/html' ? html : ''),
    files: [],
    types: ['text/html'],
  }
  fireEvent.paste(await text(), { clipboardData: data })
}

async function open(options: Parameters<typeof renderApp>[1] = {}, path = edit) {
  const app = renderApp(path, { persona: 'moderator', ...options })
  await text()
  return app
}

beforeEach(async () => {
  await useNodeFiles()
  pretendXhr()
  // jsdom has no layout, and ProseMirror needs one to scroll to the cursor.
  Range.prototype.getClientRects = () => document.body.getClientRects()
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

describe('a new article', () => {
  it('takes its address from its title, tells when that is taken, and begins', async () => {
    let app = renderApp('/editor/blog/new', { persona: 'moderator' })
    await app.heading('New article')
    await app.user.type(await title(), 'How polling works')
    const address = screen.getByLabelText<HTMLInputElement>(/^URL/)
    await waitFor(() => expect(address.value).toBe('how-polling-works'))
    expect(await said('Another article uses this URL.')).toBeVisible()
    await press(app, 'Use “how-polling-works-2”')
    expect(await said('This URL is available.')).toBeVisible()
    // A reload keeps an address that is not the title's.
    app.unmount()
    app = renderApp('/editor/blog/new', { backend: app.backend })
    await app.heading('New article')
    expect(await said('This URL is available.')).toBeVisible()
    await press(app, 'Start writing')
    await arrivesAt(app, '/editor/blog/how-polling-works-2/edit')
    await app.heading('Edit: How polling works')
    expect(bodies(app, 'editorBlogCreate')).toEqual([
      { title: 'How polling works', slug: 'how-polling-works-2', language: 'en' },
    ])
    expect(await text()).toHaveTextContent('')
  })

  it('says what is missing, sends one request for two presses, and keeps what was typed when it fails', async () => {
    const app = renderApp('/editor/h/new?language=ru', { persona: 'moderator' })
    await app.heading('New tutorial')
    await press(app, 'Start writing')
    expect(await screen.findByRole('link', { name: 'Enter a title.' })).toBeVisible()
    const end = app.backend.fail({ call: 'editorTutorialCreate', error: 500 })
    await app.user.type(await title(), 'Первый запрос ещё раз')
    await waitFor(() =>
      expect(screen.getByLabelText(/^URL/)).toHaveValue('perviy-zapros-eschyo-raz'),
    )
    await press(app, 'Start writing')
    expect(await screen.findByRole('group', { name: /went wrong/ })).toBeVisible()
    expect(await title()).toHaveValue('Первый запрос ещё раз')
    end()
    await app.user.dblClick(main().getByRole('button', { name: 'Start writing' }))
    await arrivesAt(app, '/editor/h/perviy-zapros-eschyo-raz/edit')
    expect(calls(app, 'editorTutorialCreate')).toHaveLength(2)
    expect(article(app.backend, 'perviy-zapros-eschyo-raz')).toMatchObject({
      kind: 'tutorial',
      language: 'ru',
      status: 'draft',
    })
  })

  it('as a translation is begun beside its original', async () => {
    const app = renderApp('/editor/blog/new', { persona: 'moderator' })
    await app.heading('New article')
    const alone = app.backend.db.articles.list.find(
      ({ kind, language, group }) =>
        kind === 'blog' &&
        language === 'en' &&
        !app.backend.db.articles.list.some(
          (other) => other.group === group && other.language === 'ru',
        ),
    )
    if (!alone) throw new Error('Every article has been translated.')
    await app.router.navigate(`/editor/blog/new?language=ru&translationOf=${alone.id}`)
    expect(await said(`Translation of “${alone.title}”`)).toBeVisible()
    expect(screen.getByRole('radio', { name: /Russian/ })).toBeChecked()
    await app.user.type(await title(), 'Перевод')
    await waitFor(() => expect(screen.getByLabelText(/^URL/)).toHaveValue('perevod'))
    await press(app, 'Start writing')
    await arrivesAt(app, '/editor/blog/perevod/edit?beside=en&language=ru')
    const original = await screen.findByRole('region', { name: 'Other language (read-only)' }, slow)
    expect(await within(original).findByRole('heading', { name: alone.title }, slow)).toBeVisible()
    expect(article(app.backend, 'perevod').group).toBe(alone.group)
  })
})

describe('writing', () => {
  it('is saved by itself ten seconds after the first key, with what the writer last saw', async () => {
    const app = await open()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const before = article(app.backend).updatedAt
    fireEvent.change(await title(), { target: { value: 'How polling works today' } })
    expect(main().getByText('Unsaved changes')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(9500))
    expect(calls(app, 'editorBlogUpdate')).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(600))
    await said(/^Saved at/)
    expect(bodies(app, 'editorBlogUpdate')).toEqual([
      { title: 'How polling works today', updatedAt: before, autosave: true },
    ])
    // Readers still see the published version.
    expect(article(app.backend)).toMatchObject({
      status: 'modified',
      live: { title: 'How polling works, and why five seconds is enough' },
    })
    expect(main().getByText('unpublished changes')).toBeVisible()
    expect(Object.keys(sessionStorage).filter((key) => key.includes('article:'))).toEqual([])
  })

  it('in the text goes out as HTML and as the editor’s document', async () => {
    const app = await open()
    await paste('<h1>Pasted</h1><p>from <b>somewhere</b> <a href="javascript:alert(1)">bad</a></p>')
    expect(await text()).toHaveTextContent('Pasted')
    expect(await screen.findByText(/link was removed/)).toBeVisible()
    await press(app, 'Save now')
    await said(/^Saved at/)
    const [sent] = bodies(app, 'editorBlogUpdate')
    expect(sent).toMatchObject({
      bodyJson: { type: 'doc' },
      bodyHtml: expect.stringContaining('<strong>somewhere</strong>'),
    })
    expect(JSON.stringify(sent)).not.toContain('javascript:')
    expect(article(app.backend).bodyHtml).toMatch(/<h2 id="[^"]+">/)
  })

  it('says so where an article can hold nothing of what is pasted, and stays as it is', async () => {
    const app = await open({
      arrange: (backend) =>
        Object.assign(article(backend), { bodyHtml: '<frameset>', bodyJson: null }),
    })
    expect(await text()).toHaveTextContent('')
    await paste('<p>Here already.</p>')
    await paste('<frameset><frame src="/x"></frameset>')
    expect(await screen.findByText(/^Nothing was pasted/)).toBeVisible()
    expect(await text()).toHaveTextContent('Here already.')
    await press(app, 'Save now')
    await said(/^Saved at/)
    expect(article(app.backend).bodyHtml).toBe('<p>Here already.</p>')
  })

  it('stays here when the line breaks, says so, and goes out when it is back', async () => {
    const app = await open()
    const end = app.backend.fail({ call: 'editorBlogUpdate', error: 'network' })
    fireEvent.change(await title(), { target: { value: 'Typed without a line' } })
    await press(app, 'Save now')
    expect(await said(/^Not saved: you are offline/)).toBeVisible()
    await waitFor(() =>
      expect(JSON.stringify({ ...sessionStorage })).toContain('Typed without a line'),
    )
    end()
    fireEvent(window, new Event('online'))
    await said(/^Saved at/)
    expect(article(app.backend).title).toBe('Typed without a line')
  })

  it('that is refused is said at its field', async () => {
    const app = await open()
    fireEvent.change(screen.getByLabelText(/^Short description/), {
      target: { value: 'x'.repeat(301) },
    })
    expect(await said('Too long: at most 300 characters')).toBeVisible()
    await press(app, 'Save now')
    expect(await said('Not saved: some fields need fixing')).toBeVisible()
    expect(screen.getByLabelText(/^Short description/)).toBeInvalid()
    fireEvent.change(screen.getByLabelText(/^Short description/), {
      target: { value: 'Short enough' },
    })
    await press(app, 'Save now')
    await said(/^Saved at/)
    fireEvent.change(await title(), { target: { value: 'x' } })
    expect(await said(/the title needs 3 to 150 characters/)).toBeVisible()
  })

  it('of two people is shown side by side: mine can stay where I wrote, or theirs be taken', async () => {
    const app = await open()
    const other = article(app.backend)
    Object.assign(other, {
      title: 'Theirs',
      excerpt: 'Their summary',
      updatedAt: '2026-04-15T09:29:00.000Z',
      updatedBy: 'Max Linden',
    })
    fireEvent.change(await title(), { target: { value: 'Mine' } })
    await press(app, 'Save now')
    await press(app, 'Compare versions', await screen.findByRole('alert', {}, slow))
    const dialog = await screen.findByRole('dialog', { name: /two versions/ }, slow)
    expect(dialog).toHaveTextContent('Max Linden saved the article')
    for (const words of ['Mine', 'Theirs', 'Their summary']) expect(dialog).toHaveTextContent(words)
    await press(app, 'Decide later', dialog)
    expect(main().getByText(/^Not saved: someone else/)).toBeVisible()
    await press(app, 'Compare versions')
    await press(app, 'Keep my version', await screen.findByRole('dialog', {}, slow))
    await said(/^Saved at/)
    expect(article(app.backend)).toMatchObject({ title: 'Mine', excerpt: 'Their summary' })
    expect(screen.getByLabelText(/^Short description/)).toHaveValue('Their summary')

    Object.assign(article(app.backend), {
      title: 'Theirs again',
      updatedAt: '2026-04-15T09:45:00.000Z',
    })
    fireEvent.change(await title(), { target: { value: 'Mine again' } })
    await press(app, 'Save now')
    await press(app, 'Compare versions', await screen.findByRole('alert', {}, slow))
    await press(app, 'Use the other version', await screen.findByRole('dialog', {}, slow))
    await waitFor(async () => expect(await title()).toHaveValue('Theirs again'))
    expect(article(app.backend).title).toBe('Theirs again')
  })

  it('somewhere else, by another or in another tab, leaves this one to be read until it is taken over', async () => {
    const lock = (accountId: number, name: string) => (backend: TestBackend) => {
      const until = Date.parse('2026-04-15T10:30:00Z')
      backend.db.editor.locks.push({
        articleId: article(backend).id,
        accountId,
        name,
        tab: 'elsewhere',
        since: until,
        until,
      })
    }
    const app = await open({ arrange: lock(1, 'Max Linden') })
    expect(await said('Max Linden is editing this article')).toBeVisible()
    expect(await title()).toHaveAttribute('readonly')
    await waitFor(async () => expect(await text()).toHaveAttribute('contenteditable', 'false'))
    expect(screen.getByLabelText(/^Short description/)).toBeDisabled()
    Object.assign(article(app.backend), {
      title: 'Changed meanwhile',
      updatedAt: '2026-04-15T09:29:00.000Z',
    })
    await press(app, 'Take over')
    await waitFor(async () => expect(await title()).not.toHaveAttribute('readonly'))
    expect(await title()).toHaveValue('Changed meanwhile')
    expect(await text()).toHaveAttribute('contenteditable', 'true')
    expect(app.backend.db.editor.locks).toMatchObject([{ name: 'Jo Hartley' }])

    await app.router.navigate('/editor/h/first-request/edit')
    await text()
    await waitFor(() => expect(app.backend.db.editor.locks).toHaveLength(1))
  })

  it('goes on where it was after the session has ended in mid-sentence', async () => {
    const app = await open()
    fireEvent.change(await title(), { target: { value: 'In the middle of' } })
    app.backend.db.sessions = []
    await press(app, 'Save now')
    await arrivesAt(app, `/auth/login?return_to=${encodeURIComponent(edit)}`)
    await app.user.type(
      await screen.findByLabelText('Email', {}, slow),
      'moderator@glyphwork.example',
    )
    await app.user.type(screen.getByLabelText('Password'), `${personaPassword}{Enter}`)
    await arrivesAt(app, edit)
    await waitFor(async () => expect(await title()).toHaveValue('In the middle of'), slow)
    expect(await screen.findByText('Your text is restored.', {}, slow)).toBeVisible()
    await press(app, 'Save now')
    await said(/^Saved at/)
    expect(article(app.backend).title).toBe('In the middle of')
  })

  it('that was left in another way is offered when it is opened again', async () => {
    const app = await open()
    const end = app.backend.fail({ call: 'editorBlogUpdate', error: 'network' })
    fireEvent.change(await title(), { target: { value: 'Kept here' } })
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Kept here'))
    end()
    const key = Object.keys(sessionStorage).find((name) => name.includes('article:blog')) ?? ''
    const stored = sessionStorage.getItem(key) ?? ''
    app.unmount()
    sessionStorage.setItem(key, stored)

    const again = await open({ backend: app.backend })
    expect(await said(/Unsaved text from/)).toBeVisible()
    expect(await title()).not.toHaveValue('Kept here')
    await press(again, 'Continue with that text')
    expect(await title()).toHaveValue('Kept here')
    again.unmount()
    sessionStorage.setItem(key, stored)

    const third = await open({ backend: app.backend })
    await said(/Unsaved text from/)
    await press(third, 'Use the saved version')
    await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull())
    expect(await title()).not.toHaveValue('Kept here')
  })

  it('is not left behind without a question', async () => {
    const app = await open()
    fireEvent.change(await title(), { target: { value: 'Half done' } })
    act(() => void app.router.navigate('/editor/blog'))
    let dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' }, slow)
    await press(app, 'Stay', dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.address()).toBe(edit)
    const event = new Event('beforeunload', { cancelable: true })
    fireEvent(window, event)
    expect(event.defaultPrevented).toBe(true)

    act(() => void app.router.navigate('/editor/blog'))
    dialog = await screen.findByRole('dialog', {}, slow)
    await press(app, 'Save and leave', dialog)
    await arrivesAt(app, '/editor/blog')
    expect(article(app.backend).title).toBe('Half done')
  })

  it('that is thrown away on leaving is gone', async () => {
    const app = await open()
    fireEvent.change(await title(), { target: { value: 'Half done' } })
    act(() => void app.router.navigate('/editor/blog'))
    await press(app, 'Leave without saving', await screen.findByRole('dialog', {}, slow))
    await arrivesAt(app, '/editor/blog')
    expect(article(app.backend).title).not.toBe('Half done')
    expect(Object.keys(sessionStorage).filter((name) => name.includes('article:'))).toEqual([])
  })
})

describe('publishing', () => {
  it('names what is missing, leads there, and puts the article into the readers’ list at once', async () => {
    const app = renderApp('/editor/blog/new', { persona: 'moderator' })
    await app.user.type(await title(), 'Brand new')
    await waitFor(() => expect(screen.getByLabelText(/^URL/)).toHaveValue('brand-new'))
    await press(app, 'Start writing')
    await text()
    await press(app, 'Publish')
    expect(await screen.findByRole('alert', {}, slow)).toHaveTextContent(
      'Add this before publishing',
    )
    await press(app, 'a short description for lists')
    expect(screen.getByLabelText(/^Short description/)).toHaveFocus()
    await app.user.type(screen.getByLabelText(/^Short description/), 'New, and brand so.')
    await paste('<p>Words.</p>')
    await waitFor(() =>
      expect(main().queryByRole('button', { name: 'the article text' })).toBeNull(),
    )
    await press(app, 'Publish')
    const dialog = await screen.findByRole('dialog', { name: 'Publish now?' }, slow)
    await press(app, 'Publish', dialog)
    expect(await main().findByText('published', {}, slow)).toBeVisible()
    expect(await screen.findByText('“Brand new” is published.')).toBeVisible()
    expect(main().getByRole('link', { name: 'View the live version' })).toHaveAttribute(
      'href',
      '/blog/brand-new',
    )

    await app.router.navigate('/blog')
    expect(await screen.findByRole('link', { name: 'Brand new' }, slow)).toBeVisible()
  })

  it('waits for its time by the clock of the person’s zone', async () => {
    const app = await open({
      arrange: ({ db }) => {
        Object.assign(article({ db }), { status: 'draft' })
        for (const account of db.accounts) account.timezone = 'Asia/Shanghai'
      },
    })
    await press(app, 'Schedule')
    const dialog = await screen.findByRole('dialog', { name: 'Publish later' }, slow)
    const when = within(dialog).getByLabelText(/^When to publish/)
    expect(when).toHaveAccessibleDescription(/Asia\/Shanghai/)
    fireEvent.change(when, { target: { value: '2026-04-10T10:00' } })
    await press(app, 'Schedule', dialog)
    expect(await within(dialog).findByText('Choose a time in the future.')).toBeVisible()
    fireEvent.change(when, { target: { value: '2026-04-20T10:00' } })
    await press(app, 'Schedule', dialog)
    await main().findByText('scheduled', {}, slow)
    expect(article(app.backend).publishAt).toBe('2026-04-20T02:00:00.000Z')
  })

  it('asks about a time that a change of the clocks leaves out or repeats', async () => {
    const app = await open({
      arrange: ({ db }) => {
        Object.assign(article({ db }), { status: 'draft' })
        for (const account of db.accounts) account.timezone = 'Europe/Berlin'
      },
    })
    await press(app, 'Schedule')
    const dialog = await screen.findByRole('dialog', { name: 'Publish later' }, slow)
    const when = within(dialog).getByLabelText(/^When to publish/)
    fireEvent.change(when, { target: { value: '2027-03-28T02:30' } })
    expect(when).toHaveAccessibleDescription(/this time doesn’t exist/)
    await press(app, 'Schedule', dialog)
    expect(article(app.backend).status).toBe('draft')
    fireEvent.change(when, { target: { value: '2026-10-25T02:30' } })
    const which = await within(dialog).findByLabelText(/^First or second time/)
    await press(app, 'Schedule', dialog)
    expect(await within(dialog).findByText('Choose which of the two you mean.')).toBeVisible()
    expect(article(app.backend).status).toBe('draft')
    await app.user.selectOptions(which, 'The second, later, GMT+1')
    await press(app, 'Schedule', dialog)
    await main().findByText('scheduled', {}, slow)
    expect(article(app.backend).publishAt).toBe('2026-10-25T01:30:00.000Z')
  })

  it('another address warns when readers know the old one', async () => {
    const app = await open()
    await press(app, 'Change URL')
    const dialog = await screen.findByRole('dialog', { name: 'Change URL' }, slow)
    expect(within(dialog).getByText('Readers already use the current URL')).toBeVisible()
    const field = within(dialog).getByLabelText(/^URL/)
    fireEvent.change(field, { target: { value: 'Not A Slug' } })
    await press(app, 'Change', dialog)
    expect(field).toHaveAccessibleDescription(/Use lowercase Latin letters/)
    fireEvent.change(field, { target: { value: 'polling-explained' } })
    expect(await within(dialog).findByText('This URL is available.')).toBeVisible()
    await press(app, 'Change', dialog)
    await arrivesAt(app, '/editor/blog/polling-explained/edit')
    await text()
    expect(article(app.backend, 'polling-explained').status).toBe('modified')
  })

  it.each([
    ['moderator', false],
    ['admin', true],
  ] as const)('a %s may delete: %s', async (persona, may) => {
    const app = await open({ persona })
    expect(main().queryByRole('button', { name: 'Delete' }) !== null).toBe(may)
    if (!may) return
    await press(app, 'Delete')
    await press(
      app,
      'Delete',
      await screen.findByRole('dialog', { name: 'Delete this article?' }, slow),
    )
    await arrivesAt(app, '/editor/blog')
    expect(app.backend.db.editor.trash).toHaveLength(1)
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }, slow))
    await waitFor(() => expect(app.backend.db.editor.trash).toHaveLength(0))
    expect(article(app.backend).slug).toBe(slug)
  })
})

describe('files', () => {
  const png = (name: string) =>
    new File(
      [
        Uint8Array.from([
          0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 8,
          0, 0, 0, 4,
        ]),
      ],
      name,
      {
        type: 'image/png',
      },
    )
  const choose = (app: Rendered, name: string, files: File[]) => {
    const input = screen.getByLabelText(name, { selector: 'input[type=file]' })
    return app.user.upload(input, files)
  }

  it('come several at once, each by itself; what is wrong with one is said there, and can be tried again', async () => {
    const app = await open()
    app.backend.fail({ call: 'editorBlogAttach', error: 'network', times: 1 })
    await app.user.click(main().getByRole('heading', { name: 'Files' }))
    const input = screen.getByLabelText('Add files', { selector: 'input[type=file]' })
    const big = new File([new Uint8Array(6_000_000)], 'big.png', { type: 'image/png' })
    const odd = new File(['x'], 'program.exe', { type: 'application/x-msdownload' })
    fireEvent.change(input, { target: { files: [png('one.png'), png('two.png'), big, odd] } })
    const uploads = await screen.findByRole('list', { name: 'Uploading files' }, slow)
    expect(await within(uploads).findByText(/Larger than 5 MB/)).toBeVisible()
    expect(within(uploads).getByText(/This file type isn’t supported/)).toBeVisible()
    const list = await screen.findByRole('list', { name: 'Article files' }, slow)
    expect(list).toHaveTextContent('two.png')
    expect(list).toHaveTextContent('8 × 4')
    await press(app, 'Try again: “one.png”', uploads)
    await waitFor(() => expect(list).toHaveTextContent('one.png'))
    await press(app, 'Dismiss “big.png”', uploads)
    await press(app, 'Dismiss “program.exe”', uploads)
    expect(screen.queryByRole('list', { name: 'Uploading files' })).toBeNull()
    expect(calls(app, 'editorBlogAttach')).toHaveLength(3)

    await press(app, 'Remove “one.png”', list)
    await press(
      app,
      'Remove',
      await screen.findByRole('dialog', { name: 'Remove this file?' }, slow),
    )
    await waitFor(() => expect(list).not.toHaveTextContent('one.png'))
    expect(await screen.findByText('“one.png” is removed')).toBeVisible()
    expect(app.backend.db.articles.attachments).toHaveLength(1)
  })

  const file = '/media/one.png'
  it.each([
    ['draft', '', /^“one.png” is removed for good\.$/],
    ['draft', file, /used in the article and will leave a gap there/],
    ['scheduled', file, /used in the article and will leave a gap there/],
    ['published', '', /^“one.png” is removed for good\.$/],
    ['published', file, /Readers see a gap in its place right away/],
    ['modified', '', /If the published version uses it, readers see a gap/],
  ] as const)(
    'of an article that is %s say before their removal what it does, with “%s” in the text',
    async (status, used, words) => {
      const app = await open({
        arrange: (backend) => {
          const found = article(backend)
          Object.assign(found, {
            status,
            bodyHtml: `<p>Some text.</p>${used && `<p><img src="${used}" alt="A dot"></p>`}`,
          })
          backend.db.articles.attachments.push({
            id: 1,
            articleId: found.id,
            url: file,
            alt: '',
            width: 8,
            height: 4,
            size: 24,
            mime: 'image/png',
            data: '',
          })
        },
      })
      await app.user.click(main().getByRole('heading', { name: 'Files' }))
      const list = await screen.findByRole('list', { name: 'Article files' }, slow)
      await press(app, 'Remove “one.png”', list)
      const dialog = await screen.findByRole('dialog', { name: 'Remove this file?' }, slow)
      expect(within(dialog).getByText(words)).toBeVisible()
      expect(calls(app, 'editorBlogDetach')).toHaveLength(0)
    },
  )

  it('as a picture of the text ask for a description, as a cover too', async () => {
    const app = await open()
    await choose(app, 'Add a picture', [png('shot.png')])
    const dialog = await screen.findByRole('dialog', { name: 'Picture' }, slow)
    await press(app, 'Done', dialog)
    expect(within(dialog).getByLabelText(/^Description/)).toHaveAccessibleDescription(
      /Enter alt text/,
    )
    await app.user.type(within(dialog).getByLabelText(/^Description/), 'A dot')
    await press(app, 'Done', dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(await text()).getByRole('img', { name: 'A dot' })).toBeVisible()

    fireEvent.change(screen.getByLabelText('Upload a picture', { selector: 'input[type=file]' }), {
      target: { files: [png('cover.png')] },
    })
    await waitFor(() => expect(screen.getByLabelText(/^Alt text/)).toHaveValue(''), slow)
    expect(main().getByRole('button', { name: 'alt text for the cover picture' })).toBeVisible()
    await app.user.type(screen.getByLabelText(/^Alt text/), 'Another dot')
    await press(app, 'Save now')
    await said(/^Saved at/)
    expect(article(app.backend)).toMatchObject({
      cover: { alt: 'Another dot', width: 8, height: 4 },
    })
    expect(article(app.backend).bodyHtml).toContain('alt="A dot"')
  })
})

describe('the page', () => {
  it('says that there is no such article, and leads to the list', async () => {
    const app = renderApp('/editor/software/blog/nothing-here/edit', { persona: 'moderator' })
    expect(await screen.findByRole('heading', { name: 'Article not found' }, slow)).toBeVisible()
    expect(main().getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/editor/software/blog',
    )
    expect(app.address()).toBe('/editor/software/blog/nothing-here/edit')
  })

  it('can be tried again when it could not be had', async () => {
    const app = renderApp(edit, {
      persona: 'moderator',
      arrange: (backend) => void backend.fail({ call: 'editorBlogBySlug', error: 500, times: 1 }),
    })
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }, slow))
    expect(await text()).toBeVisible()
  })

  it('shows a state that is newer than itself by its code, and offers nothing for it', async () => {
    await open({
      arrange: (backend) => void Object.assign(article(backend), { status: 'embargoed' }),
    })
    expect(await said('embargoed')).toBeVisible()
    expect(main().queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  it('is nobody’s who may not write', async () => {
    const app = renderApp(edit, { persona: 'customer' })
    await waitFor(() => expect(app.address()).not.toBe(edit), slow)
    expect(calls(app, 'editorBlogBySlug')).toHaveLength(0)
  })

  it('speaks Russian', async () => {
    const app = renderApp('/editor/h/pervyy-zapros/edit', {
      persona: 'moderator',
      accepted: ['ru-RU'],
    })
    expect(await screen.findByRole('textbox', { name: 'Текст статьи' }, slow)).toBeVisible()
    expect(main().getByRole('toolbar', { name: 'Оформление' })).toBeVisible()
    expect(main().getByText('Публикация')).toBeVisible()
    expect(main().getByLabelText(/^Уровень/)).toBeVisible()
    await app.user.click(main().getByRole('button', { name: 'Сочетания клавиш' }))
    expect(await screen.findByRole('dialog', { name: 'Сочетания клавиш' }, slow)).toBeVisible()
  })

  it('shows the translation beside, and keeps that in the address', async () => {
    const app = await open()
    await press(app, 'Show side by side')
    expect(app.address()).toBe(`${edit}?beside=ru`)
    const pane = await screen.findByRole('region', { name: 'Other language (read-only)' }, slow)
    expect(await within(pane).findByRole('heading', { name: /опрос/ }, slow)).toHaveAttribute(
      'lang',
      'ru',
    )
    expect(pane).toHaveFocus()
    await press(app, 'Hide')
    expect(app.address()).toBe(edit)
  })
})
