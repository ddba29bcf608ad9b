import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createBackend } from '@/mocks/node.ts'
import { demoSlugs } from '@/routes/slugs/demos.ts'
import { isRecord } from '@/lib/is-record.ts'
import { renderApp } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
type App = ReturnType<typeof renderApp>

const sent = (app: App) =>
  app.backend.requests.filter(({ call }) => call === 'verifyDemo').map(({ body }) => body)
const verify = async (app: App) =>
  app.user.click(await screen.findByRole('button', { name: 'Verify' }, slow))

/** A message of the frame, as a browser delivers it from a document without an origin. */
function fromFrame(data: unknown, origin = 'null'): void {
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Widget from/)
  fireEvent(window, new MessageEvent('message', { data, origin, source: frame.contentWindow }))
}

describe('the demos', () => {
  it('are listed, what is drawn here apart from the widgets of others', async () => {
    const app = renderApp('/demo')
    await app.heading(/Try each captcha/)
    const links = ['Pictures and questions', 'Third-party widgets'].map((name) =>
      within(screen.getByRole('list', { name })).getAllByRole('link'),
    )
    expect(links.map(({ length }) => length)).toEqual([5, 14])
    const addresses = links.flat().map((link) => link.getAttribute('href'))
    expect(new Set(addresses)).toEqual(new Set(demoSlugs.map((slug) => `/demo/${slug}`)))
    expect(await screen.findByRole('img', { name: /Click the three cats/ }, slow)).toBeVisible()
  })

  it.each(demoSlugs)('%s says what its type asks and returns, with the sample', async (slug) => {
    const app = renderApp(`/demo/${slug}`)
    await app.heading(/right here/)
    expect(screen.getByRole('table', { name: 'Task fields' })).toBeVisible()
    expect(screen.getByRole('table', { name: 'Solution fields' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'cURL' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Read the API docs' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/api-docs\/[a-z0-9-]+$/))
  })

  it.each([
    ['normal', 'Letters'],
    ['clickcaptcha', 'Clicks'],
    ['rotatecaptcha', 'Rotation'],
  ])('%s shows an example of its own type at work', async (slug, kind) => {
    renderApp(`/demo/${slug}`)
    expect(await screen.findByRole('radio', { name: kind }, slow)).toBeChecked()
  })

  it('is named in the breadcrumbs as its type is', async () => {
    renderApp('/demo/recaptcha-v2')
    const trail = await screen.findByRole('navigation', { name: 'You are here' }, slow)
    await waitFor(() => expect(trail).toHaveTextContent(/reCAPTCHA v2$/))
  })

  it('shows no example of another type', async () => {
    const app = renderApp('/demo/hcaptcha')
    await app.heading(/right here/)
    expect(screen.queryByRole('heading', { name: 'See a task answered' })).toBeNull()
  })

  it('does not exist under another name', async () => {
    const app = renderApp('/demo/funcaptcha')
    await app.heading(/not found|no page/i)
  })
})

describe('a task that the page draws', () => {
  it('is sent as it was typed, refused when wrong, and shows the raw answer', async () => {
    const app = renderApp('/demo/normal')
    await app.user.type(await screen.findByLabelText('Your answer', {}, slow), 'nonsense')
    await verify(app)
    expect(await screen.findByText('Not accepted', {}, slow)).toBeVisible()
    expect(screen.getByText('wrong-answer')).toBeVisible()
    expect(screen.getByText('"error-codes"')).toBeVisible()
    expect(sent(app)).toEqual([
      { response: { id: expect.stringMatching(/^image-\d+$/), text: 'nonsense' } },
    ])
    // The raw answer is to be read: the verdict alone is said.
    const verdict = screen.getByText('Not accepted').closest('[role=status]')
    expect(verdict).toHaveTextContent('wrong-answer')
    expect(verdict).not.toHaveTextContent('error-codes')
  })

  it('gives the focus to a new task', async () => {
    let seconds = Date.parse('2026-04-15T09:30:00Z')
    const app = renderApp('/demo/normal', { backend: createBackend({ clock: () => seconds }) })
    const field = await screen.findByLabelText('Your answer', {}, slow)
    seconds += 1000
    await app.user.click(await screen.findByRole('button', { name: 'New task' }, slow))
    await waitFor(() => expect(field.isConnected).toBe(false), slow)
    expect(screen.getByText('Type the characters', { selector: '[tabindex]' })).toHaveFocus()
  })

  it('is turned by a slider, and the angle goes to the check', async () => {
    const app = renderApp('/demo/rotatecaptcha')
    const slider = await screen.findByRole('slider', { name: 'Turn by' }, slow)
    fireEvent.change(slider, { target: { value: '90' } })
    await verify(app)
    await screen.findByText(/^(?:A|Not a)ccepted$/, {}, slow)
    expect(sent(app)).toEqual([{ response: { id: expect.any(String), rotate: 90 } }])
  })

  it('takes points by their numbers as well as by clicks, and gives them back', async () => {
    const app = renderApp('/demo/clickcaptcha')
    const picture = await screen.findByRole('img', { name: /Click every triangle/ }, slow)
    fireEvent.click(picture, { clientX: 40, clientY: 30 })
    await app.user.click(screen.getByText('Add a point by coordinates'))
    await app.user.type(screen.getByLabelText('From the left, px'), '210')
    await app.user.type(screen.getByLabelText('From the top, px'), '999')
    await app.user.click(screen.getByRole('button', { name: 'Add point' }))
    expect(screen.getByText('2 points')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: /^Point 1: .*Remove$/ }))
    await verify(app)
    await screen.findByText('Not accepted', {}, slow)
    expect(sent(app)).toEqual([
      { response: { id: expect.any(String), coordinates: [{ x: 210, y: 300 }] } },
    ])
  })
})

describe("a vendor's widget", () => {
  it('loads nothing before a press that says whose script it is', async () => {
    const app = renderApp('/demo/hcaptcha')
    expect(await screen.findByText('This demo runs a script from hCaptcha', {}, slow)).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Load the script from hCaptcha' }))
    const frame = screen.getByTitle('Widget from hCaptcha')
    expect(frame).toHaveAttribute('src', '/demo-frame/hcaptcha')
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups')
    // The status that is there from the first cannot be announced, so it has the focus.
    expect(screen.getByText('Loading the widget from hCaptcha').closest('div')).toHaveFocus()
  })

  it('sends the answer that its frame gave, and believes no other message', async () => {
    const app = renderApp('/demo/recaptcha-v3')
    await app.user.click(await screen.findByRole('button', { name: /^Load the script/ }, slow))
    fromFrame({ type: 'answer', response: { token: 'of another origin' } }, 'https://evil.example')
    fromFrame({ type: 'answer', response: { token: 7 } })
    fromFrame({ type: 'answer', response: { token: 'x' }, html: '<img>' })
    expect(screen.getByText('No answer yet.')).toBeVisible()
    fromFrame({ type: 'shown' })
    expect(await screen.findByRole('button', { name: 'Run the check' })).toBeVisible()
    fromFrame({ type: 'answer', response: { 'g-recaptcha-response': 'token-1' } })
    expect(await screen.findByText('"token-1"')).toBeVisible()
    await verify(app)
    expect(await screen.findByText('Accepted', {}, slow)).toBeVisible()
    expect(screen.getByText('0.9', { selector: 'dd' })).toBeVisible()
    expect(sent(app)).toEqual([{ response: { 'g-recaptcha-response': 'token-1' } }])
  })

  it('sends an answer by itself where the demo is about that', async () => {
    const app = renderApp('/demo/recaptcha-v2-callback')
    await app.user.click(await screen.findByRole('button', { name: /^Load the script/ }, slow))
    fromFrame({ type: 'answer', response: { 'g-recaptcha-response': 'token-2' } })
    expect(await screen.findByText('Accepted', {}, slow)).toBeVisible()
    expect(sent(app)).toHaveLength(1)
  })

  it.each([
    ['blocked', 'The script from Lemin is blocked'],
    ['gone', 'The widget from Lemin didn’t start'],
  ])('says that it is %s, and starts again', async (reason, title) => {
    const app = renderApp('/demo/lemin')
    await app.user.click(await screen.findByRole('button', { name: /^Load the script/ }, slow))
    fromFrame({ type: 'failed', reason })
    expect(await screen.findByText(title)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument())
    expect(screen.getByText('Loading the widget from Lemin')).toBeVisible()
  })

  it('says when an answer has expired, and what the check made of none', async () => {
    const app = renderApp('/demo/cloudflare-turnstile')
    await app.user.click(await screen.findByRole('button', { name: /^Load the script/ }, slow))
    fromFrame({ type: 'answer', response: { 'cf-turnstile-response': 'token-3' } })
    fromFrame({ type: 'expired' })
    expect(await screen.findByText(/The answer has expired/)).toBeVisible()
    await verify(app)
    expect(await screen.findByText('missing-input-response', {}, slow)).toBeVisible()
    const [body] = sent(app)
    expect(isRecord(body) && body['response']).toEqual({})
  })
})
