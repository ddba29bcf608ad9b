import type { Browser, CDPSession, Page } from '@playwright/test'
import { nextTask } from './feel.ts'

/** An old phone on a slow line: 400 kbit/s, 400 ms, a CPU six times slower. */
const network = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
}
const slowdown = 6
const rounds = 5

/** Milliseconds until a task's picture is there and the page answers a touch. */
export interface DeskTimes {
  /** From the icon of the installed app: its files are in the cache, and the work goes on. */
  opened: number
  /** From the press that starts the work. */
  started: number
  /** From the press that sends an answer. */
  next: number
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Runs in the page: the time of its clock at which a task's picture is drawn and nothing runs. */
const interactive = (): Promise<number> =>
  new Promise((resolve) => {
    const look = (): void => {
      const image = document.querySelector<HTMLImageElement>('form img')
      if (image?.complete === true && image.naturalWidth > 0)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      else setTimeout(look, 20)
    }
    look()
  })

async function slow(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function start(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Start/ })
  await button.waitFor()
  const before = await page.evaluate(() => performance.now())
  await button.click()
  return (await page.evaluate(interactive)) - before
}

/** Times the desk of one build as an old phone on a slow line has it. */
export async function timeDesk(browser: Browser, origin: string): Promise<DeskTimes> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  await context.request.post(`${origin}/__mock`, { data: { persona: 'worker' } })
  const page = await context.newPage()
  await page.goto(`${origin}/cabinet`)
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
  await page.evaluate(async () => {
    const token = /csrf_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch('/api/v2/worker', {
      method: 'PUT',
      body: JSON.stringify({ acceptedKinds: ['image'] }),
      headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token) },
    })
    if (!answer.ok) throw new Error(await answer.text())
  })
  await slow(await context.newCDPSession(page))
  const started: number[] = []
  const next: number[] = []
  const opened: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    started.push(await start(page))
    for (let task = 0; task < 3; task += 1) next.push(await nextTask(page))
    await page.reload({ waitUntil: 'commit' })
    opened.push(await page.evaluate(interactive))
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
  }
  await context.close()
  return { opened: median(opened), started: median(started), next: median(next) }
}
