import { expect } from 'vitest'
import { Key } from 'selenium-webdriver'
import type { WebDriver, WebElement } from 'selenium-webdriver'

const origin = `http://localhost:${process.env['SERVE_PORT_BASE'] ?? 4101}`

/** The scope of a search by role. */
const selectors = {
  button: 'button',
  combobox: 'select, [role=combobox]',
  dialog: '[role=dialog]',
  heading: 'h1, h2',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
  tab: '[role=tab]',
  table: 'table',
  textbox: 'input, textarea',
}
type Role = keyof typeof selectors

/** The time that a busy machine needs; a test that hangs still fails. */
const patience = { timeout: 30_000, interval: 100 }

/**
 * Records exceptions and policy violations from now on, because WebKit's driver does not report
 * them.
 */
const keepFaults = `
  window.faults = []
  addEventListener('error', ({ message }) => faults.push('thrown: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => faults.push('rejected: ' + reason))
  addEventListener('securitypolicyviolation', (event) => faults.push('stopped: ' + event.violatedDirective + ' ' + event.blockedURI))
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...said) => { faults.push(level + ': ' + said.join(' ')); write(...said) }
  }`

/** A page as a person uses it: by the roles and names that the browser computes, and by keys. */
export class Page {
  readonly driver: WebDriver
  constructor(driver: WebDriver) {
    this.driver = driver
  }

  /** Opens an address, and waits until the app has hydrated and knows the user. */
  async open(path: string): Promise<void> {
    await this.driver.get(origin + path)
    await this.driver.executeScript(keepFaults)
    await this.becomes(
      'performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/api/v2/user"))',
      true,
    )
  }

  /** Changes the window, and waits until two frames have been drawn. */
  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height })
    await this.driver.executeAsyncScript(
      'requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(arguments[0])))',
    )
  }

  /** Starts again as a persona of the mock backend, or signed out. */
  async become(persona: string): Promise<void> {
    await this.driver.get(`${origin}/robots.txt`)
    await this.driver.manage().deleteAllCookies()
    const status = await this.driver.executeAsyncScript(
      `localStorage.clear()
      sessionStorage.clear()
      const done = arguments[1]
      fetch('/__mock', { method: 'POST', body: JSON.stringify({ persona: arguments[0] }) })
        .then(({ status }) => done(status), (error) => done(String(error)))`,
      persona,
    )
    expect(status, `signing in as ${persona}`).toBe(204)
  }

  /** The records of this document. */
  faults(): Promise<string[]> {
    return this.driver.executeScript('return window.faults ?? []')
  }

  read<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.driver.executeScript<T>(`return ${script}`, ...args)
  }

  async #named(role: Role, name: string | RegExp): Promise<WebElement | null> {
    const visible = await this.read<WebElement[]>(
      '[...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility())',
      selectors[role],
    )
    for (const element of visible) {
      // An element that has disappeared meanwhile has no name.
      const found = await element.getAccessibleName().catch(() => null)
      if (found !== null && (typeof name === 'string' ? found === name : name.test(found)))
        return element
    }
    return null
  }

  /** Waits for the first visible element of a role and name. */
  async find(role: Role, name: string | RegExp): Promise<WebElement> {
    let found: WebElement | null = null
    await expect
      .poll(async () => (found = await this.#named(role, name)) !== null, {
        ...patience,
        message: `${role} ${name}`,
      })
      .toBe(true)
    if (!found) throw new Error(`There is no ${role} ${name}.`)
    return found
  }

  /** Waits until there is no such element. */
  async gone(role: Role, name: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.#named(role, name), { ...patience, message: `no ${role} ${name}` })
      .toBeNull()
  }

  async click(role: Role, name: string | RegExp): Promise<void> {
    await (await this.find(role, name)).click()
  }

  /** Chooses an option of a native select by its text. */
  async choose(name: string | RegExp, option: string): Promise<void> {
    const select = await this.find('combobox', name)
    const [found] = await this.read<WebElement[]>(
      '[...arguments[0].options].filter(({ text }) => text === arguments[1])',
      select,
      option,
    )
    if (!found) throw new Error(`${name} has no option ${option}.`)
    await found.click()
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    const field = await this.find('textbox', name)
    await field.clear()
    await field.sendKeys(text)
  }

  async press(key: 'ARROW_DOWN' | 'END' | 'ENTER' | 'ESCAPE' | 'TAB'): Promise<void> {
    await this.driver.actions().sendKeys(Key[key]).perform()
  }

  /** Waits until an expression in the page has a value. */
  async becomes(script: string, value: unknown): Promise<void> {
    await expect.poll(() => this.read(script), { ...patience, message: script }).toEqual(value)
  }

  /** Waits until an element of this name has the focus. */
  async focused(name: string | RegExp): Promise<void> {
    await expect
      .poll(
        async () =>
          (await this.read<WebElement>('document.activeElement')).getAccessibleName().catch(String),
        { ...patience, message: 'what has the focus' },
      )
      .toEqual(typeof name === 'string' ? name : expect.stringMatching(name))
  }
}
