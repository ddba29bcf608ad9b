import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder } from 'selenium-webdriver'
import type { WebDriver } from 'selenium-webdriver'
import { isRecord } from '../../src/lib/is-record.ts'
import { requireTool } from '../support/machine.ts'
import { serveMarionette } from './marionette.ts'

export interface Browser {
  driver: WebDriver
  /** The console errors, warnings and exceptions of pages. WebKit's driver does not report them. */
  seen: string[]
  stop: () => Promise<void>
}

/** The visitor's language and time zone, whatever the machine has. */
const env = { ...process.env, LANG: 'en_US.UTF-8', TZ: 'UTC' }

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** @throws if the condition is not met within 30 seconds */
async function until<T>(what: string, read: () => Promise<T | null>): Promise<T> {
  for (const start = Date.now(); Date.now() - start < 30_000; await sleep(50)) {
    const value = await read()
    if (value !== null) return value
  }
  throw new Error(`${what} did not start within 30 seconds.`)
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

async function openSession(port: number, capabilities: object): Promise<WebDriver> {
  const driver = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
  return driver
}

/**
 * Has Firefox tell what its pages write and throw. Source:
 * https://w3c.github.io/webdriver-bidi/#event-log-entryAdded
 */
async function listen(url: string, seen: string[]): Promise<void> {
  const socket = new WebSocket(url)
  socket.addEventListener('message', ({ data }) => {
    const { method, params }: Record<string, unknown> = JSON.parse(String(data))
    if (method !== 'log.entryAdded' || !isRecord(params)) return
    const { level, text } = params
    if (level === 'error' || level === 'warn') seen.push(`${level}: ${String(text)}`)
  })
  await once(socket, 'open')
  const events = ['log.entryAdded']
  socket.send(JSON.stringify({ id: 1, method: 'session.subscribe', params: { events } }))
  await once(socket, 'message')
}

export async function startFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n')
  const firefox = spawn(
    requireTool('firefox'),
    ['--headless', '--marionette', '--remote-debugging-port=0', '--profile', profile],
    { env, stdio: 'ignore' },
  )
  const stopping = [
    () => end(firefox),
    () => rm(profile, { recursive: true, force: true, maxRetries: 5 }),
  ]
  const stop = async (): Promise<void> => {
    for (const step of stopping) await step()
  }
  try {
    const written = join(profile, 'MarionetteActivePort')
    const port = await until('Firefox', async () =>
      existsSync(written) ? Number(await readFile(written, 'utf8')) || null : null,
    )
    const server = serveMarionette(port)
    stopping.push(async () => void server.close())
    const capabilities = { browserName: 'firefox', webSocketUrl: true }
    const driver = await openSession(await portOf(server), capabilities)
    const seen: string[] = []
    await listen((await driver.getCapabilities()).get('webSocketUrl'), seen)
    return { driver, seen, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  const port = await portOf(probe)
  probe.close()
  return port
}

/** WebKitGTK's small browser, on a virtual screen, because it has no headless mode. */
export async function startWebKit(): Promise<Browser> {
  const screen = spawn(
    requireTool('xvfb'),
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [display] = await Promise.race([
    once(screen.stdout, 'data'),
    once(screen, 'exit').then(() => {
      throw new Error('Xvfb ended before it had a screen.')
    }),
  ])
  const port = await freePort()
  const webkit = spawn(requireTool('webkit'), [`--port=${port}`], {
    env: { ...env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  })
  const stop = async (): Promise<void> => {
    await end(webkit)
    await end(screen)
  }
  try {
    await until('WebKitWebDriver', () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        () => true,
        () => null,
      ),
    )
    const driver = await openSession(port, { browserName: 'MiniBrowser' })
    const quit = () => driver.quit().then(stop, stop)
    return { driver, seen: [], stop: quit }
  } catch (error) {
    await stop()
    throw error
  }
}
