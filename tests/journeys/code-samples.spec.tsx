import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { codeLanguages } from '@/routes/slugs/code-languages.ts'
import { site } from '@/site/site.ts'
import { renderApp } from '../support/render-app.tsx'

const codeIn = (element: HTMLElement) => element.querySelector('pre')?.textContent ?? ''
const sectionOf = (name: string | RegExp) => screen.findByRole('region', { name })

describe('/lang', () => {
  it('shows the calls, the messages, the refusals and the way to every language', async () => {
    const app = renderApp('/lang')
    await app.heading(/in 7 languages/)
    const list = within(await sectionOf('Choose your language'))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      codeLanguages.map((lang) => `/lang/${lang}`),
    )
    expect(list.getByRole('link', { name: /C#.*\.NET 8 or newer/ })).toBeVisible()
    for (const call of ['createTask', 'getTaskResult', 'getBalance', 'reportIncorrect']) {
      expect(
        within(screen.getByRole('table', { name: 'Four calls are enough' })).getByRole(
          'rowheader',
          {
            name: call,
          },
        ),
      ).toBeVisible()
    }
    expect(screen.getByRole('row', { name: /ERROR_NO_SLOT_AVAILABLE wait/ })).toBeVisible()
    expect(codeIn(await sectionOf(/cURL/))).toContain(
      `https://api.${site.canonicalHost}/createTask`,
    )
  })

  it.each([
    ['ru-RU', 'на\u00a07\u00a0языках.'],
    ['zh-CN', '7 种语言任选。'],
  ])('speaks %s', async (language, words) => {
    const app = renderApp('/lang', { accepted: [language] })
    expect(await app.heading(new RegExp(words))).toBeVisible()
  })
})

describe('/lang/{lang}', () => {
  it.each(codeLanguages)(
    '%s has a whole program, two more calls, tips and six other languages',
    async (lang) => {
      const app = renderApp(`/lang/${lang}`)
      await app.heading(/^Read a picture with/)
      const code = codeIn(await sectionOf('Full program'))
      expect(code).toContain(`https://api.${site.canonicalHost}`)
      expect(code).not.toMatch(/api\.host|SLOT|PREPARE/)
      expect(codeIn(await sectionOf('Two more useful calls'))).toContain('reportIncorrect')
      expect(
        within(await sectionOf('The same program in other languages')).getAllByRole('link'),
      ).toHaveLength(7)
    },
  )

  it('copies the program as it is shown, without its colours', async () => {
    const app = renderApp('/lang/python')
    await app.heading(/Python/)
    const program = await sectionOf('Full program')
    await app.user.click(within(program).getByRole('button', { name: /^Copy:/ }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toMatch(/^# Python 3\.8 or newer, solve\.py\nimport base64\n/)
    expect(copied.trimEnd()).toBe(codeIn(program).trimEnd())
    expect(await within(program).findByText('Copied')).toBeInTheDocument()
  })

  it('says how to run it, with what comes before where something does', async () => {
    const csharp = renderApp('/lang/csharp')
    await csharp.heading(/C#/)
    const commands = () => screen.getByText('Run it').closest('div')?.parentElement ?? document.body
    expect(codeIn(commands()).trimEnd().split('\n')).toEqual([
      'export API_KEY=YOUR_API_KEY',
      'dotnet new console # then replace Program.cs',
      'dotnet run -- image.png',
      '# W9kHp',
    ])
    csharp.unmount()
    const go = renderApp('/lang/go')
    await go.heading(/Go/)
    expect(codeIn(commands()).trimEnd().split('\n')).toEqual([
      'export API_KEY=YOUR_API_KEY',
      'go run solve.go image.png',
      '# W9kHp',
    ])
  })

  it('is not found in a language that there is none of', async () => {
    const app = renderApp('/lang/cobol')
    await app.heading('Page not found')
  })
})

describe('a sample in several languages', () => {
  it('brings the second when it is chosen, by mouse or keyboard', async () => {
    const app = renderApp('/p/selenium-captcha-solver')
    await app.heading(/Selenium finds the element/)
    const program = await sectionOf('Full program')
    expect(codeIn(program)).toContain('screenshot_as_base64')
    const tabs = within(program)
    await app.user.click(tabs.getByRole('tab', { name: 'Python' }))
    await app.user.keyboard('{ArrowRight}')
    expect(tabs.getByRole('tab', { name: 'Java' })).toHaveFocus()
    await waitFor(() => expect(codeIn(program)).toContain('OutputType.BASE64'))
    await app.user.click(tabs.getByRole('tab', { name: 'Python' }))
    expect(codeIn(program)).toContain('screenshot_as_base64')
  })
})

describe('the stories', () => {
  it.each([
    ['/p/puppeteer-captcha-solver', 'en-US', /a person reads it/],
    ['/p/puppeteer-captcha-solver', 'ru-RU', /человек читает/],
    ['/p/selenium-captcha-solver', 'zh-CN', /真人识读/],
    ['/p/break-captcha', 'en-US', /Someone reads it/],
    ['/p/break-captcha', 'ru-RU', /Её читают/],
    ['/p/break-captcha', 'zh-CN', /Someone reads it/],
    ['/p/bypass-recaptcha', 'en-US', /with no false promises/],
    ['/p/bypass-recaptcha', 'ru-RU', /без\sложных обещаний/],
    ['/p/bypass-recaptcha', 'zh-CN', /做不到的，我们不承诺/],
    ['/p/captcha-and-accessibility', 'en-US', /Some people have no key/],
    ['/p/captcha-and-accessibility', 'ru-RU', /Не\sу\sвсех есть ключ/],
  ])('%s speaks %s where it may', async (path, language, words) => {
    const app = renderApp(path, { accepted: [language] })
    expect(await app.heading(words)).toBeVisible()
  })

  it('reCAPTCHA: six types, and no word of getting past', async () => {
    const app = renderApp('/p/bypass-recaptcha')
    await app.heading(/with no false promises/)
    const types = within(await sectionOf('What the API accepts')).getAllByRole('link')
    expect(types.map((link) => link.getAttribute('href'))).toEqual([
      '/p/recaptcha_v2',
      '/p/recaptcha-v2-callback',
      '/p/recaptcha-v2-invisible',
      '/p/recaptcha_enterprise',
      '/p/recaptcha_v3',
      '/p/recaptcha-v3-enterprise',
    ])
    expect(await sectionOf('What we don’t do')).toBeVisible()
  })

  it('accessibility: criteria by name and level, and their source', async () => {
    const app = renderApp('/p/captcha-and-accessibility')
    await app.heading(/Some people have no key/)
    const table = within(
      screen.getByRole('table', { name: 'Success criteria that concern captchas' }),
    )
    expect(
      table.getByRole('row', { name: /^3\.3\.8 Accessible Authentication \(Minimum\) AA / }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'WCAG 2.2' })).toHaveAttribute(
      'href',
      'https://www.w3.org/TR/WCAG22/',
    )
  })
})
