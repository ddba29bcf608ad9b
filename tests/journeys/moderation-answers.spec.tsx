import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const sent = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, slow))
type Db = Rendered['backend']['db']
const programOf = (db: Db, id: number) => db.software.programs.find((one) => one.id === id)

it('takes a report about a program from anybody, with a reason', async () => {
  const app = renderApp('/software/lantern')
  await app.user.click(await screen.findByRole('button', { name: 'Report this program' }, slow))
  const opened = await dialog('Report this program')
  await app.user.selectOptions(opened.getByLabelText(/What is wrong/), 'broken')
  await app.user.type(opened.getByLabelText('What happened?'), 'The page is gone.')
  await app.user.click(opened.getByRole('button', { name: 'Send report' }))
  expect(
    await screen.findByText('Thanks. A moderator will look at the program.', undefined, slow),
  ).toBeVisible()
  expect(sent(app, 'reportSoftware').map(({ body }) => body)).toEqual([
    { reason: 'broken', text: 'The page is gone.' },
  ])
})

it('shows a moderator why a program was reported, takes it down with a saved reply, and restores it', async () => {
  const app = renderApp('/software/moderation?kind=reported&open=302', { persona: 'moderator' })
  const name = programOf(app.backend.db, 302)?.text.title ?? ''
  const opened = await dialog(name)
  expect(opened.getByText('Misleading claims')).toBeVisible()
  expect(opened.getByText(/asks for a card/)).toBeVisible()
  await app.user.click(opened.getByRole('button', { name: 'Take down' }))
  await app.user.selectOptions(
    await opened.findByLabelText('Saved reply', undefined, slow),
    'Please say what the program costs after the trial.',
  )
  await app.user.click(opened.getByRole('button', { name: 'Take down' }))
  expect(await screen.findByText(`${name}: taken down.`, undefined, slow)).toBeVisible()
  expect(sent(app, 'takeDownProgram').map(({ body }) => body)).toEqual([
    { reasonCode: 'description', comment: 'Please say what the program costs after the trial.' },
  ])
  // Its owner answers, and the entry is back in the queue.
  const program = programOf(app.backend.db, 302)
  if (program) program.answer = { text: 'It is free for ever.', at: program.updatedAt }
  app.unmount()
  const again = renderApp('/software/moderation?kind=answered&open=302', {
    persona: 'moderator',
    arrange: ({ db }) => {
      const known = programOf(db, 302)
      if (known && program) Object.assign(known, structuredClone(program))
    },
  })
  const answered = await dialog(name)
  expect(answered.getByText('It is free for ever.')).toBeVisible()
  const log = within(answered.getByRole('region', { name: 'History' }))
  expect(log.getByText('Taken down')).toBeVisible()
  expect(log.getByText(/Jo Hartley/)).toBeVisible()
  await again.user.click(answered.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText(`${name}: restored.`, undefined, slow)).toBeVisible()
  expect(programOf(again.backend.db, 302)?.status).toBe('published')
})

it('decides without saved replies and take-downs where the backend has none', async () => {
  const app = renderApp('/software/moderation?open=305', {
    persona: 'moderator',
    arrange: (backend) => backend.fail({ call: 'savedReplies', error: 404 }),
  })
  const opened = await dialog('Fieldnotes')
  await app.user.click(await opened.findByRole('button', { name: 'Reject' }, slow))
  await waitFor(() => expect(sent(app, 'savedReplies')[0]?.status).toBe(404), slow)
  expect(opened.queryByLabelText('Saved reply')).toBeNull()
  expect(opened.queryByRole('alert')).toBeNull()
})

it('decides about several at once, and keeps selected what another moderator holds', async () => {
  const app = renderApp('/software/moderation?kind=new', {
    persona: 'moderator',
    arrange: ({ db }) => {
      const admin = db.accounts.find(({ persona }) => persona === 'admin')
      const first = db.software.programs.find(({ status }) => status === 'pending')
      if (first) first.claim = { by: admin?.id ?? 0, until: Date.parse('2099-01-01') }
    },
  })
  await app.user.click(
    await screen.findByRole('checkbox', { name: 'Select all on this page' }, slow),
  )
  await app.user.click(screen.getByRole('button', { name: 'Approve selected' }))
  expect(
    await screen.findByText(/^\d+ (?:entry|entries) approved\.$/, undefined, slow),
  ).toBeVisible()
  expect(
    await screen.findByText('1 entry couldn’t be decided. Open it to see why.', undefined, slow),
  ).toBeVisible()
  const { programs } = app.backend.db.software
  expect(programs.filter(({ status }) => status === 'pending')).toHaveLength(1)
})

it('tells an owner why a program was taken down, and sends the answer once', async () => {
  const app = renderApp('/software/lantern/edit', {
    persona: 'developer',
    arrange: ({ db }) => {
      const program = programOf(db, 300)
      if (!program) return
      program.status = 'hidden'
      program.rejection = { reasonCode: 'links', comment: 'The download is gone.', at: '' }
    },
  })
  expect(await screen.findByText(/The download is gone\./, undefined, slow)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Answer the moderator' }))
  const opened = await dialog('Answer the moderator')
  await app.user.type(opened.getByLabelText(/Your answer/), 'It works again.')
  await app.user.click(opened.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('Your answer: It works again.', undefined, slow)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Answer the moderator' })).toBeNull()
  expect(programOf(app.backend.db, 300)?.history[0]).toMatchObject({
    action: 'answered',
    comment: 'It works again.',
  })
})

it('tells the author of a review why it was taken down, and sends the answer', async () => {
  const app = renderApp('/software/lantern', {
    persona: 'customer',
    arrange: ({ db }) => {
      const me = db.accounts.find(({ persona }) => persona === 'customer')
      const review = db.software.reviews.find(({ programId }) => programId === 300)
      if (!me || !review) return
      review.accountId = me.id
      review.status = 'hidden'
      review.rejection = { reasonCode: 'rules', comment: 'It names a person.', at: '' }
    },
  })
  expect(await screen.findByText(/It names a person\./, undefined, slow)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Answer the moderator' }))
  const opened = await dialog('Answer the moderator')
  await app.user.type(opened.getByLabelText(/Your answer/), 'I took the name out.')
  await app.user.click(opened.getByRole('button', { name: 'Send answer' }))
  expect(
    await screen.findByText('Your answer: I took the name out.', undefined, slow),
  ).toBeVisible()
})
