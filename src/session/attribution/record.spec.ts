// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { initialPageState, selectAttribution } from '@/api/page-state.ts'
import { createStore } from '@/app/store.ts'
import { openDiary, visitedPath } from './record.ts'
import type { Landing } from './record.ts'
import { markOf, openVisit } from './visit.ts'

const track = vi.hoisted(() => vi.fn<(store: unknown, event: unknown) => Promise<void>>())
vi.mock('@/api/track.ts', () => ({ track }))

const cookies = (): Record<string, string> =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
      ]),
  )
const set = (name: string, value: string) =>
  (document.cookie = `${name}=${encodeURIComponent(value)}; path=/`)
const clear = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`)

/** Opens a document and waits for what the tracker answers. */
async function land(landing: Partial<Landing> = {}, zone = 'Europe/Paris') {
  const store = createStore(initialPageState)
  const diary = openDiary(store, { search: '', referrer: '', ...landing }, zone)
  await Promise.resolve()
  await Promise.resolve()
  return { diary, known: () => selectAttribution(store.getState()) }
}
const events = (): unknown[] => track.mock.calls.map(([, event]) => event)

const blog = 'https://blog.example/post'

let noted: MockInstance<typeof console.info>

beforeEach(() => {
  for (const name of Object.keys(cookies())) clear(name)
  track.mockReset()
  track.mockResolvedValue()
  noted = vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('the time zone', () => {
  it.each([
    ['Europe/Paris', 'Europe/Paris'],
    ['Etc/GMT+12', 'Etc/GMT+12'],
    ['a'.repeat(64), 'a'.repeat(64)],
    ['a'.repeat(65), 'UTC'],
    ['', 'UTC'],
    ['Europe/Paris; path=/', 'UTC'],
    [' UTC', 'UTC'],
  ])('%j is stored as %j', async (zone, stored) => {
    await land({}, zone)
    expect(cookies()['timezone']).toBe(stored)
  })
  it('that is stored stays', async () => {
    set('timezone', 'Asia/Tokyo')
    await land()
    expect(cookies()['timezone']).toBe('Asia/Tokyo')
  })
})

describe('the page that led here', () => {
  it('is stored as the first, the latest and that of the visit', async () => {
    const { known } = await land({ referrer: blog })
    expect(cookies()).toMatchObject({
      original_referer: blog,
      cms_referrer: blog,
      reg_referrer: blog,
    })
    expect(known().referer).toBe(blog)
    const next = await land({ referrer: 'https://news.example/' })
    expect(cookies()).toMatchObject({
      original_referer: blog,
      cms_referrer: 'https://news.example/',
      reg_referrer: blog,
    })
    expect(next.known().referer).toBe(blog)
  })
  it('is that of the visit only where it began the visit', async () => {
    await land()
    await land({ referrer: blog })
    expect(cookies()).toMatchObject({ original_referer: blog, cms_referrer: blog })
    expect(cookies()).not.toHaveProperty('reg_referrer')
    clear('visit')
    set('reg_referrer', 'https://old.example/')
    await land({ referrer: blog })
    expect(cookies()['reg_referrer']).toBe('https://old.example/')
  })
  it.each(['', 'https://ru.glyphwork.example/', 'http://localhost:3000/pricing'])(
    'is none where it is %j',
    async (referrer) => {
      const { known } = await land({ referrer })
      expect(Object.keys(cookies()).toSorted()).toEqual(['timezone', 'visit'])
      expect(known()).toEqual(initialPageState.attribution)
    },
  )
})

describe('what earlier visits stored', () => {
  it('is known', async () => {
    set('referral', '77')
    set('utm', '{"utm_source":"news","other":"x"}')
    const { known } = await land()
    expect(known()).toMatchObject({ referral: { id: '77' }, utm: { utm_source: 'news' } })
    expect(track).not.toHaveBeenCalled()
  })
  it.each(['', 'a\u0007b', 'x'.repeat(129)])('is nobody where it is %j', async (value) => {
    set('referral', value)
    expect((await land()).known().referral).toBeNull()
  })
})

describe('a campaign', () => {
  const search = '?utm_source=news&utm_campaign=spring&pos=1'

  it('is stored, known and told once a visit', async () => {
    const { known } = await land({ search })
    const utm = { utm_source: 'news', utm_campaign: 'spring', pos: '1' }
    expect(JSON.parse(cookies()['utm'] ?? '')).toEqual(utm)
    expect(cookies()['cms_utm_get']).toBe(search.slice(1))
    expect(known().utm).toEqual(utm)
    expect(events()).toEqual([
      { type: 'utm', data: { utm_source: 'news', utm_campaign: 'spring' } },
    ])
    await land({ search })
    expect(track).toHaveBeenCalledTimes(1)
    await land({ search: '?utm_source=letter' })
    expect(track).toHaveBeenCalledTimes(2)
    expect(JSON.parse(cookies()['utm'] ?? '')).toEqual({ utm_source: 'letter' })
    clear('visit')
    await land({ search })
    expect(track).toHaveBeenCalledTimes(3)
  })
  it('without a source is stored and not told', async () => {
    const { known } = await land({ search: '?utm_medium=mail' })
    expect(known().utm).toEqual({ utm_medium: 'mail' })
    expect(track).not.toHaveBeenCalled()
  })
  it('that the tracker refuses is only noted', async () => {
    const refused = new Error('blocked')
    track.mockRejectedValue(refused)
    const { known } = await land({ search })
    expect(known().utm).toMatchObject({ utm_source: 'news' })
    await vi.waitFor(() =>
      expect(noted).toHaveBeenCalledWith(expect.stringContaining('campaign'), refused),
    )
  })
})

describe('a referral', () => {
  it('is known at once, and stored when the tracker has it', async () => {
    let answer = (): void => {}
    track.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const { known } = await land({ search: '?from=42', referrer: blog })
    expect(events()).toEqual([
      { type: 'referral', data: { from: '42', source: 'blog.example', unique: true } },
    ])
    expect(known()).toMatchObject({ referral: { id: '42' }, referralSent: false })
    expect(cookies()).not.toHaveProperty('referral')
    answer()
    await vi.waitFor(() => expect(known().referralSent).toBe(true))
    expect(cookies()['referral']).toBe('42')
  })
  it('is told once a visit, and in the next as of a visitor who is known', async () => {
    await land({ search: '?from=42' })
    const again = await land({ search: '?from=43' })
    expect(track).toHaveBeenCalledTimes(1)
    expect(again.known().referral).toEqual({ id: '42' })
    clear('visit')
    const { known } = await land({ search: '?from=43' })
    expect(events()[1]).toEqual({
      type: 'referral',
      data: { from: '43', source: null, unique: false },
    })
    expect(known().referral).toEqual({ id: '43' })
  })
  it('that the tracker never got is still known from the address', async () => {
    track.mockRejectedValue(new Error('blocked'))
    await land({ search: '?from=42' })
    await vi.waitFor(() =>
      expect(noted).toHaveBeenCalledWith(expect.stringContaining('referral'), expect.any(Error)),
    )
    expect(cookies()).not.toHaveProperty('referral')
    const { known } = await land({ search: '?from=42' })
    expect(track).toHaveBeenCalledTimes(1)
    expect(known()).toMatchObject({ referral: { id: '42' }, referralSent: false })
  })
})

describe('the visited pages', () => {
  it('are the first and the latest', async () => {
    const { diary } = await land()
    diary.visited('pricing', '/pricing', '')
    diary.visited('data', '/data/', '')
    expect(cookies()).toMatchObject({ first_visited_page: '/pricing', last_visited_page: '/data' })
  })
  it.each([
    'register',
    'login',
    'remind',
    'checkRemind',
    'confirmEmail',
    'oauthTwoFactor',
  ] as const)('do not end with %s, a step of a flow', async (id) => {
    const { diary } = await land()
    diary.visited(id, '/auth/x', '')
    expect(cookies()).toHaveProperty('first_visited_page')
    expect(cookies()).not.toHaveProperty('last_visited_page')
  })
  it('bring the campaigns of their addresses, each address once', async () => {
    const first = '?utm_source=news'
    const { diary } = await land({ search: first })
    diary.visited('pricing', '/pricing', first)
    expect(track).toHaveBeenCalledTimes(1)
    set('utm', '{}')
    diary.visited('pricing', '/pricing', first)
    expect(cookies()['utm']).toBe('{}')
    diary.visited('data', '/data', '?utm_source=letter')
    expect(JSON.parse(cookies()['utm'] ?? '')).toEqual({ utm_source: 'letter' })
    expect(track).toHaveBeenCalledTimes(2)
    set('utm', '{}')
    diary.visited('data', '/data', '?utm_source=letter')
    expect(cookies()['utm']).toBe('{}')
    // Back on the address of the landing, which was told.
    diary.visited('pricing', '/pricing', first)
    expect(cookies()['utm']).toBe('{}')
  })
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/pricing///', '/pricing'],
    ['/ru/pricing', '/pricing'],
    ['/no-such-page', '*'],
    ['/ru', '/'],
    ['/auth/check_remind/abc/7', '/auth/check_remind/{hash}/{userId}'],
    [`/blog/${'a'.repeat(300)}`, `/blog/${'a'.repeat(246)}`],
  ])('%s is stored in its short form', (pathname, stored) => {
    expect(visitedPath(pathname)).toBe(stored)
  })
})

describe('a visit', () => {
  it('is new once, and gives each mark once, in any document', () => {
    const visit = openVisit()
    expect(visit.isNew).toBe(true)
    expect(cookies()['visit']).toBe('v')
    expect([visit.claim('r'), visit.claim('r'), visit.claim('abc')]).toEqual([true, false, true])
    expect(cookies()['visit']).toBe('v.r.abc')
    const next = openVisit()
    expect(next.isNew).toBe(false)
    expect([next.claim('abc'), next.claim('x')]).toEqual([false, true])
    // What the other document claimed meanwhile stays.
    expect(visit.claim('x')).toBe(false)
    expect(cookies()['visit']).toBe('v.r.abc.x')
  })
  it('ignores what is no mark, and holds as many as fit', () => {
    set('visit', 'v.ok.tooolong1.UPPER..v.-')
    openVisit().claim('r')
    expect(cookies()['visit']).toBe('v.ok.r')
    const visit = openVisit()
    for (let count = 0; count < 30; count += 1) visit.claim(`m${count}`)
    expect(cookies()['visit']?.split('.')).toHaveLength(24)
    expect(visit.claim('m29')).toBe(false)
  })
  it('remembers its marks in the document where cookies are refused', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    const visit = openVisit()
    expect([visit.claim('r'), visit.claim('r')]).toEqual([true, false])
  })
  it('marks a text by its FNV-1a hash', () => {
    // The test vectors of the algorithm's authors.
    expect(markOf('')).toBe((0x811c9dc5).toString(36))
    expect(markOf('a')).toBe((0xe40c292c).toString(36))
    expect(markOf('foobar')).toBe((0xbf9cf968).toString(36))
  })
})
