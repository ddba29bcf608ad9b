import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { personaPassword } from '@/mocks/personas.ts'
import { choose } from '../support/choose.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const sent = (app: Rendered, call: string) =>
  app.backend.requests.filter((request) => request.call === call)
const region = (name: string) => screen.findByRole('region', { name })
const press = (app: Rendered, name: string | RegExp) =>
  app.user.click(within(screen.getByRole('main')).getByRole('button', { name }))

const question = () =>
  screen.findByRole('dialog', { name: 'Confirm it’s you' }, { timeout: 20_000 })

/** Answers the dialog that asks for a proof of identity. */
async function prove(app: Rendered): Promise<void> {
  const dialog = await question()
  await app.user.type(
    await within(dialog).findByLabelText('Your password'),
    `${personaPassword}{Enter}`,
  )
}

describe('the overview', () => {
  it('says who one is, and how the account is kept', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await app.heading('Profile')
    const account = await region('Account')
    for (const text of [
      'Robin Vale',
      'customer@glyphwork.example',
      'confirmed',
      'Customer',
      'English',
      'US Dollar (USD)',
      'Feb 27, 2025',
    ])
      expect(within(account).getByText(text)).toBeVisible()
    const security = await region('Security')
    expect(within(security).getByText('off')).toBeVisible()
    expect(within(security).getByText('set')).toBeVisible()
    expect(
      await within(security).findByText(/2026, .* · (?:Safari|Chrome|Firefox) · /),
    ).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Restrictions' })).toBeNull()
  })

  it('leads to every page of the profile', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await app.heading('Profile')
    const all = await region('All settings')
    await app.user.click(within(all).getByRole('link', { name: 'Personal details' }))
    await arrivesAt(app, '/profile/edit')
  })

  it('leads on who has not confirmed their e-mail', async () => {
    const app = renderApp('/profile', { persona: 'customer-empty' })
    await app.heading('Profile')
    const account = await region('Account')
    expect(within(account).getByText('not confirmed')).toBeVisible()
    expect(within(account).getByRole('link', { name: 'Confirm' })).toHaveAttribute(
      'href',
      '/auth/confirm-email',
    )
    expect(within(await region('Security')).getByText('Nothing on record')).toBeVisible()
  })

  it('names restrictions, those too that it does not know', async () => {
    const app = renderApp('/profile', {
      persona: 'worker-suspended',
      arrange: ({ db }) =>
        db.accounts
          .find(({ persona }) => persona === 'worker-suspended')
          ?.restrictions.push({ id: 9, kind: 'lunar_eclipse', reasonCode: 'staff' }),
    })
    await app.heading('Profile')
    const list = await region('Restrictions')
    expect(within(list).getByText('Work is suspended')).toBeVisible()
    expect(
      within(list).getByText(/^Since Apr 14, 2026.*It ends when you review your mistakes/),
    ).toBeVisible()
    expect(within(list).getByText('lunar eclipse')).toBeVisible()
    expect(within(list).getByRole('link', { name: 'Reason in the security log' })).toHaveAttribute(
      'href',
      '/profile/authentication',
    )
    expect(within(list).getByRole('link', { name: 'Ask support for a review' })).toHaveAttribute(
      'href',
      '/support/tickets/new',
    )
    expect(within(await region('Security')).getByText('1 account')).toBeVisible()
    expect(
      within(await region('Security')).getByRole('link', { name: 'Set: Password' }),
    ).toHaveAttribute('href', '/profile/edit_password')
  })

  it('stands without the log, and asks for it again', async () => {
    let heal = () => {}
    const app = renderApp('/profile', {
      persona: 'customer',
      arrange: (backend) => void (heal = backend.fail({ call: 'securityLog', error: 500 })),
    })
    await app.heading('Profile')
    const security = await region('Security')
    expect(await within(security).findByText('Couldn’t be loaded.')).toBeVisible()
    heal()
    await app.user.click(within(security).getByRole('button', { name: 'Try again' }))
    expect(await within(security).findByText(/ · (?:Safari|Chrome|Firefox) · /)).toBeVisible()
  })

  it.each([
    ['ru', 'Профиль', 'Аккаунт', 'Доллар США (USD)'],
    ['zh', '个人资料', '账户', '美元（USD）'],
  ])('speaks %s', async (language, title, account, currency) => {
    const app = renderApp('/profile', { persona: 'customer', accepted: [language] })
    await app.heading(title)
    expect(within(await region(account)).getByText(currency)).toBeVisible()
  })
})

describe('personal details', () => {
  async function open(arrange?: (backend: Rendered['backend']) => void): Promise<Rendered> {
    const app = renderApp('/profile/edit', { persona: 'customer', ...(arrange && { arrange }) })
    await app.heading('Personal details')
    await region('About you')
    return app
  }

  it('send what was changed, and nothing else', async () => {
    const app = await open()
    await app.user.clear(screen.getByLabelText('Name'))
    await app.user.type(screen.getByLabelText('Name'), '  Robin V.  ')
    await app.user.selectOptions(screen.getByLabelText(/^Country/), 'Germany')
    await app.user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Berlin')
    await press(app, 'Save changes')
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sent(app, 'updateUser').map(({ body }) => body)).toEqual([
      { name: 'Robin V.', timezone: 'Europe/Berlin', profile: { country: 'DE' } },
    ])
    // The next change starts from the saved values.
    await app.user.selectOptions(screen.getByLabelText('Currency'), 'EUR')
    await press(app, 'Save changes')
    await waitFor(() => expect(sent(app, 'updateUser')).toHaveLength(2))
    expect(sent(app, 'updateUser')[1]?.body).toEqual({ currency: 'EUR' })
  })

  it('send nothing where nothing was changed', async () => {
    const app = await open()
    await press(app, 'Save changes')
    expect(await screen.findByText('No changes to save.')).toBeVisible()
    expect(sent(app, 'updateUser')).toHaveLength(0)
  })

  it('offer the zone of this device, and say what time it is there', async () => {
    const app = await open(({ db }) =>
      db.accounts.forEach((account) => (account.timezone = 'Asia/Tokyo')),
    )
    expect(screen.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo')
    expect(screen.getByLabelText('Time zone')).toHaveAccessibleDescription(
      /The time there is now \d/,
    )
    await press(app, 'Use this device’s: UTC')
    expect(screen.getByLabelText('Time zone')).toHaveValue('UTC')
    expect(screen.queryByRole('button', { name: /Use this device/ })).toBeNull()
  })

  it('change the language of the site and its colours with them', async () => {
    const app = await open()
    await app.user.selectOptions(within(await region('About you')).getByLabelText('Language'), 'ru')
    await app.user.click(screen.getByRole('radio', { name: 'Dark' }))
    await press(app, 'Save changes')
    await app.heading('Личные данные')
    expect(sent(app, 'updateUser').map(({ body }) => body)).toEqual([
      { interfaceLanguage: 'ru', theme: 'dark' },
    ])
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })

  it('follow what is changed elsewhere, but for what was changed here', async () => {
    const app = await open()
    await app.user.type(screen.getByLabelText(/^Company/), 'Vale Ltd')
    await choose(app.user, 'Language', '简体中文')
    await app.heading('编辑资料')
    expect(within(await region('基本信息')).getByLabelText('语言')).toHaveValue('zh')
    for (const account of app.backend.db.accounts)
      Object.assign(account, { currency: 'EUR', name: 'R. Vale' })
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.getByLabelText('姓名')).toHaveValue('R. Vale'))
    expect(screen.getByLabelText('货币')).toHaveValue('EUR')
    expect(screen.getByLabelText(/^公司/)).toHaveValue('Vale Ltd')
    await press(app, '保存更改')
    expect(await screen.findByText('已保存。')).toBeVisible()
    expect(sent(app, 'updateUser').at(-1)?.body).toEqual({ profile: { company: 'Vale Ltd' } })
  })

  it('want a name, and say so at its field', async () => {
    const app = await open()
    await app.user.clear(screen.getByLabelText('Name'))
    await press(app, 'Save changes')
    expect(await screen.findByRole('link', { name: 'Enter your name.' })).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
    expect(sent(app, 'updateUser')).toHaveLength(0)
  })

  it('stand with what was typed, and the refusal at its field', async () => {
    const app = await open((backend) =>
      backend.fail({
        call: 'updateUser',
        error: 'ERROR_VALIDATION',
        fields: { 'profile.company': { code: 'not_allowed' } },
        times: 1,
      }),
    )
    await app.user.type(screen.getByLabelText(/^Company/), 'Vale Ltd')
    await press(app, 'Save changes')
    await waitFor(() =>
      expect(screen.getByLabelText(/^Company/)).toHaveAccessibleDescription(
        /This value isn’t allowed here/,
      ),
    )
    expect(screen.getByLabelText(/^Company/)).toHaveValue('Vale Ltd')
    expect(screen.queryByText('Check your entries')).toBeNull()
    await press(app, 'Save changes')
    expect(await screen.findByText('Saved.')).toBeVisible()
  })

  it.each([
    ['network', 'No connection'],
    [500, 'Something went wrong on our side'],
    ['html', 'We couldn’t read the server’s response'],
    [429, 'Too many requests'],
  ] as const)('survive %s', async (error, words) => {
    const app = await open((backend) =>
      backend.fail({ call: 'updateUser', error, ...(error === 429 && { retryAfter: 20 }) }),
    )
    await app.user.type(screen.getByLabelText(/^Company/), 'Vale Ltd')
    await press(app, 'Save changes')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText(/^Company/)).toHaveValue('Vale Ltd')
    expect(sent(app, 'updateUser')).toHaveLength(1)
  })

  it('are one request, however often it is pressed', async () => {
    const app = await open()
    const answer = app.backend.hold('updateUser')
    await app.user.type(screen.getByLabelText(/^Company/), 'Vale Ltd{Enter}')
    await app.user.dblClick(screen.getByRole('button', { name: /Save changes/ }))
    answer()
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sent(app, 'updateUser')).toHaveLength(1)
  })

  it('survive a reload unsent, and can be discarded', async () => {
    const app = await open()
    await app.user.type(screen.getByLabelText(/^Company/), 'Vale Ltd')
    app.unmount()
    const again = renderApp('/profile/edit', { backend: app.backend })
    await again.heading('Personal details')
    await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveValue('Vale Ltd'))
    await press(again, /Discard/)
    expect(screen.getByLabelText(/^Company/)).toHaveValue('')
  })

  it('are kept when the session has ended meanwhile', async () => {
    const app = await open()
    await app.user.type(screen.getByLabelText(/^Company/), 'Vale Ltd')
    // The session watcher loads after the page.
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('$32'), {
      timeout: 20_000,
    })
    app.backend.signInAs('anonymous')
    await press(app, 'Save changes')
    await arrivesAt(app, '/auth/login?return_to=%2Fprofile%2Fedit')
    expect(sessionStorage.getItem('draft:1002:details')).toContain('Vale Ltd')
  })
})

describe('a change of e-mail', () => {
  async function open(
    persona: 'customer' | 'customer-empty' = 'customer',
    arrange?: (backend: Rendered['backend']) => void,
  ): Promise<Rendered> {
    const app = renderApp('/profile/edit', { persona, ...(arrange && { arrange }) })
    await app.heading('Personal details')
    await region('Email')
    // A section that loads after the page, and not its skeleton.
    await waitFor(
      () => expect(screen.getByRole('region', { name: 'Email' })).not.toHaveTextContent('Loading'),
      { timeout: 20_000 },
    )
    return app
  }
  const enter = (app: Rendered, email: string) =>
    app.user.type(screen.getByLabelText('New email'), `${email}{Enter}`)

  it('asks for a proof, goes on with what was asked, and waits for both links', async () => {
    const app = await open()
    await enter(app, 'Robin@Example.com')
    await prove(app)
    expect(await screen.findByText('Waiting for the change to robin@example.com')).toBeVisible()
    expect(sent(app, 'changeEmail').map(({ status }) => status)).toEqual([403, 200])
    for (const side of ['current', 'new'])
      expect(screen.getByText(new RegExp(`sent to (?:your|the) ${side} address`))).toBeVisible()
    expect(screen.getByText(/^The links work until Apr 16, 2026/)).toBeVisible()
    expect(
      app.backend.db.links.map(({ kind, sentTo, value }) => ({ kind, sentTo, value })).slice(-2),
    ).toEqual([
      { kind: 'email_old', sentTo: 'customer@glyphwork.example', value: 'robin@example.com' },
      { kind: 'email_new', sentTo: 'robin@example.com', value: 'robin@example.com' },
    ])
    expect(screen.queryByLabelText('New email')).toBeNull()
  })

  it('shows after a reload whose link is still to be opened', async () => {
    const app = await open()
    await enter(app, 'robin@example.com')
    await prove(app)
    await screen.findByText('Waiting for the change to robin@example.com')
    app.unmount()
    for (const link of app.backend.db.links) if (link.kind === 'email_old') link.used = true
    const again = renderApp('/profile/edit', { backend: app.backend })
    await again.heading('Personal details')
    expect(await screen.findByText('Waiting for the change to robin@example.com')).toBeVisible()
    expect(screen.getByText(/the new address/)).toBeVisible()
    expect(screen.queryByText(/your current address/)).toBeNull()
  })

  it('can be sent again after a while, and be taken back', async () => {
    const app = await open()
    await enter(app, 'robin@example.com')
    await prove(app)
    await screen.findByText('Waiting for the change to robin@example.com')
    await press(app, 'Send again')
    expect(await screen.findByText('Too many requests')).toBeVisible()
    await press(app, 'Keep the current email')
    expect(
      await screen.findByText('Your email stays the same. The links no longer work.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('New email')).toHaveFocus())
    expect(
      app.backend.db.links.filter(
        ({ kind, value }) => kind.startsWith('email_') && value === 'robin@example.com',
      ),
    ).toEqual([])
  })

  it('asks an address that nobody has confirmed for nothing', async () => {
    const app = await open('customer-empty')
    expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(
      /^We email a link to the new address/,
    )
    await enter(app, 'sam@example.com')
    await prove(app)
    expect(await screen.findByText(/sent to the new address/)).toBeVisible()
    expect(screen.queryByText(/your current address/)).toBeNull()
  })

  it.each([
    ['customer@glyphwork.example', 'This is already your email.', 0],
    ['nonsense', 'Enter an email in the form name@example.com.', 0],
  ])('to %s is refused at its field: %s', async (email, words, requests) => {
    const app = await open()
    await enter(app, email)
    await waitFor(() =>
      expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(
        expect.stringContaining(words),
      ),
    )
    expect(sent(app, 'changeEmail')).toHaveLength(requests)
  })

  it('to an address that is taken is refused at its field', async () => {
    const app = await open()
    await enter(app, 'worker@glyphwork.example')
    await prove(app)
    await waitFor(() =>
      expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(
        /Another account uses this email/,
      ),
    )
    expect(screen.getByLabelText('New email')).toHaveValue('worker@glyphwork.example')
  })

  it('is not made where the proof is not given', async () => {
    const app = await open()
    await enter(app, 'robin@example.com')
    await question()
    await app.user.keyboard('{Escape}')
    expect(await screen.findByText('Confirm it’s you')).toBeVisible()
    expect(screen.getByLabelText('New email')).toHaveValue('robin@example.com')
    expect(sent(app, 'changeEmail')).toHaveLength(1)
  })
})

describe('the picture', () => {
  beforeEach(useNodeFiles)
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0)
  const file = (bytes: Uint8Array<ArrayBuffer> = png, name = 'me.png', type = 'image/png') =>
    new File([bytes], name, { type })
  const cutter = { name: 'Crop picture' }
  const bitmaps: { close: () => void }[] = []

  /** jsdom lacks these: pictures are decoded to a given size, and a canvas writes a WebP. */
  function pretendPictures(
    size: { width: number; height: number } | null = { width: 800, height: 600 },
  ): void {
    bitmaps.length = 0
    vi.stubGlobal('createImageBitmap', (_: Blob, options: ImageBitmapOptions) => {
      expect(options).toEqual({ imageOrientation: 'from-image' })
      if (!size)
        return Promise.reject(
          new DOMException('The source image could not be decoded.', 'InvalidStateError'),
        )
      const bitmap = { ...size, close: vi.fn<() => void>() }
      bitmaps.push(bitmap)
      return Promise.resolve(bitmap)
    })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
      done(
        new Blob([Uint8Array.from('RIFF\x10\0\0\0WEBPVP8 ', (char) => char.charCodeAt(0))], {
          type: 'image/webp',
        }),
      )
    })
  }
  async function open(arrange?: (backend: Rendered['backend']) => void): Promise<Rendered> {
    const app = renderApp('/profile/edit', { persona: 'customer', ...(arrange && { arrange }) })
    await app.heading('Personal details')
    return app
  }
  const cut = async (app: Rendered, picture = file()) => {
    await app.user.upload(await screen.findByTestId('picture'), picture)
    return screen.findByRole('dialog', cutter, { timeout: 20_000 })
  }

  it('is chosen, cut with sliders, and sent as a file', async () => {
    pretendPictures()
    const app = await open()
    expect(screen.getByText(/PNG, JPEG or WebP, at least 96 × 96 pixels. Up to 1 MB/)).toBeVisible()
    const dialog = await cut(app)
    expect(within(dialog).getByRole('slider', { name: 'Zoom' })).toHaveAttribute(
      'aria-valuetext',
      '100%',
    )
    expect(within(dialog).getByRole('slider', { name: 'Left to right' })).toBeEnabled()
    expect(within(dialog).getByRole('slider', { name: 'Top to bottom' })).toBeDisabled()
    await app.user.click(within(dialog).getByRole('button', { name: 'Save picture' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(screen.queryByRole('dialog', cutter)).toBeNull()
    expect(await screen.findByRole('img', { name: 'Your picture' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/webp;base64,/),
    )
    const [request] = sent(app, 'updateAvatar')
    expect(request?.headers).toMatchObject({
      'x-requested-with': 'fetch',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
    })
    expect(bitmaps.every(({ close }) => vi.mocked(close).mock.calls.length === 1)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'http://plain.example/face.png',
    '//other.example/face.png',
    'https://user:secret@other.example/face.png',
  ])('is not asked for at %s', async (url) => {
    await open(({ db }) => db.accounts.forEach((account) => (account.avatarUrl = url)))
    expect(await screen.findByRole('button', { name: 'Choose picture' })).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Account/ })).toBeVisible()
    expect([...document.images].map(({ src }) => src)).toEqual([])
  })

  it('can be pasted, and taken away again', async () => {
    pretendPictures()
    const app = await open(({ db }) =>
      db.accounts.forEach((account) => (account.avatarUrl = 'data:image/png;base64,AA==')),
    )
    await screen.findByRole('img', { name: 'Your picture' })
    const paste = new Event('paste', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(Object.assign(paste, { clipboardData: { files: [file()] } }))
    await app.user.click(
      within(await screen.findByRole('dialog', cutter, { timeout: 20_000 })).getByRole('button', {
        name: 'Cancel',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog', cutter)).toBeNull())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus(),
    )
    await press(app, 'Remove')
    expect(await screen.findByText('Picture removed.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Your picture' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus()
  })

  it('can be dropped where it belongs', async () => {
    pretendPictures()
    await open()
    const zone = (await screen.findByTestId('picture')).parentElement ?? document.body
    const over = createEvent.dragOver(zone, { dataTransfer: { types: ['Files'], files: [] } })
    fireEvent(zone, over)
    expect(over.defaultPrevented).toBe(true)
    const text = createEvent.dragOver(zone, { dataTransfer: { types: ['text/plain'], files: [] } })
    fireEvent(zone, text)
    expect(text.defaultPrevented).toBe(false)
    fireEvent.drop(zone, {
      dataTransfer: { types: ['Files'], files: [file()], getData: () => '' },
    })
    expect(await screen.findByRole('dialog', cutter, { timeout: 20_000 })).toBeVisible()
  })

  it.each([
    [
      'a GIF that calls itself PNG',
      file(Uint8Array.from('GIF89a', (char) => char.charCodeAt(0))),
      { width: 800, height: 800 },
      /isn’t a PNG, JPEG or WebP/,
    ],
    [
      'an empty file',
      file(new Uint8Array()),
      { width: 800, height: 800 },
      /isn’t a PNG, JPEG or WebP/,
    ],
    ['a broken one', file(), null, /can’t be read/],
    ['a tiny one', file(), { width: 95, height: 4000 }, /too small: it needs at least 96 × 96/],
  ] as const)('is refused where it is %s', async (_, picture, size, words) => {
    pretendPictures(size)
    const app = await open()
    await app.user.upload(await screen.findByTestId('picture'), picture)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('dialog', cutter)).toBeNull()
    expect(sent(app, 'updateAvatar')).toHaveLength(0)
    expect(bitmaps.every(({ close }) => vi.mocked(close).mock.calls.length === 1)).toBe(true)
  })

  it.each([
    ['ERROR_FILE_TOO_BIG', 'The file is too big'],
    ['ERROR_FILE_TYPE', 'This kind of file isn’t accepted'],
    [500, 'Something went wrong on our side'],
    ['network', 'No connection'],
  ] as const)('stays cut when the backend answers %s', async (error, words) => {
    pretendPictures()
    const app = await open((backend) => backend.fail({ call: 'updateAvatar', error, times: 1 }))
    const dialog = await cut(app)
    await app.user.click(within(dialog).getByRole('button', { name: 'Save picture' }))
    expect(await within(dialog).findByText(words)).toBeVisible()
    await app.user.click(within(dialog).getByRole('button', { name: 'Save picture' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sent(app, 'updateAvatar')).toHaveLength(2)
  })

  it('is sent once, goes on when the dialog is closed under way, and says how that ended', async () => {
    pretendPictures()
    const app = await open()
    const answer = app.backend.hold('updateAvatar', { error: 500 })
    const dialog = await cut(app)
    await app.user.dblClick(within(dialog).getByRole('button', { name: /Save picture/ }))
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', cutter)).toBeNull())
    answer()
    expect(await screen.findByText('The picture couldn’t be saved.')).toBeVisible()
    expect(sent(app, 'updateAvatar')).toHaveLength(1)
  })
})

describe('a new password', () => {
  async function open(
    persona: 'customer' | 'worker-suspended' = 'customer',
    arrange?: (backend: Rendered['backend']) => void,
  ): Promise<Rendered> {
    const app = renderApp('/profile/edit_password', { persona, ...(arrange && { arrange }) })
    await app.heading('Change password')
    await screen.findByLabelText('New password')
    return app
  }
  async function fill(
    app: Rendered,
    current: string | null,
    password: string,
    repeat = password,
  ): Promise<void> {
    if (current !== null) await app.user.type(screen.getByLabelText('Current password'), current)
    await app.user.type(screen.getByLabelText('New password'), password)
    await app.user.type(screen.getByLabelText('Confirm new password'), repeat)
    await press(app, /^(?:Change|Set) password$/)
  }
  const good = 'four unrelated words'

  it('is set, ends the other sessions, and stands in the log', async () => {
    const app = await open()
    await fill(app, personaPassword, good)
    expect(await screen.findByText('Your password has been changed')).toBeVisible()
    expect(screen.getByText(/All other devices have been signed out/)).toBeVisible()
    expect(sent(app, 'updatePassword').map(({ body }) => body)).toEqual([
      { current: personaPassword, password: good, signOutOthers: true },
    ])
    const account = app.backend.db.accounts.find(({ persona }) => persona === 'customer')
    expect(account?.password).toBe(good)
    expect(app.backend.db.security.devices.some(({ accountId }) => accountId === account?.id)).toBe(
      false,
    )
    expect(app.backend.db.securityLog.at(-1)).toMatchObject({
      event: 'password_changed',
      accountId: account?.id,
    })
    expect(app.address()).toBe('/profile/edit_password')
  })

  it('lets the others be, where that is wanted', async () => {
    const app = await open()
    await app.user.click(screen.getByRole('checkbox', { name: 'Sign out on all other devices' }))
    await fill(app, personaPassword, good)
    expect(await screen.findByText(/Other devices stay signed in/)).toBeVisible()
    expect(app.backend.db.security.devices.some(({ accountId }) => accountId === 1002)).toBe(true)
  })

  it('is a matter for password managers', async () => {
    await open()
    const user = document.querySelector('input[autocomplete="username"]')
    expect(user).toHaveValue('customer@glyphwork.example')
    expect(screen.getByLabelText('Current password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    expect(screen.getByLabelText('Confirm new password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
  })

  it('is weighed while it is typed', async () => {
    const app = await open()
    await app.user.type(screen.getByLabelText('New password'), 'aaaaaaaaaaaa')
    expect(screen.getByText('weak')).toBeVisible()
    await app.user.type(screen.getByLabelText('New password'), ' and three more unrelated words')
    expect(screen.getByText('strong')).toBeVisible()
  })

  it.each([
    ['Current password', 'wrong-password-1', good, good, /isn’t your current password/, 1],
    ['New password', personaPassword, 'password123', 'password123', /./, 1],
    ['New password', personaPassword, 'short', 'short', /10/, 0],
    [
      'New password',
      personaPassword,
      personaPassword,
      personaPassword,
      /the password you have now/,
      0,
    ],
    [
      'New password',
      personaPassword,
      'customer@glyphwork.example',
      'customer@glyphwork.example',
      /./,
      0,
    ],
    ['Confirm new password', personaPassword, good, 'four unrelated word', /don’t match/, 0],
  ])('is refused at %s', async (field, current, password, repeat, words, requests) => {
    const app = await open()
    await fill(app, current, password, repeat)
    await waitFor(() => expect(screen.getByLabelText(field)).toBeInvalid())
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words)
    expect(sent(app, 'updatePassword')).toHaveLength(requests)
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
  })

  it('is set by who has none, after a proof', async () => {
    const app = await open('worker-suspended')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await fill(app, null, good)
    const dialog = await question()
    await app.user.type(
      await within(dialog).findByLabelText('Code from the email'),
      '123456{Enter}',
    )
    expect(await screen.findByText('Your password has been changed')).toBeVisible()
    expect(sent(app, 'updatePassword').map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 403, body: { password: good, signOutOthers: true } },
      { status: 204, body: { password: good, signOutOthers: true } },
    ])
  })

  it.each([
    ['network', 'No connection'],
    [500, 'Something went wrong on our side'],
    [429, 'Too many requests'],
  ] as const)('survives %s, and is stored nowhere', async (error, words) => {
    const app = await open('customer', (backend) =>
      backend.fail({ call: 'updatePassword', error, ...(error === 429 && { retryAfter: 30 }) }),
    )
    await fill(app, personaPassword, good)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveValue(good)
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(good)
  })

  it('is one request, however often it is pressed', async () => {
    const app = await open()
    const answer = app.backend.hold('updatePassword')
    await fill(app, personaPassword, good)
    await app.user.dblClick(
      within(screen.getByRole('main')).getByRole('button', { name: /^Change password$/ }),
    )
    answer()
    expect(await screen.findByText('Your password has been changed')).toBeVisible()
    expect(sent(app, 'updatePassword')).toHaveLength(1)
  })
})

describe('deleting the account', () => {
  type Persona = 'customer' | 'worker' | 'developer'
  async function open(
    persona: Persona = 'customer',
    arrange?: (backend: Rendered['backend']) => void,
  ): Promise<Rendered> {
    const app = renderApp('/profile/delete', { persona, ...(arrange && { arrange }) })
    await app.heading('Delete account')
    return app
  }
  const word = () => screen.findByLabelText('Type DELETE to confirm')

  it('says what goes with it', async () => {
    await open('developer')
    const goes = await region('What you will lose')
    expect(goes).toHaveTextContent('$310.40')
    expect(within(goes).getByText(/You lose your balance/)).toBeVisible()
    expect(within(goes).getByText(/2 proxies stop right away/)).toBeVisible()
    expect(within(goes).getByText(/Support can restore the account for 30 days/)).toBeVisible()
  })

  it('waits for the typed word and a proof, then says where the link went and how to stop', async () => {
    const app = await open()
    await app.user.type(await screen.findByLabelText(/^Why are you leaving/), 'Too dear')
    await app.user.type(await word(), ' DELETE {Enter}')
    await prove(app)
    const title = await screen.findByText('We sent a link to c***@glyphwork.example')
    expect(title).toBeVisible()
    expect(
      screen.getByText(/The link works until Apr 16, 2026.*To keep your account, don’t confirm/),
    ).toBeVisible()
    expect(sent(app, 'deleteAccount').map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 403, body: { reason: 'Too dear', confirm: 'DELETE' } },
      { status: 200, body: { reason: 'Too dear', confirm: 'DELETE' } },
    ])
    app.unmount()
    const again = renderApp('/profile/delete', { backend: app.backend })
    await again.heading('Delete account')
    expect(await screen.findByText('We sent a link to c***@glyphwork.example')).toBeVisible()
    await press(again, 'Keep my account')
    expect(await screen.findByText('Your account stays. The link no longer works.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Why are you leaving/)).toHaveFocus())
    expect(
      app.backend.db.links.filter(
        ({ kind, accountId, used }) => kind === 'delete_account' && accountId === 1002 && !used,
      ),
    ).toEqual([])
  })

  it.each(['', 'delete', 'DELЕTE'])('is not asked for with "%s"', async (typed) => {
    const app = await open()
    const field = await word()
    if (typed) await app.user.type(field, typed)
    await press(app, 'Delete my account')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Type DELETE in capital Latin letters/),
    )
    expect(sent(app, 'deleteAccount')).toHaveLength(0)
  })

  it('has to wait for a payout', async () => {
    await open('worker')
    expect(await screen.findByText('A payout is in progress')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  })

  it('says so, too, when the payout has come in between', async () => {
    const app = await open('customer', (backend) =>
      backend.fail({ call: 'deleteAccount', error: 409 }),
    )
    const field = await word()
    await app.user.type(field, 'DELETE')
    const before = sent(app, 'deleteInfo').length
    await press(app, 'Delete my account')
    expect(await screen.findByText('This has changed')).toBeVisible()
    await waitFor(() => expect(sent(app, 'deleteInfo').length).toBeGreaterThan(before))
  })

  it('can be looked at again when that failed', async () => {
    let heal = () => {}
    const app = await open(
      'customer',
      (backend) => void (heal = backend.fail({ call: 'deleteInfo', error: 500 })),
    )
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible()
    heal()
    await press(app, 'Try again')
    expect(await word()).toBeVisible()
  })

  it.each([
    ['network', 'No connection'],
    ['html', 'We couldn’t read the server’s response'],
    [429, 'Too many requests'],
  ] as const)('survives %s', async (error, words) => {
    const app = await open('customer', (backend) =>
      backend.fail({ call: 'deleteAccount', error, ...(error === 429 && { retryAfter: 30 }) }),
    )
    await app.user.type(await screen.findByLabelText(/^Why are you leaving/), 'Too dear')
    await app.user.type(await word(), 'DELETE')
    await press(app, 'Delete my account')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText(/^Why are you leaving/)).toHaveValue('Too dear')
    expect(sent(app, 'deleteAccount')).toHaveLength(1)
  })

  it('is one request, however often it is pressed', async () => {
    const app = await open('customer', (backend) => {
      for (const session of backend.db.sessions) session.provenUntil = Number.MAX_SAFE_INTEGER
    })
    const answer = app.backend.hold('deleteAccount')
    await app.user.type(await word(), 'DELETE{Enter}')
    await app.user.dblClick(screen.getByRole('button', { name: /Delete my account/ }))
    answer()
    expect(await screen.findByText(/We sent a link/)).toBeVisible()
    expect(sent(app, 'deleteAccount')).toHaveLength(1)
  })

  it('keeps the Latin word in every language, and says so', async () => {
    const app = renderApp('/profile/delete', { persona: 'customer', accepted: ['ru'] })
    await app.heading('Удаление аккаунта')
    expect(
      await screen.findByLabelText('Для подтверждения введите DELETE'),
    ).toHaveAccessibleDescription('Заглавными латинскими буквами.')
  })
})
