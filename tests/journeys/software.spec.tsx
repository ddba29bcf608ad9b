import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const sent = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const query = ({ path }: { path: string }) =>
  Object.fromEntries(new URL(path, 'http://localhost').searchParams)
const list = () => screen.findByRole('list', { name: 'Programs' }, slow)
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const main = () => within(screen.getByRole('main'))

/** The cards of reviews; alternatives are cards too. */
const reviews = () =>
  within(screen.getByRole('region', { name: 'Reviews' })).getAllByRole('article')

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the catalogue', () => {
  it('compares up to four programs, and the address has the choice', async () => {
    const app = renderApp('/software')
    const boxes = await screen.findAllByRole('button', { name: /^Compare/ }, slow)
    for (const box of boxes.slice(0, 4)) await app.user.click(box)
    await waitFor(() => {
      expect(boxes[0]).toHaveAttribute('aria-pressed', 'true')
      const [fifth] = screen.getAllByRole('button', { name: /^Compare/ })
      expect(fifth).toHaveAttribute('aria-disabled', 'true')
    })
    await waitFor(() => expect(app.address()).toMatch(/compare=[\w-]+(?:%2C|,)/))
    await app.user.click(await screen.findByRole('button', { name: 'Show the comparison' }, slow))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Comparison of programs' }, slow),
    )
    expect(await dialog.findAllByRole('columnheader', undefined, slow)).toHaveLength(4)
    expect(dialog.getByRole('rowheader', { name: 'Platforms' })).toBeVisible()
    const [first] = dialog.getAllByRole('button', { name: /^Remove .* from the comparison$/ })
    if (first) await app.user.click(first)
    await waitFor(() => expect(dialog.getAllByRole('columnheader')).toHaveLength(3))
  })

  it('leaves the focus in the page where a visitor clears the comparison with its bar', async () => {
    const app = renderApp('/software')
    const [box] = await screen.findAllByRole('button', { name: /^Compare/ }, slow)
    if (box) await app.user.click(box)
    await app.user.click(await screen.findByRole('button', { name: 'Clear' }, slow))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull())
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('names alternatives on a program’s page, and none where a backend has no such call', async () => {
    const app = renderApp('/software/lantern')
    expect(await screen.findByRole('heading', { name: 'Alternatives' }, slow)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Compare with/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/compare=lantern%2C.*modal=compare/),
    )
    expect(
      screen.getByText(/^The publisher verified ownership of lantern\.example\.com/),
    ).toBeVisible()
    app.unmount()
    renderApp('/software/lantern', {
      arrange: ({ fail }) => void fail({ error: 404, call: 'softwareAlternatives' }),
    })
    await screen.findByRole('heading', { name: 'Reviews' }, slow)
    expect(screen.queryByRole('heading', { name: 'Alternatives' })).toBeNull()
  })

  it('asks for page 0 by relevance, appends, restarts, and finds its place again', async () => {
    const app = renderApp('/software')
    await app.heading('Find software for our API')
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(12)
    expect(sent(app, 'software').map((call) => query(call))).toEqual([
      { page: '0', sorting: 'relevant' },
    ])
    await app.user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(
      () =>
        expect(
          within(screen.getByRole('list', { name: 'Programs' })).getAllByRole('listitem').length,
        ).toBeGreaterThan(12),
      slow,
    )
    await arrivesAt(app, '/software?pages=2')
    const asked = sent(app, 'software').length
    await app.user.click(screen.getByRole('link', { name: 'Lantern' }))
    await app.heading('Lantern')
    await act(() => app.router.navigate(-1))
    await app.heading('Find software for our API')
    expect(within(await list()).getAllByRole('listitem').length).toBeGreaterThan(12)
    expect(sent(app, 'software')).toHaveLength(asked)
    // Another order begins at page 0, and replaces what was there.
    await app.user.selectOptions(main().getByLabelText('Sort by'), 'Name')
    await arrivesAt(app, '/software?sort=title')
    await waitFor(() => expect(titles()[0]).toBe('Annotate Bench'), slow)
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(12)
    expect(query(sent(app, 'software').at(-1) ?? { path: '' })).toEqual({
      page: '0',
      sorting: 'title',
    })
  })

  it('searches from three characters, loses no letter, and keeps filters in the address', async () => {
    const app = renderApp('/software')
    await list()
    const box = main().getByRole('searchbox', { name: 'Search programs' })
    await app.user.type(box, 'cl')
    expect(screen.getByText('Type at least 3 characters.')).toBeVisible()
    expect(sent(app, 'software')).toHaveLength(1)
    await app.user.type(box, 'ien')
    await waitFor(() => expect(sent(app, 'software').length).toBeGreaterThan(1), slow)
    await app.user.type(box, 't for')
    expect(box).toHaveValue('client for')
    await waitFor(() => expect(app.address()).toBe('/software?q=client+for'), slow)
    await waitFor(() => expect(titles()).toContain('Hummingbird'), slow)
    expect(box).toHaveValue('client for')
    await app.user.selectOptions(main().getByLabelText('Platform'), 'Web')
    await waitFor(
      () =>
        expect(query(sent(app, 'software').at(-1) ?? { path: '' })).toEqual({
          page: '0',
          sorting: 'relevant',
          text: 'client for',
          platforms: 'web',
        }),
      slow,
    )
    await screen.findByRole('heading', { name: 'No results' }, slow)
    await app.user.click(screen.getByRole('link', { name: 'Clear search and filters' }))
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(12)
    await arrivesAt(app, '/software')
  })

  it('says what failed, and tries again', async () => {
    let mend = (): void => undefined
    const app = renderApp('/software', {
      arrange: ({ fail }) => void (mend = fail({ call: 'software', error: 500 })),
    })
    const again = await screen.findByRole('button', { name: 'Try again' }, slow)
    // The page repeats the loader's call.
    await waitFor(() => expect(sent(app, 'software')).toHaveLength(2), slow)
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'), slow)
    mend()
    await app.user.click(again)
    await list()
  })
})

describe('a program', () => {
  it('shows pictures, facts, figures, and reviews that append by another order', async () => {
    const app = renderApp('/software/lantern')
    await app.heading('Lantern')
    expect(screen.getByRole('link', { name: 'reCAPTCHA v2' })).toHaveAttribute(
      'href',
      '/p/recaptcha_v2',
    )
    await screen.findByRole('heading', { name: 'Last 7 days' }, slow)
    const figures = query(sent(app, 'publicSoftwareStatistics')[0] ?? { path: '' })
    expect(Date.parse(figures['dateTo'] ?? '') - Date.parse(figures['dateFrom'] ?? '')).toBe(
      6 * 24 * 60 * 60 * 1000,
    )
    await waitFor(() => expect(reviews()).toHaveLength(10), slow)
    expect(screen.getByRole('link', { name: 'Sign in to write a review' })).toHaveAttribute(
      'href',
      '/auth/login?return_to=%2Fsoftware%2Flantern',
    )
    await app.user.click(screen.getByRole('button', { name: 'Show more reviews' }))
    await waitFor(() => expect(reviews().length).toBeGreaterThan(10), slow)
    await app.user.selectOptions(main().getByLabelText('Sort by'), 'Lowest rated')
    await waitFor(() => expect(reviews()).toHaveLength(10), slow)
    expect(query(sent(app, 'softwareReviews').at(-1) ?? { path: '' })).toEqual({
      page: '0',
      sort: 'rating',
    })
  })

  it('leads back to the catalogue where there is none', async () => {
    const app = renderApp('/software/nothing-of-the-kind')
    await app.heading('Program not found')
    expect(screen.getByRole('link', { name: 'Browse the catalog' })).toBeVisible()
  })

  it('takes one review, to the letter, and lets it be changed and deleted', async () => {
    const app = renderApp('/software/tally', { persona: 'customer' })
    await app.heading('Tally')
    await app.user.click(await screen.findByRole('button', { name: 'Write a review' }, slow))
    const dialog = within(await screen.findByRole('dialog', { name: 'Review of Tally' }, slow))
    await app.user.click(dialog.getByRole('radio', { name: /Good$/ }))
    await app.user.type(dialog.getByLabelText(/Your experience/), 'Too short')
    await app.user.click(dialog.getByRole('button', { name: 'Send review' }))
    expect(dialog.getAllByText(/Too short: at least 30 characters/)[0]).toBeVisible()
    await app.user.type(
      dialog.getByLabelText(/Your experience/),
      ', but it does what it says every day.',
    )
    await app.user.dblClick(dialog.getByRole('button', { name: 'Send review' }))
    expect(await screen.findByText('awaiting moderation', undefined, slow)).toBeVisible()
    const [created, ...others] = sent(app, 'createReview')
    expect(others).toHaveLength(0)
    expect(created?.path).toBe('/api/v1/catalog/software/301/reviews')
    expect(created?.body).toEqual({
      rating: 4,
      text: 'Too short, but it does what it says every day.',
      language: 'en',
    })
    await app.user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/^Others don’t see it now/, undefined, slow)).toBeVisible()
    await app.user.click(await screen.findByRole('button', { name: 'Delete review' }, slow))
    expect(await screen.findByRole('button', { name: 'Write a review' }, slow)).toBeVisible()
  })

  it('says before a published review changes or goes that it disappears for everyone', async () => {
    const app = renderApp('/software/tally', {
      persona: 'customer',
      arrange: ({ db }) => {
        const customer = db.accounts.find(({ persona }) => persona === 'customer')
        const review = db.software.reviews.find(
          ({ programId, status }) => programId === 301 && status === 'published',
        )
        if (review && customer) review.accountId = customer.id
      },
    })
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }, slow))
    const form = within(await screen.findByRole('dialog', undefined, slow))
    expect(form.getByText(/^A moderator reads it again\. Until it is approved/)).toBeVisible()
    await app.user.click(form.getByRole('button', { name: 'Close' }))
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }, slow))
    expect(await screen.findByText(/^It disappears for everyone/, undefined, slow)).toBeVisible()
  })

  it('says why a review was refused, and sends it again', async () => {
    const app = renderApp('/software/tally', {
      persona: 'customer',
      arrange: ({ db }) => {
        const [review] = db.software.reviews.filter(({ programId }) => programId === 301)
        const customer = db.accounts.find(({ persona }) => persona === 'customer')
        if (!review || !customer) return
        review.accountId = customer.id
        review.status = 'rejected'
        review.rejection = {
          reasonCode: 'rules',
          comment: 'Please leave out the address.',
          at: '2026-04-15T09:00:00.000Z',
        }
      },
    })
    await app.heading('Tally')
    expect(await screen.findByText('Please leave out the address.', undefined, slow)).toBeVisible()
    expect(screen.getByText('Against the rules')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Tally/ }, slow))
    const text = dialog.getByLabelText(/Your experience/)
    await app.user.clear(text)
    await app.user.type(text, 'It shows spending, speed and accuracy on one page.')
    await app.user.click(dialog.getByRole('button', { name: 'Send review' }))
    expect(await screen.findByText('awaiting moderation', undefined, slow)).toBeVisible()
    expect(sent(app, 'updateReview')).toHaveLength(1)
  })

  it('allows one review for each program, and shows the one of another tab', async () => {
    const app = renderApp('/software/lantern', { persona: 'customer' })
    await app.heading('Lantern')
    await app.user.click(await screen.findByRole('button', { name: 'Write a review' }, slow))
    const form = within(await screen.findByRole('dialog', { name: 'Review of Lantern' }, slow))
    await app.user.click(form.getByRole('radio', { name: /Good$/ }))
    await app.user.type(
      form.getByLabelText(/Your experience/),
      'Written in two tabs at once, twice.',
    )
    const [mine] = app.backend.db.software.reviews.filter(({ programId }) => programId === 300)
    const customer = app.backend.db.accounts.find(({ persona }) => persona === 'customer')
    if (mine) mine.accountId = customer?.id ?? null
    await app.user.click(form.getByRole('button', { name: 'Send review' }))
    expect(
      (await form.findAllByText(/already reviewed|already written/i, undefined, slow))[0],
    ).toBeVisible()
    expect(sent(app, 'createReview').at(-1)?.status).toBe(409)
    expect(form.getByLabelText(/Your experience/)).toHaveValue(
      'Written in two tabs at once, twice.',
    )
    await app.user.click(form.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('heading', { name: 'Your review' }, slow)).toBeVisible()
  })

  it('lets its owner reply to a review once, and write none', async () => {
    const app = renderApp('/software/lantern', { persona: 'developer' })
    await waitFor(() => expect(reviews()).toHaveLength(10), slow)
    expect(await screen.findByText(/^This is your program/, undefined, slow)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
    const first = within(reviews()[0] ?? document.body)
    await app.user.click(await first.findByRole('button', { name: /^Reply: / }, slow))
    const dialog = within(await screen.findByRole('dialog', undefined, slow))
    await app.user.type(dialog.getByRole('textbox'), 'Thank you.')
    await app.user.dblClick(dialog.getByRole('button', { name: /reply/i }))
    expect(await first.findByText('Thank you.', undefined, slow)).toBeVisible()
    expect(first.queryByRole('button', { name: /^Reply: / })).toBeNull()
    expect(sent(app, 'replyToReview').map(({ body }) => body)).toEqual([{ text: 'Thank you.' }])
  })

  it('counts a vote once, and takes a report', async () => {
    const app = renderApp('/software/lantern', { persona: 'customer' })
    await waitFor(() => expect(reviews()).toHaveLength(10), slow)
    const first = within(reviews()[0] ?? document.body)
    await app.user.dblClick(await first.findByRole('button', { name: /^Yes/ }, slow))
    expect(await first.findByText(/Thanks for your vote/, undefined, slow)).toBeVisible()
    expect(sent(app, 'voteReview').map(({ body }) => body)).toEqual([{ helpful: true }])
    await app.user.click(first.getByRole('button', { name: /^Report: / }))
    await app.user.click(await screen.findByRole('button', { name: 'Send report' }, slow))
    expect(
      await screen.findByText('Thanks. A moderator will look at it.', undefined, slow),
    ).toBeVisible()
    expect(sent(app, 'reportReview').map(({ body }) => body)).toEqual([{ reason: 'spam' }])
  })
})

describe('the owner of programs', () => {
  it('sees how each stands, and finds one status by the address', async () => {
    const app = renderApp('/software/softlist?status=rejected', { persona: 'developer' })
    await app.heading('Your programs')
    const table = within(await screen.findByRole('table', { name: 'Your programs' }, slow))
    expect(await table.findByText('needs changes', undefined, slow)).toBeVisible()
    expect(table.getAllByRole('rowheader')).toHaveLength(1)
  })

  it('adds a draft, saves it, learns what is missing, and submits it', async () => {
    const app = renderApp('/software/add', { persona: 'customer' })
    await app.heading('Add a program')
    await app.user.type(await screen.findByLabelText(/^Name/, undefined, slow), 'Paper Clip')
    await app.user.dblClick(screen.getByRole('button', { name: 'Create draft' }))
    await arrivesAt(app, '/software/paper-clip/edit')
    expect(sent(app, 'createSoftware').map(({ body }) => body)).toEqual([{ title: 'Paper Clip' }])
    await app.user.click(await screen.findByRole('button', { name: 'Submit for review' }, slow))
    expect(await screen.findByText('Add these before you submit', undefined, slow)).toBeVisible()
    await app.user.type(screen.getByLabelText(/^Website/), 'paper')
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getAllByText(/Enter a full URL that starts with https/)[0]).toBeVisible()
    await app.user.type(screen.getByLabelText(/^Website/), '{Control>}a{/Control}')
    await app.user.clear(screen.getByLabelText(/^Website/))
    await app.user.type(screen.getByLabelText(/^Website/), 'https://paper.example.com')
    await app.user.click(screen.getByRole('checkbox', { name: 'Linux' }))
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(app, 'updateSoftware')).toHaveLength(1), slow)
    expect(sent(app, 'updateSoftware')[0]?.body).toMatchObject({
      title: 'Paper Clip',
      website: 'https://paper.example.com',
      platforms: ['linux'],
      priceFrom: null,
    })
  })

  it('submits again what was refused, and shows what differs from the public version', async () => {
    const app = renderApp('/software/steady/edit', { persona: 'developer' })
    await app.heading('Steady')
    expect(
      await screen.findByText(
        'Incomplete or unclear: Please say what the trial includes and how long it lasts.',
      ),
    ).toBeVisible()
    await app.user.dblClick(screen.getByRole('button', { name: 'Submit again' }))
    expect((await screen.findAllByText('in review', undefined, slow))[0]).toBeVisible()
    expect(sent(app, 'submitSoftware')).toHaveLength(1)
    await act(() => app.router.navigate('/software/fieldnotes/edit'))
    await app.heading('Fieldnotes')
    expect(await screen.findByText('2 unpublished changes', undefined, slow)).toBeVisible()
  })

  it('submits a published program of which no text has changed, and hides its figures at once', async () => {
    const app = renderApp('/software/lantern/edit', { persona: 'developer' })
    await app.heading('Lantern')
    await app.user.click(await screen.findByRole('checkbox', { name: 'Web' }, slow))
    await app.user.click(screen.getByRole('checkbox', { name: /^Show statistics/ }))
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('1 unpublished change', undefined, slow)).toBeVisible()
    expect(screen.getByText('Windows, macOS, Linux, Web')).toBeInTheDocument()
    const figures = await app.backend.fetch('/api/v2/software/statistics/lantern/public')
    expect(figures.status).toBe(404)
    await app.user.click(screen.getByRole('button', { name: 'Submit for review' }))
    expect((await screen.findAllByText('changes in review', undefined, slow))[0]).toBeVisible()
  })

  it('archives and restores, and reads the week as figures', async () => {
    const app = renderApp('/software/lantern/edit', { persona: 'developer' })
    await app.heading('Lantern')
    await app.user.click(await screen.findByRole('button', { name: 'Archive' }, slow))
    const dialog = within(await screen.findByRole('dialog', undefined, slow))
    expect(dialog.getByText(/^It disappears from the catalog\./)).toBeVisible()
    await app.user.click(dialog.getByRole('button', { name: 'Archive' }))
    expect(await screen.findByText(/ is archived\./, {}, slow)).toBeVisible()
    await app.user.click(await screen.findByRole('button', { name: 'Restore' }, slow))
    const question = within(await screen.findByRole('dialog', { name: 'Restore Lantern?' }, slow))
    expect(question.getByText(/everyone sees it there again right away/)).toBeVisible()
    await app.user.click(question.getByRole('button', { name: 'Restore' }))
    expect((await screen.findAllByText('published', undefined, slow))[0]).toBeVisible()
    await act(() => app.router.navigate('/software/statistic/lantern'))
    await app.heading('Lantern statistics')
    expect((await screen.findAllByText('earned', undefined, slow))[0]).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'What everyone sees' }, slow)).toBeVisible()
  })

  it.each([
    ['draft', /^It isn’t in the catalog now/],
    ['pending', /^It is withdrawn from review\. It isn’t in the catalog now/],
    ['hidden', /^It isn’t in the catalog now/],
    ['rejected', /^It isn’t in the catalog now/],
  ] as const)('says before archiving one that is %s what visitors notice', async (status, text) => {
    const app = renderApp('/software/lantern/edit', {
      persona: 'developer',
      arrange: ({ db }) => {
        const program = db.software.programs.find(({ slug }) => slug === 'lantern')
        if (!program) return
        program.status = status
        if (status !== 'hidden') program.published = null
      },
    })
    await app.user.click(await screen.findByRole('button', { name: 'Archive' }, slow))
    const dialog = within(await screen.findByRole('dialog', undefined, slow))
    expect(dialog.getByText(text)).toBeVisible()
    await app.user.click(dialog.getByRole('button', { name: 'Archive' }))
    await app.user.click(await screen.findByRole('button', { name: 'Restore' }, slow))
    const question = within(await screen.findByRole('dialog', { name: 'Restore Lantern?' }, slow))
    expect(
      question.getByText(
        status === 'hidden' ? /^It gets back the status it had before\. If/ : /nothing changes/,
      ),
    ).toBeVisible()
  })

  it('has figures of a year, with visits and the errors of its users', async () => {
    const app = renderApp('/software/statistic/lantern', { persona: 'developer' })
    await app.heading('Lantern statistics')
    await app.user.selectOptions(await screen.findByLabelText('Period', undefined, slow), '365')
    await screen.findByRole('heading', { name: 'Last 365 days' }, slow)
    await waitFor(() => expect(app.address()).toContain('days=365'))
    await screen.findByText('Last 365 days', { selector: '[role=status] *' }, slow)
    expect(await screen.findByText('page views', undefined, slow)).toBeVisible()
    expect(screen.getByText('downloads')).toBeVisible()
    const errors = within(screen.getByRole('table', { name: 'Errors your users ran into' }))
    expect(errors.getByRole('row', { name: /ERROR_CAPTCHA_UNSOLVABLE/ })).toBeVisible()
  })

  it('is proved by its domain, and says what was not found', async () => {
    const app = renderApp('/software/lantern/edit', {
      persona: 'developer',
      arrange: ({ db }) => {
        const program = db.software.programs.find(({ slug }) => slug === 'lantern')
        if (!program) return
        program.proofs = []
        program.text.website = 'https://missing.example.com/'
        program.text.repositoryUrl = null
      },
    })
    const own = () => app.backend.db.software.programs.find(({ slug }) => slug === 'lantern')
    await app.user.click(await screen.findByRole('button', { name: 'Verify the domain' }, slow))
    const proof = within(await screen.findByRole('region', { name: 'Domain of the website' }, slow))
    expect(await proof.findByText('Waiting for the text', undefined, slow)).toBeVisible()
    expect(proof.getByText('_program-proof.missing.example.com')).toBeVisible()
    await app.user.click(proof.getByRole('button', { name: 'Check now' }))
    expect(await proof.findByText('The text isn’t there', undefined, slow)).toBeVisible()
    const [made] = own()?.proofs ?? []
    if (made) made.target = 'lantern.example.com'
    await app.user.click(proof.getByRole('button', { name: 'Check now' }))
    expect(await proof.findByText('Verified', undefined, slow)).toBeVisible()
    const answer = await app.backend.fetch('/api/v1/catalog/software/lantern')
    expect(await answer.json()).toMatchObject({
      verified: true,
      verifiedBy: [{ kind: 'domain', target: 'lantern.example.com' }],
    })
  })

  it('shows the public figures of another person’s program, and none that are not published', async () => {
    const app = renderApp('/software/statistic/lantern', { persona: 'customer' })
    await app.heading('Lantern statistics')
    const open = within(await screen.findByRole('region', { name: 'What everyone sees' }, slow))
    expect(await open.findByText('users a day', undefined, slow)).toBeVisible()
    expect(screen.queryByText('earned')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Edit program' })).toBeNull()
    expect(sent(app, 'ownSoftwareStatistics')).toEqual([])
    const program = app.backend.db.software.programs.find(({ slug }) => slug === 'lantern')
    if (program?.published) program.published.isStatisticsPublic = false
    app.unmount()
    const hidden = renderApp('/software/statistic/lantern', {
      persona: 'customer',
      backend: app.backend,
    })
    await hidden.heading('Lantern statistics')
    expect(
      await screen.findByText(
        'The owner doesn’t publish the figures of this program.',
        undefined,
        slow,
      ),
    ).toBeVisible()
    await act(() => hidden.router.navigate('/software/statistic/nothing'))
    expect(await screen.findByText('Program not found', undefined, slow)).toBeVisible()
  })

  it('takes the last day of the figures from the person’s time zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-15T20:30:00.000Z') })
    onTestFinished(() => void vi.useRealTimers())
    const app = renderApp('/software/lantern', {
      persona: 'customer',
      arrange: ({ db }) => {
        for (const account of db.accounts) account.timezone = 'Asia/Shanghai'
      },
    })
    await waitFor(
      () =>
        expect(sent(app, 'publicSoftwareStatistics').at(-1)?.path).toContain(
          'dateFrom=2026-04-10&dateTo=2026-04-16',
        ),
      slow,
    )
  })

  it('keeps what was typed where saving fails, and where another tab was first', async () => {
    let heal = (): void => {}
    const app = renderApp('/software/steady/edit', {
      persona: 'developer',
      arrange: (backend) => (heal = backend.fail({ call: 'updateSoftware', error: 500 })),
    })
    await app.heading('Steady')
    const tagline = await screen.findByLabelText(/^Tagline/, undefined, slow)
    await app.user.clear(tagline)
    await app.user.type(tagline, 'Never tips over')
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText('Something went wrong on our side', undefined, slow),
    ).toBeVisible()
    heal()
    const program = app.backend.db.software.programs.find(({ slug }) => slug === 'steady')
    if (program) program.updatedAt = '2026-04-15T09:29:59.000Z'
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    await app.user.click(await screen.findByRole('button', { name: 'Overwrite with mine' }, slow))
    await waitFor(() => expect(program?.text.tagline).toBe('Never tips over'), slow)
  })

  it('finds nothing of somebody else', async () => {
    const app = renderApp('/software/lantern/edit', { persona: 'customer' })
    expect(await screen.findByRole('heading', { name: 'Program not found' }, slow)).toBeVisible()
    expect(app.address()).toBe('/software/lantern/edit')
  })
})
