import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { testTime } from '@/mocks/node.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const sent = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, slow))

it('leads home who does not moderate, and back to the queue who signs in', async () => {
  await arrivesAt(renderApp('/software/moderation', { persona: 'customer' }), '/')
  await arrivesAt(
    renderApp('/software/moderation/reviews'),
    '/auth/login?return_to=%2Fsoftware%2Fmoderation%2Freviews',
  )
})

it('claims a program, shows old beside new, rejects it with a reason, and takes that back', async () => {
  const app = renderApp('/software/moderation', { persona: 'moderator' })
  await app.heading('Program moderation')
  await app.user.click(await screen.findByRole('button', { name: 'Open Fieldnotes' }, slow))
  await arrivesAt(app, '/software/moderation?open=305')
  const opened = await dialog('Fieldnotes')
  expect(opened.getByText(/Now with reports/)).toBeVisible()
  expect(opened.getByText(/If you reject them, that version stays\.$/)).toBeVisible()
  expect(sent(app, 'claimProgram')).toHaveLength(1)
  expect((await screen.findAllByText(/^You until/, undefined, slow))[0]).toBeInTheDocument()
  await app.user.click(opened.getByRole('button', { name: 'Reject' }))
  expect(opened.getByLabelText('Reason')).toHaveFocus()
  await app.user.click(opened.getByRole('button', { name: 'Reject' }))
  expect(opened.getByText('Tell the author what has to change.')).toBeVisible()
  await app.user.type(opened.getByLabelText(/Comment for the author/), 'Which reports?')
  await app.user.dblClick(opened.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Fieldnotes: rejected.', undefined, slow)).toBeVisible()
  expect(sent(app, 'rejectProgram').map(({ body }) => body)).toEqual([
    { reasonCode: 'description', comment: 'Which reports?' },
  ])
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(
    await screen.findByText('Fieldnotes: the decision has been undone.', undefined, slow),
  ).toBeVisible()
})

it('goes through reviews by keyboard, and decides nothing that another moderator holds', async () => {
  const app = renderApp('/software/moderation/reviews', {
    persona: 'moderator',
    arrange: ({ db }) => {
      const admin = db.accounts.find(({ persona }) => persona === 'admin')
      const waiting = db.software.reviews
        .filter(({ status, reports }) => status === 'pending' || reports > 0)
        .toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt))
      const [, second] = waiting
      if (second) second.claim = { by: admin?.id ?? 0, until: Date.parse('2099-01-01') }
    },
  })
  await app.heading('Review moderation')
  const [first] = await screen.findAllByRole('button', { name: /^Open the review/ }, slow)
  await app.user.click(first ?? document.body)
  await screen.findByRole('dialog', undefined, slow)
  fireEvent.keyDown(document.body, { key: 'n' })
  expect(await screen.findByText('Max Linden is looking at this', undefined, slow)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  fireEvent.keyDown(document.body, { key: 'n' })
  await app.user.dblClick(await screen.findByRole('button', { name: 'Mark as spam' }, slow))
  expect(await screen.findByText(/marked as spam/, undefined, slow)).toBeVisible()
  await waitFor(() => expect(sent(app, 'spamReview')).toHaveLength(1))
})

it('keeps the comment through a failure, and learns that another moderator was first', async () => {
  let heal = (): void => {}
  const app = renderApp('/software/moderation?open=305', {
    persona: 'moderator',
    arrange: (backend) => (heal = backend.fail({ call: 'rejectProgram', error: 500 })),
  })
  const opened = await dialog('Fieldnotes')
  await app.user.click(await opened.findByRole('button', { name: 'Reject' }, slow))
  await app.user.type(opened.getByLabelText(/Comment for the author/), 'Which reports?')
  await app.user.click(opened.getByRole('button', { name: 'Reject' }))
  expect(await opened.findByText('Something went wrong on our side', undefined, slow)).toBeVisible()
  expect(opened.getByLabelText(/Comment for the author/)).toHaveValue('Which reports?')
  heal()
  const program = app.backend.db.software.programs.find(({ id }) => id === 305)
  if (program) program.status = 'published'
  await app.user.click(opened.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(sent(app, 'rejectProgram').at(-1)?.status).toBe(409), slow)
  expect(await opened.findByText('This has changed', undefined, slow)).toBeVisible()
  expect(program?.history).toEqual([])
})

it('keeps open what its claim takes off the list, and goes on to the one after it', async () => {
  const app = renderApp('/software/moderation?holder=nobody', { persona: 'moderator' })
  await app.heading('Program moderation')
  const buttons = await screen.findAllByRole('button', { name: /^Open / }, slow)
  const names = buttons.map((button) => button.getAttribute('aria-label')?.slice('Open '.length))
  expect(names.length).toBeGreaterThan(2)
  await app.user.click(buttons[0] ?? document.body)
  for (const [at, name = ''] of names.entries()) {
    const opened = await dialog(name)
    expect(await opened.findByText(/^Claimed by you until/, undefined, slow)).toBeVisible()
    await waitFor(
      () => expect(screen.queryByRole('button', { name: `Open ${name}`, hidden: true })).toBeNull(),
      slow,
    )
    const isLast = at === names.length - 1
    expect(opened.queryByRole('button', { name: /^Next/ }) === null).toBe(isLast)
    // The key on another keyboard layout: its letter differs, its position does not.
    if (!isLast) fireEvent.keyDown(document.body, { key: 'т', code: 'KeyN' })
  }
})

it('shows pictures and names of what has changed', async () => {
  renderApp('/software/moderation?open=305', {
    persona: 'moderator',
    arrange: ({ db }) => {
      const program = db.software.programs.find(({ id }) => id === 305)
      if (!program) return
      program.text.platforms = ['web', 'macos']
      program.text.screenshots = [{ url: '/api/v1/articles/media/new.png', alt: 'The new start' }]
    },
  })
  const opened = await dialog('Fieldnotes')
  expect(opened.getByText('Web, macOS').tagName).toBe('INS')
  const [picture] = [...(opened.getByText('The new start').querySelectorAll('img') ?? [])]
  expect(picture?.src).toMatch(/\/api\/v1\/articles\/media\/new\.png$/)
})

it('takes back the answer to a report', async () => {
  const reviews = renderApp('/software/moderation/reviews?kind=reported', { persona: 'moderator' })
  const [first] = await screen.findAllByRole('button', { name: /^Open the review/ }, slow)
  await reviews.user.click(first ?? document.body)
  expect(await screen.findByText(/^Everyone sees it now\./, undefined, slow)).toBeVisible()
  await reviews.user.click(await screen.findByRole('button', { name: 'Approve' }, slow))
  await screen.findByText(/: approved\.$/, undefined, slow)
  const [decided] = sent(reviews, 'approveReview')
  const id = Number(decided?.path.split('/').at(-2))
  const review = () => reviews.backend.db.software.reviews.find((one) => one.id === id)
  await waitFor(() => expect(review()?.reports).toBe(0), slow)
  await reviews.user.click(await screen.findByRole('button', { name: 'Undo' }, slow))
  await waitFor(() => expect(review()?.reports).toBe(2), slow)
  expect(review()?.status).toBe('published')
})

it('says when a claim is over, claims again, and keeps the comment where another moderator came first', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(testTime) })
  onTestFinished(() => void vi.useRealTimers())
  const app = renderApp('/software/moderation?open=305', { persona: 'moderator' })
  const opened = await dialog('Fieldnotes')
  expect(await opened.findByText(/^Claimed by you until/, undefined, slow)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(15 * 60 * 1000))
  fireEvent.click(await opened.findByRole('button', { name: 'Claim again' }, slow))
  expect(await opened.findByText(/^Claimed by you until/, undefined, slow)).toBeVisible()
  expect(sent(app, 'claimProgram')).toHaveLength(2)
  fireEvent.click(opened.getByRole('button', { name: 'Reject' }))
  fireEvent.change(opened.getByLabelText(/Comment for the author/), {
    target: { value: 'Which reports?' },
  })
  const program = app.backend.db.software.programs.find(({ id }) => id === 305)
  const admin = app.backend.db.accounts.find(({ persona }) => persona === 'admin')
  if (program) program.claim = { by: admin?.id ?? 0, until: Date.parse('2099-01-01') }
  fireEvent.click(opened.getByRole('button', { name: 'Reject' }))
  expect(
    (await opened.findAllByText('Max Linden is looking at this', undefined, slow))[0],
  ).toBeVisible()
  expect(opened.getByLabelText(/Comment for the author/)).toHaveValue('Which reports?')
  expect(program?.status).toBe('changes_pending')
})
