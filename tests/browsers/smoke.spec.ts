import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startFirefox, startWebKit } from './browsers.ts'
import type { Browser } from './browsers.ts'
import { Page } from './page.ts'

const account = 'Account of Robin Vale'
/** Whether the focused row is between the head and the foot of the table's box. */
const inSight = `(() => {
  const row = document.activeElement.closest('tr').getBoundingClientRect()
  const head = document.querySelector('main thead').getBoundingClientRect()
  const box = document.querySelector('main table').parentElement.getBoundingClientRect()
  return row.top >= head.bottom - 1 && row.bottom <= box.bottom + 1
})()`

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (_name, start) => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await start()
    page = new Page(browser.driver)
  })
  afterAll(() => browser?.stop())
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      console.error(await page.read('`${location.href}\\n${document.body.innerText}`'))
    expect([...(await page.faults()), ...browser.seen.splice(0)]).toEqual([])
  })

  it('shell: comes to life, in other colours and another language', async () => {
    await page.become('anonymous')
    await page.open('/')
    await page.click('tab', 'Python')
    await page.becomes(
      'document.querySelector("[role=tabpanel]").innerText.includes("import")',
      true,
    )
    const light = await page.read('getComputedStyle(document.body).backgroundColor')
    await page.click('button', /^Theme:/)
    await page.click('menuitemradio', 'Dark')
    await page.becomes('document.documentElement.dataset.theme', 'dark')
    expect(await page.read('getComputedStyle(document.body).backgroundColor')).not.toBe(light)
    await page.click('button', /^Language:/)
    await page.click('menuitemradio', 'Русский')
    await page.becomes('document.documentElement.lang', 'ru')
    await page.click('link', 'Цены')
    await page.find('heading', 'Вы платите за ответы.')
  })

  it('menus: move by keys and give the focus back', async () => {
    await page.become('customer')
    await page.open('/enterpage')
    await page.click('button', account)
    await page.find('menuitem', 'Dashboard')
    await page.press('END')
    await page.focused('Sign out')
    await page.press('ARROW_DOWN')
    await page.focused('Dashboard')
    await page.press('ESCAPE')
    await page.gone('menuitem', 'Dashboard')
    await page.focused(account)
  })

  it('dialog: keeps the focus inside and gives it back', async () => {
    await page.become('customer')
    await page.open('/enterpage')
    await page.click('button', /^Search/)
    await page.find('dialog', 'Go to')
    await page.focused('Action, page or setting')
    for (let times = 0; times < 4; times += 1) {
      await page.press('TAB')
      expect(await page.read('document.activeElement.closest("[role=dialog]") !== null')).toBe(true)
    }
    await page.press('ESCAPE')
    await page.gone('dialog', 'Go to')
    await page.focused(/^Search/)
  })

  it('forms: name a mistake at its field until it is put right', async () => {
    const field = 'document.querySelector("#login-email")'
    const said = `document.getElementById(${field}.getAttribute("aria-describedby"))?.innerText.trim() ?? ""`
    await page.become('anonymous')
    await page.open('/auth/login')
    await page.fill('Email', 'nobody')
    await page.press('ENTER')
    await page.focused('Check these fields')
    expect(await page.read(said)).toBe('Enter an email in the form name@example.com.')
    expect(await page.read(`${field}.ariaInvalid`)).toBe('true')
    await page.fill('Email', 'nobody@glyphwork.example')
    await page.becomes(`${field}.ariaInvalid`, null)
    expect(await page.read(said)).toBe('')
  })

  it('table: is scrolled far down by keys, and filtered', async () => {
    const rows = '[...document.querySelectorAll("main tbody tr")].map(({ innerText }) => innerText)'
    const row = 'Number(document.activeElement.closest("tr")?.ariaRowIndex)'
    await page.become('customer')
    await page.open('/statistics/uploads?view=tasks')
    await page.find('table', 'Submitted tasks')
    await page.read('document.querySelector("main tbody [data-row-link]").focus()')
    await page.press('ARROW_DOWN')
    await page.becomes(row, 3)
    for (const loaded of [200, 300]) {
      await page.press('END')
      await page.becomes(
        `document.querySelector("main").innerText.includes("${loaded} loaded")`,
        true,
      )
    }
    // The focused row is visible, and only the rows around it are drawn.
    expect(await page.read(row)).toBeGreaterThan(200)
    await page.becomes(inSight, true)
    expect((await page.read<string[]>(rows)).length).toBeLessThan(50)
    await page.click('button', 'Filters')
    await page.choose('Status', 'Unsolved')
    await page.becomes(
      `${rows}.length > 0 && ${rows}.every((text) => text.includes("unsolved"))`,
      true,
    )
  })

  it('sign-in: by the form, to where the visitor was going', async () => {
    await page.become('anonymous')
    await page.open('/auth/login?return_to=%2Fprofile')
    await page.fill('Email', 'customer@glyphwork.example')
    await page.fill('Password', 'Glyphwork-demo-1')
    await page.press('ENTER')
    await page.becomes('location.pathname', '/profile')
    await page.find('button', account)
  })

  it('top-up: by crypto, as far as the address', async () => {
    await page.become('customer')
    await page.open('/pay')
    await page.click('button', '$50')
    await page.click('link', /Bitcoin \(BTC\)/)
    await page.find('heading', 'Bitcoin')
    await page.becomes(
      '[...document.querySelectorAll("main input")].map(({ value }) => value)[0]',
      '50',
    )
    await page.click('button', 'Get address')
    await page.becomes('/^\\?paymentId=\\d+$/.test(location.search)', true)
    await page.find('button', 'Copy address')
    await page.becomes(
      'document.querySelector("main [aria-labelledby=crypto-amount]")?.innerText',
      '0.00078125 BTC',
    )
    expect(
      await page.read('document.querySelector("[aria-labelledby=crypto-address]").textContent'),
    ).toMatch(/^bc1q[a-z0-9]{38}$/)
  })
})
