import { calls } from '../api/contract/index.ts'
import { localise, splitLanguage } from '../routes/language.ts'
import { contentLanguages, isLanguage, languages } from '../site/languages.ts'
import { site } from '../site/site.ts'
import { writeMockCookie } from './lib/cookies.ts'
import { personaNames } from './personas.ts'
import type { PersonaName } from './personas.ts'
import { parseSetting } from './settings.ts'

export interface PanelParts {
  /** The session storage key of latency and failure, as text like X-Mock's. */
  settingKey: string
  /** The signed-in user; a null persona is a registered account. */
  current: () => { persona: PersonaName | null; email: string | null }
  /** The latest e-mails, newest first. The mock sends none. */
  mails: () => readonly { text: string; href: string }[]
  reset: () => void
}

const css = `
:host { position: fixed; inset-block-end: 0.5rem; inset-inline-end: 0.5rem; z-index: 2147483647; font: 0.875rem/1.4 system-ui, sans-serif; color: light-dark(#1b1f24, #e8eaed); }
button, select { font: inherit; color: inherit; background: light-dark(#fff, #24282e); border: 1px solid light-dark(#6b7280, #8b929c); border-radius: 0.375rem; min-block-size: 1.75rem; padding: 0.125rem 0.5rem; }
:focus-visible { outline: 2px solid light-dark(#0b57d0, #8ab4f8); outline-offset: 2px; }
.toggle { display: block; margin-inline-start: auto; opacity: 0.75; }
.toggle:hover, .toggle:focus-visible, .toggle[aria-expanded=true] { opacity: 1; }
.box { display: grid; gap: 0.5rem; inline-size: min(18rem, calc(100vw - 3rem)); margin-block-end: 0.5rem; padding: 0.75rem; background: light-dark(#f4f6f8, #181b1f); border: 1px solid light-dark(#6b7280, #8b929c); border-radius: 0.5rem; }
.box[hidden] { display: none; }
label { display: grid; grid-template-columns: 5.5rem 1fr; align-items: center; gap: 0.5rem; }
select { inline-size: 100%; }
p, ul { margin: 0; overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; }
a { color: light-dark(#0b57d0, #8ab4f8); }
li a { display: inline-block; padding-block: 0.125rem; }
@media print { :host { display: none; } }
`

type Choice = readonly [value: string, label: string]

const delays: readonly Choice[] = [0, 400, 2000, 8000].map((ms) => [
  String(ms),
  ms === 0 ? 'none' : `${ms} ms`,
])
const failures: readonly Choice[] = [
  ['', 'none'],
  ['network', 'offline'],
  ['lost', 'done, but the answer is lost'],
  ['500', '500 server error'],
  ['429', '429 too many requests'],
  ['html', 'HTML instead of JSON'],
  ['shape', 'wrong shape'],
  ['401', '401 signed out'],
]

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  own: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), own)
  made.append(...children)
  return made
}

function select(
  label: string,
  choices: readonly Choice[],
  value: string,
  onChange: (value: string) => void,
): HTMLLabelElement {
  const box = element(
    'select',
    {},
    ...choices.map(([choice, text]) =>
      element('option', { value: choice, textContent: text, selected: choice === value }),
    ),
  )
  box.addEventListener('change', () => onChange(box.value))
  return element('label', {}, label, box)
}

function mailList(mails: ReturnType<PanelParts['mails']>): HTMLElement {
  if (mails.length === 0) return element('p', {}, 'none')
  return element(
    'ul',
    {},
    ...mails.map(({ text, href }) => element('li', {}, element('a', { href, textContent: text }))),
  )
}

function readSetting(key: string): { delay: string; error: string; call: string } {
  try {
    const { delay = 0, error = '', call = '' } = parseSetting(sessionStorage.getItem(key) ?? '')
    return { delay: String(delay), error: String(error), call }
  } catch {
    return { delay: '0', error: '', call: '' }
  }
}

function chooseLanguage(value: string): void {
  if (!isLanguage(value)) return
  document.cookie = writeMockCookie({
    name: 'language',
    value,
    httpOnly: false,
    maxAge: 365 * 24 * 60 * 60,
  })
  // Where the path carries the language, it overrides the cookie, so the path must change too.
  const path = localise(splitLanguage(location.pathname).path, value, site.prefixPolicy)
  if (path === location.pathname) location.reload()
  else location.assign(path + location.search + location.hash)
}

class MockPanel extends HTMLElement {
  fill({ settingKey, current, mails, reset }: PanelParts): void {
    const root = this.attachShadow({ mode: 'open' })
    const style = new CSSStyleSheet()
    style.replaceSync(css)
    root.adoptedStyleSheets = [style]

    const setting = readSetting(settingKey)
    const store = (change: Partial<typeof setting>): void => {
      Object.assign(setting, change)
      const parts = [
        setting.delay !== '0' && `delay=${setting.delay}`,
        setting.error && `error=${setting.error}`,
        setting.call && `call=${setting.call}`,
      ]
      sessionStorage.setItem(settingKey, parts.filter(Boolean).join(','))
      mark()
    }
    const become = (persona: string): void => {
      const url = new URL(location.href)
      url.searchParams.set('persona', persona)
      location.assign(url)
    }

    const box = element('div', {
      className: 'box',
      id: 'box',
      hidden: true,
      role: 'group',
      ariaLabel: 'Mock backend',
    })
    const toggle = element('button', { type: 'button', className: 'toggle' })
    toggle.setAttribute('aria-controls', 'box')
    const mark = (): void => {
      const altered = setting.delay !== '0' || setting.error !== ''
      toggle.textContent = altered ? 'Mocks (altered)' : 'Mocks'
    }
    const show = (open: boolean): void => {
      if (open) draw()
      box.hidden = !open
      toggle.setAttribute('aria-expanded', String(open))
      if (open) box.querySelector('select')?.focus()
      else toggle.focus()
    }
    const draw = (): void => {
      const { persona, email } = current()
      const people: Choice[] = personaNames.map((name) => [name, name])
      box.replaceChildren(
        element('p', {}, email ? `Signed in: ${email}` : 'Signed out'),
        select(
          'Persona',
          persona ? people : [['', '(registered)'], ...people],
          persona ?? '',
          become,
        ),
        select(
          'Language',
          contentLanguages.map((id): Choice => [id, languages[id].name]),
          splitLanguage(location.pathname).prefix ??
            document.documentElement.lang.split('-')[0] ??
            '',
          chooseLanguage,
        ),
        select('Latency', delays, setting.delay, (delay) => store({ delay })),
        select('Failure', failures, setting.error, (error) => store({ error })),
        select(
          'Only call',
          [['', 'every call'], ...Object.keys(calls).map((name): Choice => [name, name])],
          setting.call,
          (call) => store({ call }),
        ),
        element('p', {}, 'Mails'),
        mailList(mails()),
        element('button', { type: 'button', textContent: 'Reset data', onclick: reset }),
      )
    }
    toggle.addEventListener('click', () => show(box.hasAttribute('hidden')))
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || box.hidden) return
      event.stopPropagation()
      show(false)
    })
    toggle.setAttribute('aria-expanded', 'false')
    mark()
    root.append(box, toggle)
  }
}

/** Adds the panel to the corner of the page. */
export function mountPanel(parts: PanelParts): void {
  if (!customElements.get('mock-panel')) customElements.define('mock-panel', MockPanel)
  const panel = document.createElement('mock-panel')
  if (panel instanceof MockPanel) panel.fill(parts)
  document.body.append(panel)
}
