import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend } from '@/mocks/node.ts'
import { sendBack } from '@/mocks/seed/labelling.ts'
import { puzzle } from '@/mocks/seed/puzzles.ts'
import type { PuzzleKind } from '@/mocks/seed/puzzles.ts'
import { workerOf } from '@/mocks/seed/workers.ts'
import { saveKept } from '@/lib/kept.ts'
import { forgetServerClock, noteServerDate } from '@/lib/server-clock.ts'
import { fit, toStage } from '@/shared/picture/view.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import type { MockWorker } from '@/mocks/data/work.ts'

const slow = { timeout: 20_000 }
const bodies = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name).map(({ body }) => body)
const press = (app: Rendered, name: string | RegExp) =>
  app.user.click(screen.getByRole('button', { name }))

/** A worker's backend whose clock runs with the page's. */
function present(change: (worker: MockWorker) => void = () => undefined) {
  const backend = createBackend({ persona: 'worker', clock: () => Date.now() })
  const account = backend.db.accounts.find(({ persona }) => persona === 'worker')
  if (!account) throw new Error('There is no worker.')
  const worker = workerOf(backend.db, account, Date.now())
  change(worker)
  return { backend, worker, account }
}

async function begin(kinds: PuzzleKind[], path = '/cabinet') {
  const { backend, worker } = present((one) => {
    one.kinds = kinds
  })
  const app = renderApp(path, { backend })
  await app.user.click(await screen.findByRole('button', { name: 'Start' }, slow))
  await screen.findByRole('button', { name: 'Send' }, slow)
  return { app, worker }
}

/** The position of a picture's point on the stage, whose size jsdom does not know. */
const stage = { width: 360, height: 280 }
function tap(picture: { width: number; height: number }, point: { x: number; y: number }): void {
  const [clientX, clientY] = toStage(fit(picture, stage), [point.x, point.y])
  const area = screen.getByRole('application')
  const at = { clientX, clientY, pointerId: 1, pointerType: 'touch', button: 0 }
  fireEvent.pointerDown(area, at)
  fireEvent.pointerUp(area, at)
}

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  dismissToast()
  forgetServerClock()
  vi.useRealTimers()
})

describe('the work screen', () => {
  it('takes a text, shows its price before, and what was earned after; the next task comes by itself', async () => {
    const { app, worker } = await begin(['image'])
    const { truth } = puzzle('image', 1)
    expect(screen.getByText('Image captcha')).toBeVisible()
    const input = screen.getByRole('textbox', { name: 'Your answer' })
    expect(input).toHaveFocus()
    await press(app, 'Send')
    expect(input).toHaveAccessibleDescription(/Enter an answer/)
    await app.user.type(input, `${truth.text ?? ''}{Enter}`)
    await waitFor(() => expect(bodies(app, 'answerTask')).toHaveLength(1), slow)
    expect(bodies(app, 'answerTask')[0]).toMatchObject({ text: truth.text })
    expect(await screen.findByText('1 task')).toBeVisible()
    expect(worker.log.at(-1)).toMatchObject({ outcome: 'paid' })
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue(''),
    )
    expect(bodies(app, 'nextTask')).toHaveLength(1)
    await press(app, 'Stop')
    expect(await screen.findByRole('heading', { name: 'You stopped' })).toBeVisible()
  })

  it('shows the next task on a press where that was chosen, with its whole time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { backend, worker } = present((one) => {
      one.kinds = ['image']
      one.autoNext = false
    })
    const app = renderApp('/cabinet', { backend })
    await app.user.click(await screen.findByRole('button', { name: 'Start' }, slow))
    const answer = async (number: number) =>
      app.user.type(
        await screen.findByRole('textbox', { name: 'Your answer' }, slow),
        `${puzzle('image', number).truth.text ?? ''}{Enter}`,
      )
    await answer(1)
    await screen.findByRole('heading', { name: 'Answer accepted' }, slow)
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    await press(app, 'Next task')
    await answer(2)
    await screen.findByRole('heading', { name: 'Answer accepted' }, slow)
    expect(worker.log.filter(({ outcome, id }) => outcome === 'paid' && id > 90_000)).toHaveLength(
      2,
    )
  })

  it('warns ten seconds before the end of a task, and leads to what has become of it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { app } = await begin(['image'])
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus()
    expect(screen.queryByText('Ten seconds left')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(screen.getByText('Ten seconds left')).toHaveRole('status')
    app.backend.hold('nextTask')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByRole('heading', { name: 'Time is up' }, slow)).toHaveFocus()
  })

  it('says that an answer was not accepted while the next task is there, and leads to it', async () => {
    const { app } = await begin(['image'])
    await app.user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'nonsense{Enter}')
    await app.user.click(await screen.findByRole('link', { name: '1 answer not accepted' }, slow))
    await app.heading('Mistakes')
  })

  it('takes points, cells, corners and boxes in the picture’s own pixels, by touch', async () => {
    const { app, worker } = await begin(['coordinates', 'grid', 'draw', 'box'])
    const send = async (outcome = 'paid') => {
      const before = worker.log.length
      await press(app, 'Send')
      await waitFor(() => expect(worker.log.length).toBe(before + 1), slow)
      expect(worker.log.at(-1)?.outcome).toBe(outcome)
    }
    const points = puzzle('coordinates', 1)
    for (const point of points.truth.coordinates ?? []) tap(points, point)
    await send()
    const grid = puzzle('grid', 2)
    await screen.findByText('Grid captcha', {}, slow)
    for (const cell of grid.truth.cells ?? [])
      tap(grid, { x: (((cell - 1) % 3) + 0.5) * 100, y: (Math.floor((cell - 1) / 3) + 0.5) * 100 })
    await (grid.truth.noAnswer ? press(app, 'No match') : send())
    const leaf = puzzle('draw', 3)
    await screen.findByText('Draw-around captcha', {}, slow)
    for (const point of leaf.truth.polygon ?? []) tap(leaf, point)
    expect(screen.getByText('6 corners')).toBeVisible()
    await send()
    const cars = puzzle('box', 4)
    await screen.findByText('Bounding box', {}, slow)
    for (const { x, y, width, height } of cars.truth.boxes ?? []) {
      tap(cars, { x, y })
      tap(cars, { x: x + width, y: y + height })
    }
    await send()
  })

  /** Begins with a task of one kind that is an item of a labelling project. */
  async function beginItem(kind: PuzzleKind, number: number) {
    const { backend, worker, account } = present((one) => {
      one.kinds = [kind]
      one.given = number - 1
    })
    const app = renderApp('/cabinet', { backend })
    await app.user.click(await screen.findByRole('button', { name: 'Start' }, slow))
    await screen.findByText('Project instructions', {}, slow)
    return { app, backend, worker, account }
  }
  const sent = async (app: Rendered) => {
    await press(app, 'Send')
    await waitFor(() => expect(bodies(app, 'answerTask')).toHaveLength(1), slow)
    return bodies(app, 'answerTask')[0]
  }

  it('begins an item of a labelling project with the labels that exist, and gives each box a class', async () => {
    const { app, backend, worker } = await beginItem('box', 5)
    expect(screen.getByText(/already labeled/)).toBeVisible()
    const [first] = screen.getAllByRole('combobox')
    expect(first).toHaveAccessibleName('Class of box 1')
    // The picture has the keys, before its classes.
    expect(screen.getByRole('application')).toHaveFocus()
    await app.user.keyboard('2')
    expect(screen.getByRole('button', { name: /^Give way/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    tap({ width: 960, height: 600 }, { x: 100, y: 100 })
    tap({ width: 960, height: 600 }, { x: 300, y: 300 })
    expect(screen.getByLabelText('Class of box 2')).toHaveDisplayValue('Give way')
    await app.user.selectOptions(screen.getByLabelText('Class of box 2'), 'Stop')
    const about = within(screen.getByRole('group', { name: 'About box 2' }))
    await app.user.click(about.getByRole('checkbox', { name: 'hidden' }))

    await app.user.click(screen.getByText('Project instructions'))
    await app.user.type(screen.getByLabelText(/Ask about/), 'Is a mirror a sign?')
    await press(app, 'Ask')
    await screen.findByText(/Your question is sent/)
    const project = backend.db.labelling.projects.find(({ id }) => id === '41')
    expect(project?.questions.at(-1)).toMatchObject({ text: 'Is a mirror a sign?', answer: null })
    expect(await sent(app)).toMatchObject({
      boxes: [{}, { labelId: '1', attributes: { hidden: 'true' } }],
    })
    // Half of what its owner pays for an answer.
    const pay = (project?.unit ?? 0) / (project?.overlap ?? 1) / 2
    expect(worker.log.at(-1)?.earned).toBe(Math.round(pay))
  })

  it('asks what a class is asked about, before an answer is sent', async () => {
    const { backend, worker } = present()
    const project = backend.db.labelling.projects.find(({ id }) => id === '92')
    for (const label of project?.labels ?? [])
      label.attributes = [{ name: 'size', type: 'select', options: ['small', 'large'] }]
    Object.assign(worker, { kinds: ['coordinates'], given: 3 })
    const app = renderApp('/cabinet', { backend })
    await app.user.click(await screen.findByRole('button', { name: 'Start' }, slow))
    const size = within(await screen.findByRole('group', { name: 'About point 1' }, slow))
    await app.user.selectOptions(size.getByLabelText('size'), '')
    await press(app, 'Send')
    await screen.findByText('Answer the questions about each mark.')
    await app.user.selectOptions(size.getByLabelText('size'), 'large')
    expect(await sent(app)).toMatchObject({ coordinates: [{ attributes: { size: 'large' } }] })
  })

  it('begins outlines with their labels', async () => {
    const outlines = await beginItem('draw', 4)
    // The examples are drawn as in a lesson, the wrong ones folded.
    await outlines.app.user.click(screen.getByText('Project instructions'))
    expect(screen.getByText('The line follows the edge all around.')).toBeVisible()
    expect(screen.getByText('The line cuts off a side.')).not.toBeVisible()
    await outlines.app.user.click(screen.getByText('Wrong'))
    const wrong = screen.getByText('The line cuts off a side.').closest('li')
    expect(wrong?.querySelector('svg [data-tone="wrong"] path')).toBeVisible()
    expect(screen.getByLabelText('Class of outline 1')).toBeVisible()
    for (const [x, y] of [
      [50, 50],
      [250, 50],
      [250, 250],
    ] as const)
      tap({ width: 960, height: 600 }, { x, y })
    await press(outlines.app, 'Finish this outline')
    expect(screen.getByLabelText('Class of outline 2')).toHaveDisplayValue('Round')
    expect(await sent(outlines.app)).toMatchObject({ polygons: [{}, { labelId: '1' }] })
  })

  it('begins points with their labels', async () => {
    const points = await beginItem('coordinates', 4)
    expect(screen.getByLabelText('Class of point 1')).toBeVisible()
    tap({ width: 960, height: 600 }, { x: 30, y: 590 })
    expect(await sent(points.app)).toMatchObject({ coordinates: [{}, { labelId: '1' }] })
  })

  it('begins parts of a text with their labels', async () => {
    const spans = await beginItem('text', 8)
    await press(spans.app, 'Remove part 1')
    await spans.app.user.click(screen.getByRole('button', { name: /^Place/ }))
    await press(spans.app, 'Leeds')
    await press(spans.app, 'Leeds')
    const { spans: marked } = Object(await sent(spans.app))
    expect(marked).toContainEqual({ start: 61, end: 66, labelId: '3' })
  })

  it('begins classes with their labels', async () => {
    const classes = await beginItem('text', 4)
    await classes.app.user.keyboard('3{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodies(classes.app, 'answerTask')).toHaveLength(1), slow)
    expect(bodies(classes.app, 'answerTask')[0]).toMatchObject({ classes: ['3'] })
  })

  it('begins recordings with their labels', async () => {
    const text = await beginItem('audio', 5)
    expect(screen.getByLabelText('The recording')).toHaveAttribute(
      'src',
      expect.stringMatching(/wav$/),
    )
    const field = screen.getByLabelText('Your answer')
    expect(field).toHaveDisplayValue(/^Recording/)
    // A long conversation takes lines, and Enter sends.
    await text.app.user.clear(field)
    await text.app.user.type(field, 'two{Shift>}{Enter}{/Shift}tones')
    expect(field).toHaveDisplayValue('two\ntones')
    await text.app.user.type(field, '{Enter}')
    await waitFor(() => expect(bodies(text.app, 'answerTask')).toHaveLength(1), slow)
    expect(bodies(text.app, 'answerTask')[0]).toMatchObject({ text: 'two\ntones' })
  })

  it('comes back with the comment of its owner', async () => {
    const { backend } = present()
    const project = backend.db.labelling.projects.find(({ id }) => id === '41')
    const [returned] = project?.items.filter(({ verdict }) => verdict === null) ?? []
    if (!returned) throw new Error('Nothing waits.')
    sendBack(returned, Date.now())
    returned.comment = 'The box cuts off the edge.'
    const account = backend.db.accounts.find(({ persona }) => persona === 'worker')
    if (account)
      Object.assign(workerOf(backend.db, account, Date.now()), { kinds: ['box'], given: 4 })
    const app = renderApp('/cabinet', { backend })
    await app.user.click(await screen.findByRole('button', { name: 'Start' }, slow))
    expect(await screen.findByText('The box cuts off the edge.', {}, slow)).toBeVisible()
    await sent(app)
    expect(returned.dueAt).toBeLessThanOrEqual(Date.now())
  })

  it('takes points by keys alone', async () => {
    const { app } = await begin(['coordinates'])
    const area = screen.getByRole('application')
    expect(area).toHaveFocus()
    await app.user.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowDown}{ArrowDown}{Enter}')
    expect(screen.getByText('2 points')).toBeVisible()
    await app.user.keyboard('{Backspace}')
    expect(screen.getByText('1 point')).toBeVisible()
    await press(app, 'Send')
    await waitFor(() => expect(bodies(app, 'answerTask')).toHaveLength(1), slow)
    const [sent] = bodies(app, 'answerTask')
    expect(sent).toMatchObject({ coordinates: [{ x: expect.any(Number), y: 150 }] })
  })

  it('undoes and redoes each step by buttons and keys, and chooses squares by their number', async () => {
    const { app, worker } = await begin(['grid'])
    const area = screen.getByRole('application')
    area.focus()
    await app.user.keyboard('159')
    expect(screen.getByText('3 squares')).toBeVisible()
    await app.user.keyboard('{Control>}z{/Control}')
    expect(screen.getByText('2 squares')).toBeVisible()
    await press(app, 'Undo')
    expect(screen.getByText('1 square')).toBeVisible()
    await app.user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    await press(app, 'Redo')
    expect(screen.getByText('3 squares')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true')
    area.focus()
    await app.user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodies(app, 'answerTask')).toHaveLength(1), slow)
    expect(bodies(app, 'answerTask')[0]).toMatchObject({ cells: [1, 5, 9] })
    expect(worker.log.at(-1)?.kind).toBe('grid')
  })

  it('tells before a task is taken what it pays and how long it may take', async () => {
    const { backend } = present((one) => {
      one.kinds = ['image', 'grid']
      one.autoNext = false
    })
    const app = renderApp('/cabinet', { backend })
    const start = await screen.findByRole('button', { name: 'Start' }, slow)
    await app.user.click(screen.getByText('Pay and time by type'))
    expect(screen.getByText('Grid captcha').closest('li')).toHaveTextContent(
      /Grid captcha \$0\.\d\d per 1,000 · 25 s · \+10% within 8 s/,
    )
    await app.user.click(start)
    const next = /^Next: Grid captcha · \$0\.000\d+ · 25 s/
    const input = await screen.findByRole('textbox', { name: 'Your answer' }, slow)
    expect(screen.getByText(next)).toHaveTextContent(/25 s · \+10% within 8 s$/)
    await app.user.type(input, `${puzzle('image', 1).truth.text ?? ''}{Enter}`)
    await screen.findByRole('heading', { name: 'Answer accepted' }, slow)
    expect(screen.getByText(next)).toBeVisible()
    expect(bodies(app, 'nextTask')).toHaveLength(1)
  })

  it('pauses after the task, for one hand or the other, and pays a fast answer more', async () => {
    const { app, worker } = await begin(['grid'])
    const { truth } = puzzle('grid', 1)
    await press(app, 'Pause after this task')
    screen.getByRole('application').focus()
    await app.user.keyboard((truth.cells ?? []).join(''))
    await press(app, 'Send')
    expect(await screen.findByRole('heading', { name: 'Paused' }, slow)).toBeVisible()
    expect(worker.task).toBeNull()
    const { earned = 0, bonus } = worker.log.at(-1) ?? {}
    expect(earned).toBeGreaterThan(0)
    expect(bonus).toBe(Math.round(earned / 10))
    const desk = screen.getByRole('region', { name: 'Work' })
    await app.user.click(screen.getByRole('switch', { name: 'Left-handed buttons' }))
    expect(desk).toHaveAttribute('data-hand', 'left')
    await press(app, 'Continue')
    expect(await screen.findByRole('button', { name: 'Send' }, slow)).toBeVisible()
    expect(screen.getByRole('link', { name: 'How your work is rated' })).toHaveAttribute(
      'href',
      '/cabinet#rating',
    )
  })

  it('proposes a break after fifty minutes, also where most of them were in another tab', async () => {
    const { backend, account } = present((one) => {
      one.kinds = ['image']
    })
    const now = Date.now()
    saveKept(account.id, 'desk-worked', { since: now - 50 * 60_000, until: now - 60_000 })
    const app = renderApp('/cabinet', { backend })
    await app.user.click(await screen.findByRole('button', { name: 'Start' }, slow))
    expect(await screen.findByText('You have worked for 50 minutes', {}, slow)).toBeVisible()
  })

  it('takes an angle, a word that was heard, a question and a verdict', async () => {
    const { app, worker } = await begin(['rotate', 'audio', 'text', 'moderation'])
    const done = (outcome: string, count: number) =>
      waitFor(() => {
        const log = worker.log.filter(({ id }) => id > 90_000)
        expect([log.length, log.at(-1)?.outcome]).toEqual([count, outcome])
      }, slow)
    const { angle = 0 } = puzzle('rotate', 1).truth
    fireEvent.change(screen.getByRole('slider', { name: 'Angle' }), { target: { value: angle } })
    await press(app, 'Send')
    await done('paid', 1)
    await screen.findByText('Audio captcha', {}, slow)
    expect(screen.getByLabelText('The recording')).toHaveAttribute(
      'src',
      expect.stringContaining('audio-2.wav'),
    )
    await app.user.type(
      screen.getByRole('textbox', { name: 'Your answer' }),
      puzzle('audio', 2).truth.text ?? '',
    )
    await press(app, 'Send')
    await done('paid', 2)
    await screen.findByText('Text captcha', {}, slow)
    await app.user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'nonsense{Enter}')
    await done('wrong', 3)
    await screen.findByText('Checking answers', {}, slow)
    await press(app, 'Send')
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one.')
    const { verdict } = puzzle('moderation', 4).truth
    await app.user.click(
      screen.getByRole('radio', { name: verdict === 'right' ? 'Correct' : 'Wrong' }),
    )
    await press(app, 'Send')
    await done('paid', 4)
  })

  it('brings the same task and what was typed after a reload, and goes on by itself', async () => {
    const { app } = await begin(['image'])
    await app.user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'k7m')
    const key = app.backend.requests.length
    app.unmount()
    const again = renderApp('/cabinet', { backend: app.backend })
    expect(await screen.findByRole('textbox', { name: 'Your answer' }, slow)).toHaveValue('k7m')
    expect(again.backend.requests.length).toBeGreaterThan(key)
  })

  it('says of a skip that did not get through that there is no connection, until it is back', async () => {
    const { app } = await begin(['image'])
    app.backend.fail({ call: 'skipTask', error: 'network' })
    await press(app, /^Skip left today/)
    await press(app, 'Can’t be read')
    expect(await screen.findByText('No connection', {}, slow)).toBeVisible()
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('You are online again')).toBeVisible()
    expect(screen.queryByText('No connection')).not.toBeInTheDocument()
  })

  it('keeps an answer that did not get through, and sends it once', async () => {
    const { app, worker } = await begin(['image'])
    const heal = app.backend.fail({ call: 'answerTask', error: 'network' })
    const { text = '' } = puzzle('image', 1).truth
    await app.user.type(screen.getByRole('textbox', { name: 'Your answer' }), `${text}{Enter}`)
    expect(await screen.findByText('No connection: your answer is saved', {}, slow)).toBeVisible()
    heal()
    await press(app, 'Send now')
    expect(
      await screen.findByText(
        /^Your saved answer was counted: \$0\.000\d+\.$/,
        // A phone shows it over the buttons too.
        { ignore: '[aria-hidden]' },
        slow,
      ),
    ).toBeVisible()
    await waitFor(() => expect(worker.log.filter(({ id }) => id > 90_000)).toHaveLength(1), slow)
    const keys = app.backend.requests
      .filter(({ call }) => call === 'answerTask')
      .map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  it('says that the time of an answer that waits has run out', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { app } = await begin(['image'])
    app.backend.fail({ call: 'answerTask', error: 'network' })
    const field = screen.getByRole('textbox', { name: 'Your answer' })
    await app.user.type(field, `${puzzle('image', 1).truth.text ?? ''}{Enter}`)
    expect(await screen.findByText(/It will be sent once, even after/, {}, slow)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(screen.getByText(/Time ran out before it was sent/)).toBeVisible()
  })

  it('sends an answer that did not get through after a reload, under its key', async () => {
    const { app, worker } = await begin(['image'])
    const heal = app.backend.fail({ call: 'answerTask', error: 'network' })
    const { text = '' } = puzzle('image', 1).truth
    await app.user.type(screen.getByRole('textbox', { name: 'Your answer' }), `${text}{Enter}`)
    await screen.findByText('No connection: your answer is saved', {}, slow)
    heal()
    app.unmount()
    renderApp('/cabinet', { backend: app.backend })
    await waitFor(() => expect(worker.log.filter(({ id }) => id > 90_000)).toHaveLength(1), slow)
    const keys = app.backend.requests
      .filter(({ call }) => call === 'answerTask')
      .map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  it('says the place in the queue, and brings the task when it is one’s turn', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { backend } = present((one) => {
      one.kinds = ['image']
      one.waits = 2
    })
    const app = renderApp('/cabinet', { backend })
    await app.user.click(await screen.findByRole('button', { name: 'Start' }, slow))
    expect(
      await screen.findByText(/^You are number \d+ of \d+ in the queue\.$/, {}, slow),
    ).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(await screen.findByRole('button', { name: 'Send' }, slow)).toBeVisible()
  })

  it('skips with a reason, and says how many are left', async () => {
    const { app, worker } = await begin(['image'])
    await press(app, /^Skip left today: 10$/)
    const group = screen.getByRole('group', { name: 'Why skip it?' })
    expect(group).toHaveTextContent('Skipping costs nothing. 10 skips left today.')
    await app.user.click(within(group).getByRole('button', { name: 'Can’t be read' }))
    await waitFor(() => expect(worker.skipsLeft).toBe(9), slow)
    expect(bodies(app, 'skipTask')).toEqual([{ reason: 'unreadable' }])
  })

  it('keeps the queue while the hub is looked at, and comes back to it', async () => {
    const { app } = await begin(['image'], '/play-and-earn/play')
    await app.user.click(screen.getByRole('link', { name: 'Rewards' }))
    await app.heading('Rewards')
    await app.user.click(await screen.findByRole('link', { name: 'Back to work' }, slow))
    await app.heading('Work')
    expect(await screen.findByRole('button', { name: 'Send' }, slow)).toBeVisible()
    expect(bodies(app, 'stopWork')).toHaveLength(0)
  })
})

describe('the standing of a worker', () => {
  it.each(['customer', 'developer'] as const)('%s is told whose page it is', async (persona) => {
    const app = renderApp('/cabinet', { persona })
    await app.heading('Work')
    expect(
      await screen.findByRole('heading', { name: 'This page is for workers' }, slow),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/enterpage',
    )
    expect(app.backend.requests.some(({ call }) => call === 'worker')).toBe(false)
  })

  it('lets a paused worker say that they understand, and work at once', async () => {
    const app = renderApp('/cabinet', { persona: 'worker-suspended' })
    const part = await screen.findByRole('region', { name: 'Work is paused' }, slow)
    expect(part).toHaveTextContent(/Too many wrong answers\. 11 mistakes\./)
    await press(app, 'I understand')
    expect(await screen.findByRole('button', { name: 'Start' }, slow)).toBeVisible()
  })

  it('says when a moderator looks at it, and sends one appeal against a ban', async () => {
    const restriction = {
      id: 90,
      kind: 'worker_banned',
      reasonCode: 'same_answers',
      startsAt: '2026-04-14T08:00:00Z',
      endsAt: null,
      canAppeal: true,
      ackRequired: false,
    }
    const { backend, worker, account } = present((one) => {
      one.status = 'suspended_moderation'
    })
    account.restrictions = [restriction]
    const app = renderApp('/cabinet', { backend })
    expect(
      await screen.findByRole('heading', { name: 'A moderator is reviewing your work' }, slow),
    ).toBeVisible()
    expect(screen.getByText('Review by')).toBeVisible()
    app.unmount()
    worker.status = 'banned'
    const banned = renderApp('/cabinet', { backend })
    const field = await screen.findByRole('textbox', { name: /Your appeal/ }, slow)
    await banned.user.type(field, 'I answered what the picture showed.')
    await press(banned, 'Send appeal')
    expect(await screen.findByText(/^Your appeal was sent on/, {}, slow)).toBeVisible()
  })

  it('proves to be a person by a picture, then works', async () => {
    const { backend } = present((one) => {
      one.status = 'new'
      one.authentication.state = 'required'
      one.training = { open: ['image'], lessons: {}, exams: {} }
    })
    const app = renderApp('/cabinet', { backend })
    const input = await screen.findByRole('textbox', { name: /What does the picture say/ }, slow)
    await app.user.type(input, 'wrong{Enter}')
    expect(await screen.findByText('2 attempts left.', {}, slow)).toBeVisible()
    await app.user.clear(input)
    await app.user.type(input, `${puzzle('image', 17).truth.text ?? ''}{Enter}`)
    expect(await screen.findByRole('button', { name: 'Start' }, slow)).toBeVisible()
  })

  it('brings a new worker from the registration to a paid answer in 15 presses', async () => {
    const backend = createBackend({ clock: () => Date.now() })
    const app = renderApp('/auth/register', { backend })
    let presses = 0
    let answers = 0
    const touch = async (target: HTMLElement): Promise<void> => {
      presses += 1
      await app.user.click(target)
    }
    // A field is touched, filled and sent by Enter.
    const fill = async (target: HTMLElement, text: string): Promise<void> => {
      await touch(target)
      await app.user.keyboard(text)
    }
    const answer = async (target: HTMLElement, text = ''): Promise<void> => {
      answers += 1
      presses += 1
      await fill(target, `${text}{Enter}`)
    }
    await app.heading('Create an account')
    await fill(screen.getByLabelText('Email'), 'new@example.com')
    await fill(screen.getByLabelText('Password'), 'four unrelated words')
    await touch(screen.getByRole('radio', { name: /^Worker/ }))
    await touch(screen.getByLabelText('I accept the terms of service.'))
    await touch(within(screen.getByRole('main')).getByRole('button', { name: 'Create an account' }))
    await waitFor(() => expect(app.address()).toBe('/cabinet'), slow)
    await answer(
      await screen.findByRole('textbox', { name: /What does the picture say/ }, slow),
      puzzle('image', 17).truth.text ?? '',
    )
    await touch(await screen.findByRole('button', { name: 'Start' }, slow))
    await answer(
      await screen.findByRole('textbox', { name: 'Your answer' }, slow),
      puzzle('image', 1).truth.text ?? '',
    )
    await waitFor(() => expect(bodies(app, 'answerTask')).toHaveLength(1), slow)
    expect(backend.db.workers.at(-1)?.log.at(-1)).toMatchObject({ outcome: 'paid' })
    expect(presses).toBeLessThanOrEqual(15)
    expect(answers).toBeLessThanOrEqual(5)
  })
})

describe('the cabinet around the work', () => {
  const untrained = (one: MockWorker): void => {
    one.status = 'training_required'
    one.training = { open: [], lessons: {}, exams: {} }
  }
  const answerText = async (app: Rendered, text: string) =>
    app.user.type(
      await screen.findByRole('textbox', { name: 'Your answer' }, slow),
      `${text}{Enter}`,
    )
  /** Answers the five practice tasks of a round; the chosen ones wrong. */
  const practise = async (app: Rendered, round: number, wrong: readonly number[]) => {
    await app.user.click(await screen.findByRole('button', { name: 'Your turn' }, slow))
    for (const at of [0, 1, 2, 3, 4]) {
      const isWrong = wrong.includes(at)
      const { text = '' } = puzzle('image', 300 + round * 5 + at).truth
      await answerText(app, isWrong ? 'wrong' : (text ?? ''))
      expect(await screen.findByText(isWrong ? 'Not quite' : 'Correct', {}, slow)).toBeVisible()
      if (at < 4) await press(app, 'Next task')
    }
  }

  it('explains each answer of a lesson, which opens its kind and tells the pay', async () => {
    const { backend, worker } = present(untrained)
    const app = renderApp('/cabinet/training', { backend })
    const lesson = await screen.findByRole('button', { name: 'Start: Image captcha' }, slow)
    expect(lesson.closest('li')).toHaveTextContent(/Locked · \$0\.\d\d per 1,000/)
    // No lesson waits for another one.
    expect(screen.getAllByRole('button', { name: /^Start: / })).toHaveLength(9)
    await app.user.click(lesson)
    await practise(app, 0, [1])
    expect(screen.getByText(/^This type is now open\. It pays \$0\.\d\d/)).toBeVisible()
    expect(worker.training.open).toEqual(['image'])
    await app.user.click(screen.getByRole('link', { name: 'Start working' }))
    expect(await screen.findByRole('button', { name: 'Start' }, slow)).toBeVisible()
  })

  it('keeps a practice at every answer, and gives other tasks after one that was not enough', async () => {
    const { backend, worker } = present(untrained)
    const app = renderApp('/cabinet/training?lesson=image', { backend })
    await practise(app, 0, [0, 1])
    expect(screen.getByText(/^You need 80% to open this type/)).toBeVisible()
    expect(worker.training.open).toEqual([])
    await press(app, 'Practice again')
    await app.user.click(await screen.findByRole('button', { name: 'Your turn' }, slow))
    await answerText(app, puzzle('image', 305).truth.text ?? '')
    await screen.findByText('Correct', {}, slow)
    app.unmount()
    renderApp('/cabinet/training?lesson=image', { backend })
    expect(await screen.findByText('Task 2 of 5', {}, slow)).toBeVisible()
  })

  it('keeps an exam over a reload, hands it in once, and opens the queue', async () => {
    const { backend, worker } = present(untrained)
    const app = renderApp('/play-and-earn/training?lesson=image', { backend })
    await app.user.click(await screen.findByRole('button', { name: 'Take the exam' }, slow))
    const answer = async (own: Rendered, number: number) => {
      await screen.findByText(`Task ${number - 499} of 5`, {}, slow)
      await answerText(own, puzzle('image', number).truth.text ?? '')
    }
    await answer(app, 500)
    await screen.findByText('Task 2 of 5', {}, slow)
    app.unmount()
    const again = renderApp('/play-and-earn/training?exam=image', { backend })
    for (const number of [501, 502, 503, 504]) await answer(again, number)
    await again.user.click(await screen.findByRole('button', { name: 'Submit' }, slow))
    expect(await screen.findByText('Passed with 100% (80% needed)', {}, slow)).toBeVisible()
    expect(worker.status).toBe('ready')
    expect(worker.training.open).toEqual(['image'])
  })

  it('fails an exam, says until when it waits, and opens it again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { backend, worker } = present(untrained)
    const app = renderApp('/cabinet/training?exam=image', { backend })
    for (const number of [1, 2, 3, 4, 5]) {
      await screen.findByText(`Task ${number} of 5`, {}, slow)
      await answerText(app, 'wrong')
    }
    await app.user.click(await screen.findByRole('button', { name: 'Submit' }, slow))
    expect(await screen.findByText('Not passed: 0% (80% needed)', {}, slow)).toBeVisible()
    const result = screen.getByRole('region', { name: 'Exam: Image captcha' })
    await app.user.click(within(result).getByRole('button', { name: 'All lessons' }))
    await app.user.click(await screen.findByRole('button', { name: 'Start: Image captcha' }, slow))
    expect(await screen.findByText(/^You can take the exam again on /, {}, slow)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Take the exam' })).toBeNull()
    const { image } = worker.training.exams
    if (!image) throw new Error('There is no exam.')
    expect(image.attemptsLeft).toBe(2)
    image.nextAttemptAt = Date.now() - 1
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(await screen.findByRole('button', { name: 'Take the exam' }, slow)).toBeVisible()
  })

  it('starts lessons and attempts over, and leaves open kinds open', async () => {
    const { backend, worker } = present((one) => {
      one.training.open = ['grid']
      one.training.exams.image = {
        open: false,
        best: 40,
        attemptsLeft: 0,
        nextAttemptAt: null,
        round: 3,
      }
    })
    const app = renderApp('/cabinet/training', { backend })
    await app.user.click(await screen.findByRole('button', { name: 'Restart' }, slow))
    const dialog = within(await screen.findByRole('dialog', {}, slow))
    await app.user.click(dialog.getByRole('button', { name: 'Restart' }))
    expect(await screen.findByText('Training restarted.', {}, slow)).toBeVisible()
    expect(worker.training).toEqual({ open: ['grid'], lessons: {}, exams: {} })
    await app.user.click(await screen.findByRole('button', { name: 'Start: Image captcha' }, slow))
    expect(await screen.findByText(/^Attempts left: 3\./, {}, slow)).toBeVisible()
  })

  it('has four places with counts on each page of the account, the money among them', async () => {
    const { backend, worker } = present((one) => {
      one.training.open = ['image', 'grid']
    })
    const app = renderApp('/cabinet/editlang', { backend })
    const bar = within(await screen.findByRole('navigation', { name: 'Your work' }, slow))
    const unseen = worker.mistakes.filter(({ seen }) => !seen).length
    await bar.findByText('7 types to unlock', {}, slow)
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Work',
      'Training77 types to unlock',
      `Mistakes${unseen}${unseen} new`,
      'Money',
    ])
    await app.user.click(bar.getByRole('link', { name: 'Money' }))
    await app.heading('Money')
    expect(bar.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-current', 'page')
    // The rail lists what belongs to the money once, and not below Affiliate.
    const rail = within(screen.getByRole('navigation', { name: 'Account' }))
    expect(rail.getByRole('link', { name: 'Payouts' })).toHaveAttribute(
      'href',
      '/partner/history_payment',
    )
  })

  it('tells at the choice of kinds which ones a lesson opens', async () => {
    const { backend } = present((one) => {
      one.training.open = ['image']
    })
    renderApp('/cabinet/editlang', { backend })
    const [first] = await screen.findAllByRole('link', { name: 'Open with a lesson' }, slow)
    expect(first).toHaveAttribute('href', '/cabinet/training?lesson=text')
    expect(screen.getAllByRole('link', { name: 'Open with a lesson' })).toHaveLength(8)
  })

  it('shows both answers of a mistake, takes a dispute, and counts the unseen in the rail', async () => {
    const { backend, worker } = present()
    const app = renderApp('/cabinet/mistakes?status=open', { backend })
    const list = await screen.findByRole('list', { name: 'Mistakes' }, slow)
    const cards = within(list).getAllByRole('listitem')
    expect(cards[0]).toHaveTextContent(
      /Your answer.*Correct answer.*What is different.*The rule:.*Not paid.*Fine.*Time left to dispute/,
    )
    await waitFor(() => expect(worker.mistakes.every(({ seen }) => seen)).toBe(true), slow)
    const [first] = within(list).getAllByRole('button', { name: /^Dispute:/ })
    if (!first) throw new Error('Nothing can be disputed.')
    await app.user.click(first)
    await app.user.type(
      screen.getByRole('textbox', { name: /Why is your answer correct/ }),
      'It was there.',
    )
    // It opens over what was typed before a reload.
    app.unmount()
    const again = renderApp('/cabinet/mistakes?status=open', { backend })
    expect(
      await screen.findByRole('textbox', { name: /Why is your answer correct/ }, slow),
    ).toHaveValue('It was there.')
    await press(again, /^Send dispute: ./)
    expect(
      await screen.findByText('Dispute sent. A moderator will review it.', {}, slow),
    ).toBeVisible()
    expect(worker.mistakes.filter(({ status }) => status === 'disputed')).toHaveLength(2)
  })

  it('tells a mistake in words, and leads to examples of its rule', async () => {
    const { backend } = present((one) => {
      one.mistakes = one.mistakes.filter(({ kind }) => kind === 'rotate').slice(0, 1)
    })
    const app = renderApp('/cabinet/mistakes', { backend })
    const list = await screen.findByRole('list', { name: 'Mistakes' }, slow)
    const card = within(list)
    expect(card.getByText('Turned 90° too far clockwise.')).toBeVisible()
    expect(card.getByText(/^The top must point up/)).toBeVisible()
    await app.user.click(card.getByRole('link', { name: /^Good and bad examples: ./ }))
    const rule = await screen.findByRole(
      'region',
      { name: 'The top must point up, within 10°.' },
      slow,
    )
    expect(within(rule).getByRole('heading', { name: 'Worked example' })).toBeVisible()
    expect(rule).toHaveTextContent(/What counts as wrong.*Wrong answer.*What is different/)
    await press(app, 'Your turn')
    expect(await screen.findByText('Task 1 of 5', {}, slow)).toBeVisible()
  })

  it('counts the time to dispute by the server’s clock, and takes no dispute after it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    // The clock of the phone is an hour behind.
    const date = new Date(Date.now() + 3_600_000).toUTCString()
    noteServerDate(new Headers({ date }), Date.now(), Date.now())
    const backend = createBackend({ persona: 'worker', clock: () => Date.now() + 3_600_000 })
    const account = backend.db.accounts.find(({ persona }) => persona === 'worker')
    if (!account) throw new Error('There is no worker.')
    const worker = workerOf(backend.db, account, Date.now())
    worker.mistakes = worker.mistakes.slice(0, 1)
    const [mistake] = worker.mistakes
    if (!mistake) throw new Error('There is no mistake.')
    mistake.createdAt = Date.now() + 3_600_000 - 48 * 3_600_000 + 600_000
    renderApp('/cabinet/mistakes', { backend })
    const left = await screen.findByText('Time left to dispute', {}, slow)
    expect(left.parentElement).toHaveTextContent(/left to dispute(?:9|10) min/)
    await act(() => vi.advanceTimersByTimeAsync(605_000))
    expect(screen.queryByText('Time left to dispute')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Dispute/ })).toBeNull()
    expect(screen.getByText(/can no longer be disputed/)).toBeVisible()
  })

  it('asks before a mistake is accepted, and says what it costs', async () => {
    const { backend, worker } = present()
    const app = renderApp('/cabinet/mistakes?status=open', { backend })
    const list = await screen.findByRole('list', { name: 'Mistakes' }, slow)
    const accepted = () => worker.mistakes.filter(({ status }) => status === 'accepted').length
    const before = accepted()
    const [first] = within(list).getAllByRole('button', { name: /^Accept:/ })
    if (!first) throw new Error('Nothing can be accepted.')
    await app.user.click(first)
    const box = await screen.findByRole('dialog', { name: 'Accept this mistake?' }, slow)
    expect(box).toHaveTextContent(/pay a fine of \$[\d.]+ and can’t dispute the mistake/)
    expect(accepted()).toBe(before)
    await app.user.click(within(box).getByRole('button', { name: 'Accept the mistake' }))
    await waitFor(() => expect(accepted()).toBe(before + 1), slow)
  })

  it('shows of a mistake what was judged, what was heard, and both ways a picture was turned', async () => {
    const { backend, worker } = present((one) => {
      const [any] = one.mistakes
      if (!any) throw new Error('There is no mistake.')
      const heard = { ...any, id: 990, kind: 'audio' as const, number: 2, mine: { text: '9' } }
      one.mistakes = [heard, ...one.mistakes.filter(({ kind }) => kind === 'rotate').slice(0, 1)]
      one.mistakes.push({
        ...any,
        id: 991,
        kind: 'moderation',
        number: 4,
        mine: { verdict: 'right' },
      })
    })
    renderApp('/cabinet/mistakes', { backend })
    const card = async (name: RegExp) => {
      const heading = await screen.findByRole('heading', { name, level: 3 }, slow)
      const item = heading.closest('li')
      if (!item) throw new Error('A mistake stands in a list.')
      return within(item)
    }
    const heard = await card(/^Audio/)
    expect(heard.getByLabelText('The recording')).toHaveAttribute(
      'src',
      expect.stringContaining('audio-2.wav'),
    )
    const judged = await card(/^Checking answers/)
    expect(judged.getByText('Another worker answered').parentElement).toHaveTextContent(
      puzzle('moderation', 4).text ?? '',
    )
    const turned = await card(/^Rotate captcha/)
    const { mine, number } = worker.mistakes.find(({ kind }) => kind === 'rotate') ?? {}
    expect(
      turned
        .getAllByRole('img')
        .map((one) => one.querySelector('image')?.getAttribute('transform')),
    ).toEqual([
      expect.stringContaining(`rotate(${mine?.angle} `),
      expect.stringContaining(`rotate(${puzzle('rotate', number ?? 0).truth.angle} `),
    ])
  })

  it('lets one feel and hear at once what was switched on', async () => {
    const vibrate = vi.fn(() => true)
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    const { backend, worker } = present()
    const app = renderApp('/cabinet', { backend })
    const vibration = await screen.findByRole('switch', { name: 'Vibration' }, slow)
    await app.user.click(vibration)
    expect(vibrate).toHaveBeenCalledOnce()
    await waitFor(() => expect(worker.vibration).toBe(true), slow)
    await app.user.click(vibration)
    await waitFor(() => expect(worker.vibration).toBe(false), slow)
    expect(vibrate).toHaveBeenCalledOnce()
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  it('chooses languages and kinds, at least one of each', async () => {
    const { backend, worker } = present()
    const app = renderApp('/cabinet/editlang', { backend })
    const english = await screen.findByRole('checkbox', { name: 'English' }, slow)
    await app.user.click(english)
    await press(app, 'Only tasks I can do by ear')
    expect(screen.getByRole('button', { name: 'Only tasks I can do by ear' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await press(app, 'Save')
    expect(await screen.findAllByText('Choose at least one language.', {}, slow)).not.toHaveLength(
      0,
    )
    await app.user.click(screen.getByRole('checkbox', { name: 'Russian' }))
    await press(app, 'Save')
    await waitFor(() => expect(worker.languages).toEqual(['ru']), slow)
    expect(worker.kinds).toEqual(['text', 'audio'])
  })

  it('says how one is judged, and which tasks a day is made of', async () => {
    const { backend } = present()
    const app = renderApp('/cabinet', { backend })
    await screen.findByText(/for other workers on the same types/, {}, slow)
    const part = screen.getByRole('region', { name: 'How your work is rated' })
    expect(part).toHaveTextContent(/Pay per hour of work/)
    expect(part).toHaveTextContent(/5Level.*next level at 50,000/)
    expect(part).toHaveTextContent(/10Skips left todayof 10/)
    const perHour = within(part).getByRole('link', { name: 'Pay per hour of work' })
    expect(perHour).toHaveAttribute('href', '/cabinet#days')
    const [day] = within(within(part).getByRole('table')).getAllByRole('link')
    if (!day) throw new Error('No day leads anywhere.')
    await app.user.click(day)
    const dialog = await screen.findByRole('dialog', { name: /^Tasks on/ }, slow)
    expect(
      within(await within(dialog).findByRole('table', {}, slow)).getAllByRole('row').length,
    ).toBeGreaterThan(5)
  })

  it('claims a reward once', async () => {
    const { backend, worker } = present()
    const app = renderApp('/play-and-earn/rewards', { backend })
    const [claim] = await screen.findAllByRole('button', { name: /^Claim:/ }, slow)
    if (!claim) throw new Error('Nothing can be claimed.')
    await app.user.dblClick(claim)
    expect(await screen.findByText('Reward claimed.', {}, slow)).toBeVisible()
    expect(worker.claimed).toHaveLength(1)
  })

  it('shows a public profile as others see it, and refuses a taken nick', async () => {
    const { backend, worker } = present()
    const app = renderApp('/play-and-earn/profile', { backend })
    const nick = await screen.findByRole('textbox', { name: /Nick/ }, slow)
    await app.user.clear(nick)
    await app.user.type(nick, 'swift_fox')
    expect(within(screen.getByRole('figure')).getByText('swift_fox')).toBeVisible()
    await press(app, 'Save')
    expect(await screen.findAllByText('This nickname is taken.', {}, slow)).not.toHaveLength(0)
    await app.user.clear(nick)
    await app.user.type(nick, 'night-owl')
    await press(app, 'Save')
    await waitFor(() => expect(worker.profile.nick).toBe('night-owl'), slow)
  })

  it('leads from the short addresses, shows a worker what they earned, and speaks Russian', async () => {
    const app = renderApp('/rewards', { persona: 'worker' })
    await app.heading('Rewards')
    expect(app.address()).toBe('/play-and-earn/rewards')
    const banner = screen.getByRole('banner')
    expect(await within(banner).findByRole('link', { name: /Earned/ }, slow)).toHaveAttribute(
      'href',
      '/cabinet',
    )
    app.unmount()
    const russian = renderApp('/cabinet', { persona: 'worker', accepted: ['ru'] })
    await russian.heading('Работа')
    expect(await screen.findByRole('button', { name: 'Начать' }, slow)).toBeVisible()
  })
})
