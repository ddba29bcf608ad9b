import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { docsAnswer, docsOf } from '@/mocks/seed/docs.ts'
import { site } from '@/site/site.ts'
import { renderApp } from '../support/render-app.tsx'

const codeOf = (name: string | RegExp) =>
  within(screen.getByRole('region', { name })).getAllByRole('tabpanel')[0]?.textContent ?? ''

/** Asks for the downloads of the API in the words of the page. */
function expectApiFiles(): void {
  for (const [name, file] of [
    ['OpenAPI 3.1', '/api-docs/openapi.en.json'],
    ['Postman collection', '/api-docs/postman.en.json'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', file)
    expect(link).toHaveAttribute('download')
  }
}

describe('the documentation', () => {
  it('leads from the overview to an article, and on to the next one', async () => {
    const app = renderApp('/api-docs')
    await app.heading(/from a question/)
    const group = await screen.findByRole('region', { name: 'Guides' })
    expectApiFiles()
    expect(screen.getByRole('link', { name: /^API changes/ })).toHaveAttribute(
      'href',
      '/feeds/api-docs.en.xml',
    )
    await app.user.click(within(group).getByRole('link', { name: 'Callbacks and pingbacks' }))
    await app.heading('Callbacks and pingbacks')
    expect(await screen.findByRole('heading', { name: /^Check the signature/ })).toBeVisible()
    const tree = screen.getByRole('navigation', { name: 'All articles' })
    expect(within(tree).getByRole('link', { current: 'page' })).toHaveTextContent('Callbacks')
    await app.user.click(screen.getByRole('link', { name: /^Next\s*Limits/ }))
    await app.heading('Limits')
  })

  it('shows a method with its fields, answers, errors and code in one chosen language', async () => {
    const app = renderApp('/api-docs/create-task')
    await app.heading('Create a task: createTask')
    await waitFor(() =>
      expect(document.getElementById('param-clientKey')).toHaveTextContent(
        /clientKey required\s*string\s*Your API key, 32 characters/,
      ),
    )
    expectApiFiles()
    expect(codeOf('Code')).toContain(`api='https://api.${site.canonicalHost}'`)
    await app.user.click(screen.getByRole('tab', { name: 'Python' }))
    await waitFor(() => expect(codeOf('Code')).toContain('import urllib.request'))
    await app.user.click(screen.getByRole('tab', { name: /refused/ }))
    expect(screen.getByRole('article')).toHaveTextContent(
      /Response: refused.*"errorCode": "ERROR_KEY_DOES_NOT_EXIST"/,
    )
    const code = screen.getByRole('link', { name: 'ERROR_ZERO_BALANCE' })
    expect(code).toHaveAttribute('href', '/api-docs/error-codes#error-zero-balance')
    await app.user.click(screen.getByRole('link', { name: /^Next\s*Get the result/ }))
    await app.heading('Get the result: getTaskResult')
    await waitFor(() => expect(codeOf('Code')).toContain('import urllib.request'))
  })

  it('changes the version of a type at its place, and says what differs', async () => {
    const app = renderApp('/api-docs/recaptcha-v2#response')
    await app.heading('Send a task: reCAPTCHA v2')
    const switcher = within(await screen.findByRole('navigation', { name: 'API version' }))
    const classic = switcher.getByRole('link', { name: 'Classic API' })
    expect(classic).toHaveAttribute('href', '/api-docs/recaptcha-v2/v1#response')
    await app.user.click(classic)
    const table = await screen.findByRole('table', { name: 'Names in both versions' })
    expect(table).toHaveTextContent('websiteKeygooglekey')
    expect(document.getElementById('param-googlekey')).toBeVisible()
  })

  it('builds a request that is checked as it is typed', async () => {
    const app = renderApp('/api-docs/recaptcha-v2')
    const form = within(await screen.findByRole('form', { name: 'Build the request' }))
    await app.user.type(form.getByLabelText('websiteURL'), 'example')
    await app.user.tab()
    expect(form.getByText('Enter a full URL, with https://.')).toBeVisible()
    fireEvent.change(form.getByLabelText('websiteURL'), {
      target: { value: 'https://staging.example.com/form' },
    })
    await app.user.type(form.getByLabelText('websiteKey'), 'my-key')
    expect(await screen.findByText('The request is complete.')).toBeVisible()
    expect(document.querySelector('main')).toHaveTextContent(
      '"websiteURL": "https://staging.example.com/form"',
    )
  })

  it('finds the cure for an answer that was pasted, by keyboard', async () => {
    const app = renderApp('/api-docs')
    await app.heading(/from a question/)
    const field = screen.getByRole('searchbox', { name: 'Search the documentation' })
    await app.user.click(field)
    await app.user.paste('{"errorId":10,"errorCode":"ERROR_ZERO_BALANCE"}')
    const found = await screen.findByRole('link', { name: /^ERROR_ZERO_BALANCE/ })
    await app.user.keyboard('{ArrowDown}')
    expect(found).toHaveFocus()
    await app.user.keyboard('{Escape}')
    expect(found).not.toBeInTheDocument()
    expect(field).toHaveFocus()
    await app.user.type(field, ' ')
    await app.user.keyboard('{ArrowDown}{Enter}')
    await app.heading('Error reference')
    expect(app.address()).toBe('/api-docs/error-codes#error-zero-balance')
    expect(await screen.findByRole('heading', { name: /^ERROR_ZERO_BALANCE/ })).toBeVisible()
  })

  it.each([
    ['zero balance', 'error-zero-balance'],
    ['{"errorId": 12}', 'error-captcha-unsolvable'],
  ])('finds the error that %s means', async (text, place) => {
    const app = renderApp('/api-docs')
    await app.heading(/from a question/)
    await app.user.click(screen.getByRole('searchbox', { name: 'Search the documentation' }))
    await app.user.paste(text)
    const [first] = await screen.findAllByRole('link', { name: /^ERROR_/ })
    expect(first).toHaveAttribute('href', `/api-docs/error-codes#${place}`)
  })

  it('finds a part of an article by its heading', async () => {
    const app = renderApp('/api-docs')
    await app.heading(/from a question/)
    const field = screen.getByRole('searchbox', { name: 'Search the documentation' })
    await app.user.type(field, 's')
    expect(screen.getByText('Type at least 2 characters.')).toBeVisible()
    await app.user.type(field, 'ignature')
    await app.user.click(await screen.findByRole('link', { name: /^Check the signature/ }))
    await app.heading('Callbacks and pingbacks')
    expect(app.address()).toBe('/api-docs/callbacks#signature')
  })

  it('says what a delivery holds, and has code that checks it', async () => {
    const app = renderApp('/api-docs/callbacks')
    await app.heading('Callbacks and pingbacks')
    expect(document.getElementById('param-cost')).toHaveTextContent(/in dollars/)
    await app.user.click(screen.getByRole('tab', { name: 'Python' }))
    expect(codeOf('Code')).toContain('hmac.compare_digest')
    // Neither a key nor an answer belongs to it.
    expect(screen.queryByRole('button', { name: 'Use my key in the samples' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Response' })).toBeNull()
    expect(screen.queryByRole('tab', { name: 'cURL' })).toBeNull()
    expect(screen.getByRole('heading', { name: /^What changed/ })).toBeVisible()
    expect(screen.getByText(/^Added the body of a delivery/)).toHaveTextContent(/2026/)
  })

  it('says where on the page its reader is', async () => {
    const app = renderApp('/api-docs/create-task')
    await app.heading('Create a task: createTask')
    const parts = within(screen.getByRole('navigation', { name: 'On this page' }))
    const names = parts.getAllByRole('link').map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Task types',
      'When to send again',
      'Request',
      'Response',
      'Errors',
      'Code',
    ])
    for (const name of names) {
      expect(await screen.findByRole('heading', { name })).toBeVisible()
      expect(screen.getByRole('link', { name: `Link to this section: ${name}` })).toBeVisible()
    }
    // The headings have the order of the list.
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .flatMap((heading) => heading.getAttribute('aria-label') ?? []),
    ).toEqual(names)
  })

  it('takes a word why an article did not help, once', async () => {
    const app = renderApp('/api-docs/limits')
    await app.heading('Limits')
    await app.user.click(await screen.findByRole('button', { name: 'No' }))
    await app.user.type(screen.getByLabelText('What was missing?'), 'Limits of sound')
    await app.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/Thank you/)).toHaveFocus()
  })

  it.each([
    ['/api-docs/nothing-like-it', 'All articles'],
    ['/api-docs/limits/v7', 'The current version'],
  ])('says that %s does not exist', async (address, way) => {
    const app = renderApp(address)
    await app.heading('Article not found')
    expect(await screen.findByRole('link', { name: way })).toBeVisible()
    expect(document.title).toMatch(/^Article not found/)
    await waitFor(() =>
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
    )
  })

  it.each([
    ['ru-RU', 'Лимиты', 'Изменено'],
    ['zh-CN', '限制', '更新于'],
  ])('speaks %s', async (language, title, word) => {
    const app = renderApp('/api-docs/limits', { accepted: [language] })
    await app.heading(title)
    expect(await screen.findByText(new RegExp(word))).toBeVisible()
  })
})

describe('an article', () => {
  it('comes in the language that it has, and says so', async () => {
    const app = renderApp('/api-docs/limits', {
      accepted: ['zh-CN'],
      answer: (call) =>
        /\/api-docs\/limits\?/.test(call)
          ? {
              slug: 'limits',
              language: 'ru',
              languages: ['ru'],
              version: '',
              versions: [],
              title: 'Лимиты',
              description: 'Размеры и частота.',
              bodyHtml: '<p>Не чаще раза в пять секунд.</p>',
              toc: [],
              captchaType: null,
              prev: null,
              next: null,
              updatedAt: '2026-04-15T09:30:00.000Z',
            }
          : undefined,
    })
    await app.heading('Лимиты')
    expect(await screen.findByText('Не чаще раза в пять секунд.')).toBeVisible()
    expect(screen.getByText(/本文仅有.*俄语/)).toBeVisible()
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'ru')
  })
})

describe('the references', () => {
  it.each([
    ['/2captcha-api', 'reportbad'],
    ['/api-captcha', 'createTask'],
    ['/api-data', 'quality'],
    ['/api-proxy', 'generate'],
    ['/proxy/api', 'ip_whitelist'],
  ])('%s has methods, states, limits, errors and code', async (address, method) => {
    const app = renderApp(address)
    await app.heading(/API|Manage proxies/)
    const nav = screen.getByRole('navigation', { name: 'On this page' })
    expect(within(nav).getByRole('link', { name: method })).toBeVisible()
    expectApiFiles()
    for (const name of ['Authentication', 'Methods', 'Statuses', 'Limits', 'Errors'])
      expect(screen.getByRole('region', { name })).toBeVisible()
    expect(screen.getAllByRole('tab', { name: 'cURL' }).length).toBeGreaterThan(5)
    // The labelling and proxy calls return errors like every call of the site.
    const refused = screen.queryAllByText(/ response: refused$/)
    expect(refused.length > 0).toBe(/captcha/.test(address))
  })

  it('say where on the page their reader is', async () => {
    const below = ['getBalance', 'reportCorrect', 'reportIncorrect', 'test', 'states', 'limits']
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(0, [...below, 'errors'].includes(this.id) ? 9000 : 0, 10, 10)
    })
    const app = renderApp('/api-captcha')
    await app.heading(/API/)
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }))
    expect(await nav.findByRole('link', { current: 'location' })).toHaveTextContent('getTaskResult')
  })
})

describe('the list of changes', () => {
  const known = docsOf('en').articles.find(({ slug }) => slug === 'changelog')
  if (!known) throw new Error('There is no list of changes.')
  const change = {
    id: 'a',
    version: '2.0.0',
    date: '2026-05-04',
    kind: 'deprecated',
    text: 'Audio tasks end.',
    products: ['v2'],
    types: ['audio-captcha'],
    retiresOn: null,
    replacement: null,
  }
  const changes = [
    {
      ...change,
      retiresOn: '2027-06-30',
      replacement: { title: 'Text captcha', slug: 'text-captcha' },
    },
    {
      ...change,
      id: 'b',
      date: '2026-04-02',
      kind: 'changed',
      text: 'Pictures may be larger.',
      types: ['image-picture-captcha-solver'],
    },
    {
      ...change,
      id: 'c',
      kind: 'docs',
      text: 'A guide is clearer.',
      products: ['proxy'],
      types: [],
    },
  ]
  const answer = (call: string): unknown =>
    call.startsWith('GET /api/v1/api-docs/changelog?')
      ? { ...docsAnswer(known, 'api.glyphwork.example'), changes }
      : undefined
  const texts = () =>
    changes.map(({ text }) => text).filter((text) => screen.queryByText(text) !== null)

  it('is narrowed to a product and a type in the address, each with its feed', async () => {
    const app = renderApp('/api-docs/changelog', { answer })
    await app.heading('Changelog')
    const product = await screen.findByRole('combobox', { name: 'Product' }, { timeout: 20_000 })
    expect(texts()).toHaveLength(3)
    expect(screen.getByText('Works until Jun 30, 2027.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'What to use instead: Text captcha' })).toHaveAttribute(
      'href',
      '/api-docs/text-captcha',
    )
    // A guest is told nothing of an own volume.
    expect(screen.queryByText(/Affects you/)).toBeNull()
    await app.user.selectOptions(product, 'Proxy API')
    expect(texts()).toEqual(['A guide is clearer.'])
    expect(screen.getByRole('link', { name: /^API changes: Proxy API/ })).toHaveAttribute(
      'href',
      '/feeds/api-docs-proxy.en.xml',
    )
    await app.user.selectOptions(product, 'All products')
    await app.user.selectOptions(
      screen.getByRole('combobox', { name: 'Task type' }),
      'audio-captcha',
    )
    expect(texts()).toEqual(['Audio tasks end.', 'A guide is clearer.'])
    await waitFor(() => expect(app.address()).toBe('/api-docs/changelog?type=audio-captcha'))
  })

  it('says how much of the own requests a change concerns', async () => {
    const app = renderApp('/api-docs/changelog', { answer, persona: 'customer' })
    await app.heading('Changelog')
    expect(
      await screen.findByText(
        /^Affects you: [\d,]+ requests in the last 30 days/,
        {},
        { timeout: 20_000 },
      ),
    ).toBeVisible()
    expect(screen.getByText(/It affects none of your requests/)).toBeVisible()
    await app.user.click(screen.getByRole('checkbox', { name: 'Only what affects me' }))
    expect(texts()).toEqual(['Pictures may be larger.'])
  })

  it('says nothing of an own volume where the backend cannot count it', async () => {
    const app = renderApp('/api-docs/changelog', {
      answer,
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'apiUsage', error: 404 }),
    })
    await screen.findByRole('combobox', { name: 'Product' }, { timeout: 20_000 })
    await waitFor(() =>
      expect(app.backend.requests.some(({ call }) => call === 'apiUsage')).toBe(true),
    )
    expect(screen.queryByRole('checkbox', { name: 'Only what affects me' })).toBeNull()
  })
})
