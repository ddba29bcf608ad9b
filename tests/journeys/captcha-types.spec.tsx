import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../support/render-app.tsx'

/** The card of figures; the live one replaces the prerendered one. */
const figures = () => screen.getByRole('region', { name: 'Right now' })
const figuresSay = (text: string | RegExp) =>
  waitFor(() => expect(figures()).toHaveTextContent(text), { timeout: 20_000 })

describe('the page of a type', () => {
  it('says what goes in and what comes out, with the price of this moment', async () => {
    const app = renderApp('/p/rotatecaptcha')
    await app.heading('Get the angle of a rotate captcha')
    await figuresSay(/\$0\.\d+/)
    expect(figures()).toHaveTextContent('available')
    expect(figures()).toHaveTextContent(/\d(?:\.\d)?\s?s/)
    const inputs = screen.getByRole('table', { name: 'Task fields' })
    expect(within(inputs).getByRole('row', { name: /angle required integer/ })).toBeVisible()
    expect(
      within(screen.getByRole('table', { name: 'Solution fields' })).getByText('rotate'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: /Slider captcha/ })).toHaveAttribute(
      'href',
      '/p/slider-captcha',
    )
    expect(screen.getByRole('link', { name: /All captcha types/ })).toHaveAttribute(
      'href',
      '/p/captcha-types',
    )
  })

  it('has the program in eight languages', async () => {
    const app = renderApp('/p/slider-captcha')
    await app.heading(/slider/i)
    expect(screen.getByRole('tabpanel')).toHaveTextContent('call createTask')
    await app.user.click(screen.getByRole('tab', { name: 'Go' }))
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('package main'), {
      timeout: 20_000,
    })
    expect(screen.getAllByRole('tab')).toHaveLength(8)
  })

  it('shows tasks of the type with their answers', async () => {
    const app = renderApp('/p/clickcaptcha')
    await app.heading(/click captcha/i)
    expect(
      await screen.findByRole('img', { name: /Click the three cats/ }, { timeout: 20_000 }),
    ).toBeVisible()
    expect(
      screen.getByText('[{"x": 118, "y": 64}, {"x": 243, "y": 110}, {"x": 47, "y": 108}]'),
    ).toBeVisible()
  })

  it.each([
    ['en', 'en'],
    ['ru', 'ru'],
    ['zh', 'zh-CN'],
  ])('asks for them without a query, by Accept-Language: %s', async (language, tag) => {
    const app = renderApp('/p/clickcaptcha', { accepted: [language] })
    await waitFor(
      () =>
        expect(
          app.backend.requests
            .filter(({ call }) => call === 'captchaExample')
            .map(({ path, headers }) => [path, headers['accept-language']]),
        ).toEqual([['/api/v1/captcha-recognition/clickcaptcha', tag]]),
      { timeout: 20_000 },
    )
  })

  it('shows a token as the two messages, without a program, and says for whom it is', async () => {
    const app = renderApp('/p/recaptcha_v2')
    await app.heading('Get a token for reCAPTCHA v2 test pages')
    expect(screen.getByText(/widgets of your own, for test pages/)).toBeVisible()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
    expect(screen.getByText('"RecaptchaV2TaskProxyless"')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Examples with answers' })).not.toBeInTheDocument()
  })

  it('has both forms of a type that has two', async () => {
    const app = renderApp('/p/vk-captcha')
    await app.heading(/VK captcha/)
    expect(screen.getAllByRole('heading', { name: 'As a picture' })).toHaveLength(3)
    expect(screen.getAllByRole('table')).toHaveLength(4)
  })

  it('says that a type is closed', async () => {
    const app = renderApp('/p/keycaptcha')
    await app.heading(/KeyCaptcha/)
    await figuresSay('closed')
  })

  it('says what failed, and asks again', async () => {
    let heal = () => {}
    const app = renderApp('/p/grid-captcha', {
      arrange: (backend) =>
        (heal = backend.fail({ call: 'customerPrices', error: 'ERROR_FORBIDDEN' })),
    })
    await app.heading(/grid/i)
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
    heal()
    await app.user.click(retry)
    await figuresSay('$')
  })

  it('says that the list has no such row, and that there are no examples', async () => {
    const answers: Record<string, unknown> = {
      '/api/v2/customer/prices': { groups: [] },
      '/api/v1/captcha-recognition/audio-captcha': { records: [] },
    }
    const app = renderApp('/p/audio-captcha', {
      answer: (call) => answers[new URL(call.split(' ')[1] ?? '', 'http://localhost').pathname],
    })
    await app.heading(/audio/i)
    expect(
      await screen.findByText(
        'This type isn’t on the price list right now.',
        {},
        { timeout: 20_000 },
      ),
    ).toBeVisible()
    expect(
      await screen.findByText(/No examples of this type/, {}, { timeout: 20_000 }),
    ).toBeVisible()
  })

  it.each([
    ['ru', 'Получите угол капчи с поворотом', 'Что отправить', 'обязательно'],
    ['zh', '获取旋转验证码的转正角度', '提交内容', '必填'],
  ] as const)('speaks %s', async (language, title, heading, required) => {
    const app = renderApp('/p/rotatecaptcha', { accepted: [language] })
    await app.heading(title)
    expect(screen.getByRole('heading', { name: heading })).toBeVisible()
    expect(screen.getAllByText(required).length).toBeGreaterThan(0)
  })

  it('has a page for boxes as well', async () => {
    const app = renderApp('/p/bounding-box')
    await app.heading('People draw bounding boxes for you')
    expect(screen.getByRole('link', { name: /Try the box annotator/ })).toHaveAttribute(
      'href',
      '/data/bounding-box',
    )
  })
})

describe('the index', () => {
  const types = () =>
    screen
      .getAllByRole('link')
      .filter(
        (link) => /^\/p\/[\w-]+$/.test(link.getAttribute('href') ?? '') && link.closest('main'),
      )

  it('lists every type, with its price when that has come', async () => {
    const app = renderApp('/p/captcha-types')
    await app.heading('Pick a captcha type by its live price')
    expect(types()).toHaveLength(47)
    const rotate = screen.getByRole('link', { name: /Rotate captcha/ })
    await waitFor(() => expect(rotate).toHaveTextContent(/\$0\.\d+/), { timeout: 20_000 })
  })

  it('is searched from one character, in any language, and the address keeps it', async () => {
    const app = renderApp('/p/captcha-types')
    await app.heading(/captcha type/i)
    await waitFor(
      () => expect(screen.getByRole('link', { name: /Rotate captcha/ })).toHaveTextContent('$'),
      { timeout: 20_000 },
    )
    await app.user.type(screen.getByRole('searchbox'), 'сетка')
    await waitFor(() => expect(types()).toHaveLength(1))
    expect(screen.getByText('1 type found')).toBeVisible()
    await waitFor(() =>
      expect(app.address()).toBe(`/p/captcha-types?q=${encodeURIComponent('сетка')}`),
    )
  })

  it('is read from the address, and says when nothing matches', async () => {
    const app = renderApp('/p/captcha-types?q=zzz&kind=image')
    await app.heading(/captcha type/i)
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Reset filters' }))
    expect(types()).toHaveLength(47)
  })

  it('is narrowed and put in order', async () => {
    const app = renderApp('/p/captcha-types')
    await app.heading(/captcha type/i)
    await waitFor(
      () => expect(screen.getByRole('link', { name: /Rotate captcha/ })).toHaveTextContent('$'),
      { timeout: 20_000 },
    )
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Availability' }), 'closed')
    expect(types().map((link) => link.getAttribute('href'))).toEqual(['/p/keycaptcha'])
    await app.user.selectOptions(
      screen.getByRole('combobox', { name: 'Availability' }),
      'Any availability',
    )
    await app.user.click(screen.getByRole('button', { name: 'Image, text or audio' }))
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Fastest first')
    expect(types()).toHaveLength(13)
    await waitFor(() => expect(app.address()).toBe('/p/captcha-types?kind=image&sort=speed'))
  })

  it('is complete without prices, and asks for them again', async () => {
    let heal = () => {}
    const app = renderApp('/p/captcha-types', {
      arrange: (backend) =>
        (heal = backend.fail({ call: 'customerPrices', error: 'ERROR_FORBIDDEN' })),
    })
    await app.heading(/captcha type/i)
    expect(
      await screen.findByText(/Prices couldn’t be loaded/, {}, { timeout: 20_000 }),
    ).toBeVisible()
    expect(types()).toHaveLength(47)
    heal()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(
      () => expect(screen.getByRole('link', { name: /Rotate captcha/ })).toHaveTextContent('$'),
      { timeout: 20_000 },
    )
  })
})
