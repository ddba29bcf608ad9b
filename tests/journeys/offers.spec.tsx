import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../support/render-app.tsx'

const call = (path: string) => (asked: string) =>
  new URL(asked.split(' ')[1] ?? '', 'http://localhost').pathname === path
/** The card of figures; the live one replaces the prerendered one. */
const figures = (name = 'Right now') => screen.getByRole('group', { name })
const figuresSay = (text: string | RegExp) =>
  waitFor(() => expect(figures()).toHaveTextContent(text), { timeout: 20_000 })

describe('an offer', () => {
  it('says what it is, what it gives and what its rules are', async () => {
    const app = renderApp('/for-customer')
    await app.heading('You send the picture. A person sends the answer.')
    const [first] = screen.getAllByRole('link', { name: 'Create an account' })
    expect(first).toHaveAttribute('href', '/auth/register?userType=customer')
    for (const name of [
      'Prices right now',
      'What a customer gets',
      'What you may send',
      'Questions',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    expect(
      within(screen.getByRole('list', { name: 'Allowed' })).getAllByRole('listitem'),
    ).toHaveLength(3)
    expect(
      within(screen.getByRole('list', { name: 'Not allowed' })).getAllByRole('listitem'),
    ).toHaveLength(3)
    expect(screen.getByRole('figure')).toHaveTextContent(
      /one is unsolved because nobody could read it, and refunded/,
    )
  })

  it('answers a question where it stands', async () => {
    const app = renderApp('/for-customer')
    await app.heading(/You send the picture/)
    const answer = screen.getByText(/If more than 40% of your reports/)
    expect(answer).not.toBeVisible()
    await app.user.click(screen.getByText('What happens after I report an answer?'))
    expect(answer).toBeVisible()
  })

  it('takes its reader to the sign-up, with the role chosen', async () => {
    const app = renderApp('/make-money-online')
    await app.heading(/earn a little/)
    const [start] = screen.getAllByRole('link', { name: 'Create a worker account' })
    if (start) await app.user.click(start)
    await waitFor(() => expect(app.address()).toBe('/auth/register?userType=worker'), {
      timeout: 20_000,
    })
  })
})

// The mock's clock does not run, so its figures are old.
describe('figures of this moment', () => {
  it('are the prices of three types, with their time', async () => {
    const app = renderApp('/for-customer')
    await app.heading(/You send the picture/)
    await figuresSay(
      /Image captcha\$\d+\.\d+ \d.*s.*Click captcha\$\d.*reCAPTCHA v2 token\$\d.*As of Apr 15, 2026.*We couldn’t load newer data/,
    )
  })

  it('are the rates, the wait and the people for those who work', async () => {
    const app = renderApp('/make-money-online')
    await app.heading(/earn a little/)
    await figuresSay(
      /Image captcha, per 1,000\$\d.*Click captcha, per 1,000\$\d.*Waiting time\d.*Workers online\d/,
    )
  })

  it('are measured, not claimed, for advertisers', async () => {
    const app = renderApp('/advertising')
    await app.heading('We sell few placements and mark each one.')
    await figuresSay(/Workers online\d.*Tasks solved today\d.*Accuracy today\d.*%/)
    expect(screen.getByText(/There is no booking form on this site/)).toBeVisible()
  })

  it('say that they failed, and come when asked again', async () => {
    let heal = () => {}
    const app = renderApp('/for-customer', {
      arrange: (backend) =>
        (heal = backend.fail({ call: 'customerPrices', error: 'ERROR_FORBIDDEN' })),
    })
    await app.heading(/You send the picture/)
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
    heal()
    await app.user.click(retry)
    await figuresSay(/Image captcha\$/)
  })

  it('leave a dash where the backend names none', async () => {
    const asked = call('/api/v2/public_statistics')
    const app = renderApp('/make-money-online', {
      answer: (one) => (asked(one) ? { rates: [], workersOnline: 12 } : undefined),
    })
    await app.heading(/earn a little/)
    await figuresSay(/Image captcha, per 1,000—.*Waiting time—Workers online12/)
  })

  it('hold their place while they are loaded', async () => {
    const app = renderApp('/for-customer', {
      arrange: (backend) => void backend.fail({ call: 'customerPrices', error: 'timeout' }),
    })
    await app.heading(/You send the picture/)
    expect(figures()).toHaveTextContent(/Image captcha.*Click captcha.*Loading/)
  })
})

describe('what only some offers have', () => {
  it('takes the partner’s link apart', async () => {
    const app = renderApp('/affiliate')
    await app.heading(/Recommend it once/)
    expect(screen.getByText('?from=…', { selector: 'p b' })).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(/\d+ ?%/)
  })

  it('gives a reason for each permission of the extension, and no link to a store', async () => {
    const app = renderApp('/captcha-bypass-extension')
    await app.heading(/Can’t read it/)
    const asked = screen.getByRole('region', { name: 'What it asks for, and why' })
    expect(
      within(asked)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['The active tab', 'Keyboard shortcuts', 'Local storage', 'Sites you add'])
    expect(asked).toHaveTextContent('Never “all sites.”')
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(
        /^(?:[/#]|https:\/\/(?:cn|ru)\.glyphwork\.example\/)/,
      )
  })

  it('goes through the ways without a captcha, the best first', async () => {
    const app = renderApp('/captcha-workaround')
    await app.heading(/The best captcha is/)
    expect(screen.getAllByText('Who decides')).toHaveLength(6)
    const titles = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    expect(titles.indexOf('The official API')).toBeLessThan(
      titles.indexOf('The accessible alternative'),
    )
  })

  it('lists the programs beside the browser', async () => {
    const app = renderApp('/workers-software')
    await app.heading(/The same tasks/)
    expect(screen.getByRole('link', { name: /^For Windows/ })).toHaveAttribute(
      'href',
      '/workers-software/windows-bot',
    )
    expect(screen.getByRole('link', { name: /^For Android/ })).toHaveAttribute(
      'href',
      '/workers-software/android-bot',
    )
    expect(screen.getByRole('link', { name: /^CaptchaBotRS/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/workers-software/captcha-bot-rs'),
    )
    const table = screen.getByRole('table', { name: 'Compared with the browser' })
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Browser', 'Windows', 'Android', 'CaptchaBotRS'])
  })

  it('has a page for each program, with its keys or its permissions', async () => {
    const app = renderApp('/workers-software/windows-bot')
    await app.heading('Work in one window, all from the keyboard.')
    expect(screen.getByRole('region', { name: 'The keys' })).toHaveTextContent(
      /EscPasses the task to/,
    )
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent(
      'Worker softwareWindows',
    )
    await app.router.navigate('/workers-software/android-bot')
    await app.heading('Earn in a spare minute, with one thumb.')
    expect(screen.getByRole('region', { name: /Requirements and permissions/ })).toHaveTextContent(
      /CameraOnly to scan the key’s code/,
    )
    expect(screen.queryByRole('region', { name: 'The keys' })).not.toBeInTheDocument()
  })
})

describe('in other languages', () => {
  it.each([
    ['ru', '/for-customer', /Вы присылаете картинку/, 'Что получает заказчик'],
    ['zh', '/for-customer', /您发来图片/, '常见问题'],
    ['ru', '/affiliate', /Посоветуйте\sнас\sодин\sраз/, 'Вопросы'],
    ['zh', '/affiliate', /推荐一次/, '推广联盟'],
    ['ru', '/captcha-bypass-extension', /Не\sможете разобрать/, 'Какие разрешения нужны и зачем'],
    ['zh', '/captcha-bypass-extension', /看不清/, '需要哪些权限，为什么'],
    ['ru', '/make-money-online', /заработайте немного/, 'Сколько платят сейчас'],
    ['ru', '/captcha-workaround', /Лучшая капча/, 'Шесть путей вместо капчи'],
    ['ru', '/advertising', /Мест у нас мало/, 'Форматы'],
    ['ru', '/workers-software', /те же задания/, 'Три программы'],
    ['ru', '/workers-software/windows-bot', /в одном окне/, 'Клавиши'],
    ['ru', '/workers-software/android-bot', /свободную минуту/, 'Как установить'],
    ['ru', '/workers-software/captcha-bot-rs', /кириллицу в\sCaptchaBotRS/, 'Четыре клавиши'],
  ] as const)('%s: %s', async (language, path, title, section) => {
    const app = renderApp(path, { accepted: [language] })
    await app.heading(title)
    expect(screen.getAllByText(section).length).toBeGreaterThan(0)
  })

  it('shows the program that is in Russian only in Russian to everybody', async () => {
    const app = renderApp('/workers-software/captcha-bot-rs')
    await app.heading(/кириллицу в\sCaptchaBotRS/)
  })
})
