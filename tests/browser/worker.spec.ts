import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import words from '../../locales/en/common.json' with { type: 'json' }
import { nextTask } from '../../builds/bench/feel.ts'
import { workerKinds } from '../../src/api/contract/worker.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { puzzle } from '../../src/mocks/seed/puzzles.ts'
import type { Puzzle } from '../../src/mocks/seed/puzzles.ts'
import { fit, toStage } from '../../src/shared/picture/view.ts'
import { sticksOut, violations } from './axe.ts'
import { expect, served, settled, signInAs, test } from './site.ts'

// The work of a worker on the built site: by touch on a phone, and by keyboard alone. The backend's
// answers identify a task, and the mock knows its right answer.

const { local } = served.com
/** The first number of a task (src/mocks/handlers/worker-desk.ts). */
const first = 90_000

interface Point {
  x: number
  y: number
}
interface Work {
  /** The tasks that the backend has given, in order. */
  given: Puzzle[]
  /** Whether each answer was right. */
  accepted: boolean[]
}

/** Records the backend's tasks and verdicts. */
function follow(page: Page): Work {
  const work: Work = { given: [], accepted: [] }
  const take = (task: unknown): void => {
    const kind = isRecord(task) && workerKinds.find((one) => one === task['kind'])
    if (isRecord(task) && kind) work.given.push(puzzle(kind, Number(task['id']) - first))
  }
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isAnswer = pathname.endsWith('/answer')
    if (!response.ok() || !(isAnswer || pathname.endsWith('/worker/task/next'))) return
    void response.json().then((body: unknown) => {
      if (!isAnswer) return take(body)
      if (!isRecord(body)) return
      work.accepted.push(body['accepted'] === true)
      take(body['next'])
    })
  })
  return work
}

/** The task with a number, once it is on the screen. Its kind names the form. */
async function current(page: Page, { given }: Work, number: number): Promise<Puzzle> {
  await expect.poll(() => given.length).toBeGreaterThanOrEqual(number)
  const task = given[number - 1]
  if (!task) throw new Error('There is no task.')
  await expect(
    page.getByRole('form', { name: words.taskKind[task.kind], exact: true }),
  ).toBeVisible()
  return task
}

async function begin(page: Page, path = '/cabinet'): Promise<Work> {
  const work = follow(page)
  await page.goto(local + path)
  await settled(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await current(page, work, 1)
  return work
}

const stage = (page: Page): Locator => page.getByRole('application')

const corners = ({ truth }: Puzzle): Point[] =>
  truth.coordinates ??
  truth.polygon ??
  (truth.boxes ?? []).flatMap(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y: y + height },
  ])
/** The centre of a cell of three by three. */
const middle = ({ width, height }: Puzzle, cell: number): Point => ({
  x: (((cell - 1) % 3) + 0.5) * (width / 3),
  y: (Math.floor((cell - 1) / 3) + 0.5) * (height / 3),
})

async function choose(context: BrowserContext, kinds: readonly string[]): Promise<void> {
  const token = (await context.cookies(local)).find(({ name }) => name === 'csrf_token')
  const answer = await context.request.put(`${local}/api/v2/worker`, {
    data: { acceptedKinds: kinds },
    headers: { 'x-csrf-token': decodeURIComponent(token?.value ?? '') },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test.beforeEach(async ({ context }) => signInAs(context, local, 'worker'))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  /** Draws a line with one finger. */
  async function strokeAlong(page: Page, points: readonly Point[]): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] })
    const [first, ...rest] = points
    if (first) await send('touchStart', [first])
    for (const point of rest) await send('touchMove', [point])
    await send('touchEnd', [])
  }

  /** Answers by touch alone. */
  async function byTouch(page: Page, task: Puzzle): Promise<void> {
    const { kind, truth } = task
    const { touchscreen } = page
    const placeOf = async ({ x, y }: Point): Promise<Point> => {
      const box = await stage(page).boundingBox()
      if (!box) throw new Error('There is no picture.')
      const [left, top] = toStage(fit(task, box), [x, y])
      return { x: box.x + left, y: box.y + top }
    }
    const tapAt = async (point: Point): Promise<void> => {
      const { x, y } = await placeOf(point)
      await touchscreen.tap(x, y)
    }
    const send = page.getByRole('button', { name: 'Send', exact: true })
    const before = await send.boundingBox()
    if (truth.noAnswer) return page.getByRole('button', { name: 'No match' }).tap()
    switch (kind) {
      case 'image':
      case 'text':
      case 'audio':
        await page.getByRole('textbox', { name: 'Your answer' }).tap()
        await page.keyboard.insertText(truth.text ?? '')
        break
      case 'coordinates':
      case 'box':
        for (const point of corners(task)) await tapAt(point)
        break
      case 'draw':
        await strokeAlong(page, await Promise.all(corners(task).map((corner) => placeOf(corner))))
        // Chromium takes so fast a line for a fling, and the tap after it for its end.
        await expect(async () => {
          await page.getByRole('button', { name: 'Undo' }).tap()
          await expect(page.getByText('0 corners')).toBeAttached({ timeout: 500 })
        }).toPass()
        await page.getByRole('button', { name: 'Redo' }).tap()
        break
      case 'grid':
        for (const cell of truth.cells ?? []) await tapAt(middle(task, cell))
        break
      case 'rotate': {
        const right = page.getByRole('button', { name: /clockwise|right/i })
        for (let turn = 0; turn < Math.round((truth.angle ?? 0) / 15); turn += 1) await right.tap()
        break
      }
      case 'moderation':
        await page.getByText(truth.verdict === 'right' ? 'Correct' : 'Wrong', { exact: true }).tap()
    }
    // Nothing moves while the time runs, and the finger finds each target.
    expect(await send.boundingBox(), kind).toEqual(before)
    expect(await smallTargets(page), kind).toEqual([])
    await send.tap()
  }

  /** The controls of a task that are smaller than a finger needs. */
  const smallTargets = (page: Page): Promise<string[]> =>
    page.getByRole('form').evaluate((form) =>
      [...form.querySelectorAll('button, input:not([type=radio], [type=range])')].flatMap((one) => {
        // A field is the target with its frame.
        const target = one instanceof HTMLInputElement ? (one.parentElement ?? one) : one
        const { width, height } = target.getBoundingClientRect()
        return width > 0 && (width < 44 || height < 44)
          ? [`${width} × ${height}: ${one.outerHTML}`]
          : []
      }),
    )

  test('every kind is answered by touch; a hundred tasks bring pictures and JSON alone', async ({
    page,
    context,
  }) => {
    // The event stream of the account opens a little later than the page.
    const isWhole = page.waitForRequest('**/api/v2/events')
    const work = await begin(page, '/play-and-earn/play')
    // The installed app opens the work, upright.
    const session = await context.newCDPSession(page)
    const { data = '{}', errors } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data)).toMatchObject({ start_url: '/cabinet', orientation: 'portrait' })
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A test's context is a private window, where nothing can be installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

    await isWhole
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    for (let number = 1; number <= workerKinds.length; number += 1) {
      const task = await current(page, work, number)
      // The whole task is visible when it arrives, wherever the page was scrolled to.
      await expect(page.getByRole('form')).toBeInViewport({ ratio: 1 })
      // The picture is the largest part of the task.
      if (task.width > 0 && task.width < 2 * task.height)
        expect(
          (await page.locator('form svg[tabindex]').boundingBox())?.height,
          task.kind,
        ).toBeGreaterThan(200)
      if (number === workerKinds.length) await choose(context, ['image'])
      if (task.kind === 'draw') {
        expect(await violations(page)).toEqual([])
        expect(await sticksOut(page)).toEqual([])
      }
      await byTouch(page, task)
      await expect.poll(() => work.accepted.length, { message: task.kind }).toBe(number)
      expect(work.accepted.at(-1), task.kind).toBe(true)
    }
    expect(new Set(work.given.slice(0, 9).map(({ kind }) => kind)).size).toBe(9)

    // One task was reserved before the kinds were chosen.
    const last = await current(page, work, 10)
    if (last.kind !== 'image') await byTouch(page, last)
    await expect.poll(() => work.given.at(-1)?.kind).toBe('image')
    while (work.accepted.length < 100) await nextTask(page)
    const others = asked.filter(
      (request) => !['fetch', 'image', 'media'].includes(request.resourceType()),
    )
    expect(others.map((request) => request.url())).toEqual([])
    // Each task takes one request for its answer and one for the next picture; the account is read
    // now and then.
    expect(asked.length).toBeLessThan(250)
    const calls = asked.filter((request) => request.resourceType() === 'fetch')
    const sizes = await Promise.all(
      calls.map(async (request) => (await request.sizes()).responseBodySize),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0) / 100).toBeLessThan(2000)
    await page.getByRole('button', { name: 'Stop', exact: true }).tap()
    await expect(page.getByRole('heading', { name: 'You stopped' })).toBeVisible()
  })

  /** Begins with the first task of a project of a kind. */
  async function beginProject(
    page: Page,
    context: BrowserContext,
    kind: string,
    number: number,
  ): Promise<void> {
    await page.goto(`${local}/play-and-earn/play`)
    await settled(page)
    await choose(context, [kind])
    const work = await begin(page, '/play-and-earn/play')
    for (let before = 1; before < number; before += 1) {
      // It may be an item of a project, whose form has another name.
      await expect.poll(() => work.given.length).toBeGreaterThanOrEqual(before)
      await page.getByRole('button', { name: /No (match|answer)/ }).tap()
      await expect.poll(() => work.accepted.length).toBe(before)
    }
    await expect(page.getByText('Project instructions')).toBeVisible()
  }

  test('the picture of a project stays as it is under the marks', async ({ page, context }) => {
    // The fourth task of this kind is an item of a project.
    await beginProject(page, context, 'coordinates', 4)
    const before = await stage(page).boundingBox()
    if (!before) throw new Error('There is no picture.')
    const marks = page.getByRole('list', { name: 'Points', exact: true }).getByRole('listitem')
    const begun = await marks.count()
    for (const part of [0.25, 0.5, 0.75])
      await page.touchscreen.tap(before.x + before.width * part, before.y + before.height * 0.3)
    await expect(marks).toHaveCount(begun + 3)
    expect(await stage(page).boundingBox()).toEqual(before)
    expect(before.height).toBeGreaterThan(150)
  })

  test('the buttons stay where they are when the marks outgrow the screen, and no sum covers them', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // The eighth task of this kind is a text whose parts are marked.
    await beginProject(page, context, 'text', 8)
    const send = page.getByRole('button', { name: 'Send', exact: true })
    const before = await send.boundingBox()
    const words = page
      .getByRole('group', { name: 'Text to label', exact: true })
      .getByRole('button')
    const height = (): Promise<number> =>
      page.getByRole('form').evaluate((form) => form.getBoundingClientRect().height)
    const begun = await height()
    for (const word of await words.all()) {
      await word.tap()
      await word.tap()
    }
    expect(await height()).toBeGreaterThan(begun)
    expect(await send.boundingBox()).toEqual(before)
    await send.tap()
    // What the answer brought fades over the line of what comes next.
    const covered = await page.locator('dd > [aria-hidden="true"]').evaluate((sum) => {
      const own = sum.getBoundingClientRect()
      return [...document.querySelectorAll('form :is(button, input, textarea, svg[tabindex])')]
        .filter((one) => {
          const box = one.getBoundingClientRect()
          const [left, right] = [Math.max(box.left, own.left), Math.min(box.right, own.right)]
          const [top, bottom] = [Math.max(box.top, own.top), Math.min(box.bottom, own.bottom)]
          if (left >= right || top >= bottom) return false
          // A mark that is scrolled out of its list has a place too, but is not on the screen.
          return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        })
        .map((one) => one.outerHTML)
    })
    expect(covered).toEqual([])
  })
})

/** Answers by keyboard alone, from wherever the focus is when the task arrives. */
async function byKeys(page: Page, task: Puzzle): Promise<void> {
  const { kind, truth } = task
  const { keyboard } = page
  const press = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await keyboard.press(key)
  }
  const go = async (dx: number, dy: number, shift = ''): Promise<void> => {
    await press(`${shift}${dx < 0 ? 'ArrowLeft' : 'ArrowRight'}`, Math.abs(dx))
    await press(`${shift}${dy < 0 ? 'ArrowUp' : 'ArrowDown'}`, Math.abs(dy))
  }
  if (truth.noAnswer) {
    await page.getByRole('button', { name: 'No match' }).focus()
    return keyboard.press('Enter')
  }
  switch (kind) {
    case 'image':
    case 'text':
    case 'audio':
      await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused()
      await keyboard.type(truth.text ?? '')
      return keyboard.press('Enter')
    case 'coordinates':
    case 'draw':
    case 'box': {
      await expect(stage(page)).toBeFocused()
      const scale = await stage(page).evaluate(
        (svg) => svg.clientWidth / Number(svg.getAttribute('viewBox')?.split(' ')[2]),
      )
      const far = Math.max(1, Math.round(8 / scale))
      // The first arrow key shows the cross, in the centre.
      await keyboard.press('ArrowRight')
      let at: Point = { x: task.width / 2, y: task.height / 2 }
      for (const point of corners(task)) {
        const steps = {
          x: Math.trunc((point.x - at.x) / far),
          y: Math.trunc((point.y - at.y) / far),
        }
        await go(steps.x, steps.y)
        at = { x: at.x + steps.x * far, y: at.y + steps.y * far }
        await keyboard.press('Enter')
      }
      return keyboard.press('Control+Enter')
    }
    case 'grid': {
      await expect(stage(page)).toBeFocused()
      await keyboard.press('ArrowRight')
      let at = 1
      for (const cell of truth.cells ?? []) {
        await go(
          ((cell - 1) % 3) - ((at - 1) % 3),
          Math.floor((cell - 1) / 3) - Math.floor((at - 1) / 3),
        )
        at = cell
        await keyboard.press('Enter')
      }
      return keyboard.press('Control+Enter')
    }
    case 'rotate':
      await expect(page.getByRole('slider', { name: 'Angle' })).toBeFocused()
      // By fifteen degrees at once: by one the time of the task would not be enough.
      await press('Shift+ArrowRight', Math.floor((truth.angle ?? 0) / 15))
      await press('ArrowRight', (truth.angle ?? 0) % 15)
      return keyboard.press('Enter')
    case 'moderation':
      await expect(page.getByRole('radio').first()).toBeFocused()
      await keyboard.press(truth.verdict === 'right' ? 'Space' : 'ArrowRight')
      return keyboard.press('Enter')
  }
}

test('every kind is answered by keys alone; one tab works, another takes over, and an answer waits for the connection', async ({
  page,
  context,
  quiet,
}) => {
  const work = await begin(page)
  for (let number = 1; number <= workerKinds.length; number += 1) {
    const task = await current(page, work, number)
    await byKeys(page, task)
    await expect.poll(() => work.accepted.length, { message: task.kind }).toBe(number)
    expect(work.accepted.at(-1), task.kind).toBe(true)
  }
  expect(new Set(work.given.slice(0, 9).map(({ kind }) => kind)).size).toBe(9)

  const other = await context.newPage()
  await other.goto(`${local}/cabinet`)
  await expect(other.getByRole('heading', { name: 'You are working in another tab' })).toBeVisible()
  const theirs = follow(other)
  await other.getByRole('button', { name: 'Work here' }).click()
  await expect(other.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You are working in another tab' })).toBeVisible()

  // The other tab shows the same task. Its answer waits while there is no connection, and is sent
  // once.
  const task = await current(other, theirs, 1)
  expect(task).toEqual(work.given.at(-1))
  await context.setOffline(true)
  await byKeys(other, task)
  await expect(other.getByText('No connection: your answer is saved')).toBeVisible()
  const sent: string[] = []
  other.on('requestfinished', (request) => {
    if (request.url().endsWith('/answer')) sent.push(request.headers()['idempotency-key'] ?? '')
  })
  await context.setOffline(false)
  await expect.poll(() => theirs.accepted).toEqual([true])
  expect(sent).toHaveLength(1)
  quiet.length = 0
})
