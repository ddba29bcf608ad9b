import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { personaPassword } from '@/mocks/personas.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { pretendXhr } from '../support/pretend-xhr.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const press = async (app: Rendered, name: string | RegExp) =>
  app.user.click(await screen.findByRole('button', { name }, slow))
const box = () => screen.findByRole('textbox', { name: 'Your message' }, slow)
const write = async (text: string) => fireEvent.change(await box(), { target: { value: text } })

async function open(subject: string, options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/support/tickets', { persona: 'customer', ...options })
  await app.user.click(await screen.findByRole('link', { name: new RegExp(subject) }, slow))
  await app.heading(new RegExp(subject))
  return app
}

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  dismissToast()
})

it('a thread that comes far too long is drawn from its end, and the rest when asked', async () => {
  const records = Array.from({ length: 230 }, (_, id) => ({
    id,
    author: { kind: 'agent' },
    bodyHtml: [0, 29, 229].includes(id) ? `<p>Message ${id}.</p>` : '',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
  }))
  const app = await open('Which limit applies', {
    answer: (call) =>
      /\/messages(?:\?|$)/.test(call) && call.startsWith('GET') ? { records } : undefined,
  })
  expect(await screen.findByText('Message 229.', {}, { timeout: 20_000 })).toBeVisible()
  expect(screen.queryByText('Message 29.')).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Show earlier messages' }))
  expect(await screen.findByText('Message 0.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
})

describe('a message', () => {
  it('goes out once over a lost answer and a reload, and again when it is meant again', async () => {
    const app = await open('Which limit applies')
    const heal = app.backend.fail({ call: 'sendTicketMessage', error: 'lost' })
    await write('Any news?')
    await app.user.dblClick(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/No connection|could not reach/i, {}, slow)).toBeVisible()
    expect(await box()).toHaveValue('Any news?')
    heal()
    const address = app.address()
    app.unmount()
    const again = renderApp(address, { backend: app.backend })
    await waitFor(async () => expect(await box()).toHaveValue('Any news?'), slow)
    await press(again, 'Send')
    await waitFor(async () => expect(await box()).toHaveValue(''), slow)
    expect(screen.getAllByText('Any news?', { selector: 'p' })).toHaveLength(1)
    await write('Any news?')
    await press(again, 'Send')
    await waitFor(
      () => expect(screen.getAllByText('Any news?', { selector: 'p' })).toHaveLength(2),
      slow,
    )
  })

  it('has ten thousand characters at most, and is shown whole', async () => {
    const app = await open('Which limit applies')
    await write('word '.repeat(2001))
    await press(app, 'Send')
    expect(await box()).toHaveAccessibleDescription(/10,?004 of 10,?000 characters/)
    expect(await box()).toBeInvalid()
    expect(calls(app, 'sendTicketMessage')).toHaveLength(0)
    const text = `${'word '.repeat(1998)}<b>end`
    await write(text)
    await press(app, 'Send')
    await waitFor(async () => expect(await box()).toHaveValue(''), slow)
    const log = screen.getByRole('log', { name: 'Messages' })
    // Typed text stays text: none of it is parsed as HTML.
    expect(await within(log).findByText(/word word .*<b>end$/, {}, slow)).toBeVisible()
  })

  it('survives the end of the session, and waits in its box after signing in', async () => {
    const app = await open('Which limit applies')
    await write('I was about to say')
    app.backend.signInAs('anonymous')
    await press(app, 'Send')
    await app.heading('Sign in')
    await app.user.type(screen.getByLabelText('Email'), 'customer@glyphwork.example')
    await app.user.type(screen.getByLabelText('Password'), `${personaPassword}{Enter}`)
    await app.heading(/Which limit applies/)
    expect(await box()).toHaveValue('I was about to say')
    expect(screen.queryByText('I was about to say', { selector: 'p' })).toBeNull()
  })

  it('written in one tab comes to the other, whose own text stays', async () => {
    const app = await open('Which limit applies')
    await write('Mine, not sent yet')
    const { id } =
      app.backend.db.support.tickets.find(({ subject }) => /Which limit/.test(subject)) ?? {}
    await app.backend.fetch(`http://localhost/api/v2/support/tickets/${id}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
      body: JSON.stringify({ body: 'From the other tab', requestKey: crypto.randomUUID() }),
    })
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('From the other tab', {}, slow)).toBeVisible()
    expect(await box()).toHaveValue('Mine, not sent yet')
  })
})

describe('files', () => {
  /** A PNG by its header. */
  const png = (name: string): File => {
    const data = new Uint8Array(400)
    data.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    new DataView(data.buffer).setUint32(16, 200)
    new DataView(data.buffer).setUint32(20, 80)
    return new File([data], name)
  }
  const choose = (...files: File[]) => {
    const input = document.querySelector('input[type=file]')
    if (!input) throw new Error('There is no place for files.')
    fireEvent.change(input, { target: { files } })
  }
  beforeEach(async () => {
    await useNodeFiles()
    pretendXhr()
  })

  it('are judged by content and name, sent before their message, and never left behind', async () => {
    const app = await open('Which limit applies')
    await box()
    choose(
      new File(['MZ'], 'invoice.pdf'),
      new File(['x'], '<img src=x onerror=pwned()>.exe'),
      png('a\u202Egpj.<script>pwned()<.png'),
    )
    expect(await screen.findByText('The file content doesn’t match its type.')).toBeVisible()
    expect(screen.getByText(/^This file type isn’t supported\. Use .*PDF/)).toBeVisible()
    expect(document.querySelector('main img, main script')).toBeNull()
    expect(await screen.findByText('agpj.<script>pwned()<.png')).toBeVisible()
    await press(app, 'Remove invoice.pdf')
    await press(app, /^Remove <img/)

    // One more upload fails, and the message waits for it.
    const heal = app.backend.fail({ call: 'uploadTicketFile', error: 500 })
    choose(png('second.png'))
    await screen.findByRole('button', { name: 'Send second.png again' }, slow)
    await write('With two pictures')
    await press(app, 'Send')
    expect(await screen.findByRole('link', { name: /A file hasn’t been sent/ }, slow)).toBeVisible()
    expect(calls(app, 'sendTicketMessage')).toHaveLength(0)
    heal()
    await press(app, 'Send second.png again')
    // It was pressed while the upload was pending, and both are sent.
    await press(app, 'Send')
    await waitFor(() => expect(calls(app, 'sendTicketMessage')).toHaveLength(1), slow)
    expect(calls(app, 'sendTicketMessage')[0]?.body).toMatchObject({
      attachmentIds: [expect.anything(), expect.anything()],
    })
    const log = screen.getByRole('log', { name: 'Messages' })
    expect(await within(log).findByRole('img', { name: /second\.png/ }, slow)).toBeInTheDocument()
    expect(
      within(log).getByRole('img', { name: 'Picture agpj.<script>pwned()<.png' }),
    ).toBeInTheDocument()
  })
})

describe('a ticket', () => {
  it.each([
    ['new', 'Which limit applies', /Close ticket/],
    ['in progress', 'Charged twice', /Close ticket/],
    ['waiting for you', 'Callback stopped', /Close ticket/],
    ['reopened', 'Speed of the German', /Close ticket/],
    ['solved', 'Invoice with our', /Reopen ticket/],
    ['closed', 'Cannot sign in with', /Reopen ticket/],
  ])('that is %s says what can be done with it', async (status, subject, action) => {
    await open(subject)
    const facts = within(await screen.findByRole('complementary', { name: 'About this ticket' }))
    expect(facts.getByRole('button', { name: status })).toBeVisible()
    expect(facts.getByRole('button', { name: action })).toBeVisible()
    const isClosed = status === 'closed'
    expect(screen.queryAllByRole('textbox', { name: 'Your message' })).toHaveLength(
      isClosed ? 0 : 1,
    )
    // On paper a ticket ends with its last message.
    const field = screen.queryByRole('textbox', { name: 'Your message' })
    expect(field?.closest('[data-print="no"]') === null).toBe(false)
    expect(screen.queryByText('Support is waiting for your reply') !== null).toBe(
      status === 'waiting for you',
    )
    if (isClosed) expect(screen.getByText(/You can reopen it until/)).toBeVisible()
  })

  it('that is solved is reopened by a message', async () => {
    const app = await open('Invoice with our')
    expect(await box()).toHaveAccessibleDescription(/reopens the ticket/)
    await write('The address is still the old one.')
    await press(app, 'Send')
    const facts = within(screen.getByRole('complementary', { name: 'About this ticket' }))
    expect(await facts.findByRole('button', { name: 'reopened' }, slow)).toBeVisible()
    expect(screen.queryByRole('radiogroup', { name: 'Your rating' })).toBeNull()
  })
})

describe('a ticket that has ended', () => {
  it('leads to the one that it was merged into', async () => {
    const app = await open('Same question as before')
    expect(await screen.findByText('Merged into ticket 2002')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull()
    await app.user.click(screen.getByRole('link', { name: 'Open that ticket' }))
    await app.heading('Charged twice for one task?')
  })

  it('is not reopened after its time', async () => {
    await open('Answers in capital letters')
    expect(await screen.findByText(/You can no longer reopen it/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reopen ticket' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull()
  })

  it('says that it is not theirs, or is not there', async () => {
    renderApp('/support/tickets/T-1', { persona: 'customer' })
    expect(await screen.findByText('This ticket isn’t in your account', {}, slow)).toBeVisible()
  })
})

describe('a conversation with the bot', () => {
  it('is stopped, asked again, and deleted for good', async () => {
    const app = renderApp('/support/bot', { persona: 'customer' })
    const question = await screen.findByRole('textbox', { name: 'Your question' }, slow)
    const answer = app.backend.hold('sendBotMessage')
    await app.user.type(question, 'Where is my invoice?{Enter}')
    await press(app, 'Stop')
    expect(await screen.findByText('Stopped.', {}, slow)).toBeVisible()
    answer()
    await press(app, 'Ask again')
    await screen.findByRole('button', { name: 'Helpful' }, slow)
    await press(app, 'Delete: Where is my invoice?')
    const dialog = within(await screen.findByRole('dialog', {}, slow))
    await app.user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Conversation deleted.', {}, slow)).toBeInTheDocument()
    await waitFor(() => expect(app.address()).toBe('/support/bot'), slow)
    const threads = screen.getByRole('navigation', { name: 'Conversations' })
    expect(threads).not.toHaveTextContent('Where is my invoice?')
    await waitFor(() => expect(screen.queryByText('Where is my invoice?')).toBeNull(), slow)
  })
})

describe('a report of abuse', () => {
  it('is checked, survives a failure, goes out once and has a number', async () => {
    const app = renderApp('/support')
    await app.heading(/an answer first/)
    const send = await screen.findByRole('button', { name: 'Send report' }, slow)
    await app.user.type(screen.getByRole('textbox', { name: /Page URL/ }), 'site')
    await app.user.click(send)
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getByRole('link', { name: /Choose a topic/ })).toBeVisible()
    expect(summary.getByRole('link', { name: /Enter the full URL/ })).toBeVisible()
    expect(summary.getByRole('link', { name: /at least \d+ characters/ })).toBeVisible()
    expect(calls(app, 'reportAbuse')).toHaveLength(0)
    await app.user.click(screen.getByRole('radio', { name: /Copyright/ }))
    fireEvent.change(screen.getByRole('textbox', { name: /Page URL/ }), {
      target: { value: 'https://site.example/page' },
    })
    const words = 'My photographs are shown there without my consent.'
    fireEvent.change(screen.getByRole('textbox', { name: /What happened/ }), {
      target: { value: words },
    })
    const heal = app.backend.fail({ call: 'reportAbuse', error: 500 })
    await app.user.click(send)
    expect(await screen.findByText('Something went wrong on our side', {}, slow)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /What happened/ })).toHaveValue(words)
    heal()
    await app.user.dblClick(screen.getByRole('button', { name: 'Send report' }))
    const done = await screen.findByRole('group', { name: 'We have your report' }, slow)
    expect(done).toHaveFocus()
    expect(done).toHaveTextContent(/Report number: A-\d+/)
    expect(calls(app, 'reportAbuse').at(-1)?.body).toEqual({
      kind: 'copyright',
      url: 'https://site.example/page',
      description: words,
    })
    await press(app, 'Send another report')
    expect(screen.getByRole('textbox', { name: /What happened/ })).toHaveValue('')
  })
})
