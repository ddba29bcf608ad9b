import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { onSite } from '../support/on-site.ts'
import { renderApp } from '../support/render-app.tsx'

const notices = () => screen.queryAllByRole('region', { name: /version|Language of|版|Язык сайта/ })
const notice = async (name: string) => screen.findByRole('region', { name }, { timeout: 20_000 })
const dismissal = (region: HTMLElement) => within(region).getByRole('button')
const hasCookie = (name: string) => document.cookie.includes(`${name}=1`)

describe('the international version', () => {
  it('is not offered on the site that is it', async () => {
    const app = renderApp('/', { accepted: ['ru'] })
    await app.heading(/./)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(notices()).toEqual([])
  })

  it('is offered on the Chinese site in Chinese, with a link to the same page', async () => {
    onSite('zh')
    const app = renderApp('/pricing?q=x', { accepted: ['zh-CN'] })
    await app.heading(/./)
    const region = await notice('国际版')
    expect(within(region).getByRole('link')).toHaveAttribute(
      'href',
      'https://glyphwork.example/pricing',
    )
    expect(dismissal(region)).toHaveAccessibleName('关闭此提示')
  })

  it('speaks the language of the page, and follows it', async () => {
    onSite('ru')
    const app = renderApp('/ru/pricing', { accepted: ['ru'] })
    await notice('Международная версия')
    await act(() => app.router.navigate('/zh/pricing'))
    await notice('国际版')
  })

  it('leads home from a page that is not for others: a mailed link, an unknown address', async () => {
    onSite('zh')
    const app = renderApp('/auth/check_key/0123456789abcdef/1001', { accepted: ['en'] })
    const region = await notice('International version')
    expect(within(region).getByRole('link')).toHaveAttribute('href', 'https://glyphwork.example/')
    await act(() => app.router.navigate('/nowhere'))
    await app.heading(/./)
    expect(within(await notice('International version')).getByRole('link')).toHaveAttribute(
      'href',
      'https://glyphwork.example/',
    )
  })

  it('is dismissed for a year, and here for the document where cookies are refused', async () => {
    onSite('zh')
    const set = vi.spyOn(document, 'cookie', 'set')
    const app = renderApp('/', { accepted: ['en'] })
    await app.user.click(dismissal(await notice('International version')))
    expect(notices()).toEqual([])
    expect(set).toHaveBeenCalledWith('is_user_foreigner=1; Max-Age=31536000; Path=/; SameSite=Lax')
    app.unmount()
    const next = renderApp('/pricing', { accepted: ['en'] })
    await next.heading(/./)
    expect(notices()).toEqual([])
    next.unmount()

    set.mockRestore()
    document.cookie = 'is_user_foreigner=; Path=/; Max-Age=0'
    const refused = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    const third = renderApp('/', { accepted: ['en'] })
    await third.user.click(dismissal(await notice('International version')))
    await act(() => third.router.navigate('/pricing'))
    expect(notices()).toEqual([])
    refused.mockRestore()
  })

  it('goes when another tab has dismissed it', async () => {
    onSite('zh')
    renderApp('/', { accepted: ['en'] })
    await notice('International version')
    document.cookie = 'is_user_foreigner=1; Path=/'
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(notices()).toEqual([])
  })
})

describe('the notice for those who do not read Russian', () => {
  const here = { languageNoticeHost: 'localhost' }

  it('comes first, the other after it, one at a time, with the keyboard alone', async () => {
    onSite('ru', here)
    const app = renderApp('/pricing', { accepted: ['en-US'] })
    await app.heading(/./)
    const first = await notice('Language of this site')
    expect(notices()).toHaveLength(1)
    expect(first).toHaveAttribute('lang', 'en')
    expect(
      within(first).getByRole('link', { name: 'Read in English on glyphwork.example' }),
    ).toHaveAttribute('href', 'https://glyphwork.example/pricing')
    dismissal(first).focus()
    await app.user.keyboard('{Enter}')
    const second = await notice('International version')
    expect(notices()).toHaveLength(1)
    expect(second).toHaveFocus()
    expect([hasCookie('is_user_foreigner'), hasCookie('language_notice')]).toEqual([false, true])
    await app.user.tab()
    await app.user.tab()
    await app.user.keyboard(' ')
    expect(notices()).toEqual([])
    expect(hasCookie('is_user_foreigner')).toBe(true)
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('gives the focus back to where it came from', async () => {
    onSite('ru')
    const app = renderApp('/auth/login', { accepted: ['en-US'] })
    await app.heading(/./)
    const region = await notice('International version')
    screen.getByLabelText('Email').focus()
    await app.user.click(dismissal(region))
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  it('can be read on a Russian page: in English, with Russian below', async () => {
    onSite('ru', here)
    document.cookie = 'is_user_foreigner=1; Path=/'
    renderApp('/ru/pricing', { accepted: ['de', 'en'] })
    const region = await notice('Language of this site')
    expect(region).toHaveTextContent(/This site is in Russian/)
    expect(within(region).getByText(/на русском языке/)).toHaveAttribute('lang', 'ru')
  })

  it('leads a reader of Chinese to the Chinese site', async () => {
    onSite('ru', here)
    document.cookie = 'is_user_foreigner=1; Path=/'
    renderApp('/ru/pricing', { accepted: ['zh-CN'] })
    const region = await notice('本站语言')
    expect(within(region).getByRole('link')).toHaveAttribute(
      'href',
      'https://cn.glyphwork.example/pricing',
    )
  })

  it.each(['ru', 'ru-RU', 'uk', 'be'])(
    'does not come to a browser that asks for %s',
    async (code) => {
      onSite('ru', here)
      document.cookie = 'is_user_foreigner=1; Path=/'
      const app = renderApp('/', { accepted: ['en-US', code] })
      await app.heading(/./)
      await waitFor(() => expect(app.backend.requests.length).toBeGreaterThan(0))
      expect(notices()).toEqual([])
    },
  )

  it('stays on its host', async () => {
    onSite('ru')
    document.cookie = 'is_user_foreigner=1; Path=/'
    const app = renderApp('/', { accepted: ['en-US'] })
    await app.heading(/./)
    expect(notices()).toEqual([])
  })
})
