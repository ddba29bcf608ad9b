import { known } from '../../../lib/known.ts'
import type { Start } from './messages.ts'

/** The element of a widget, and its callbacks. */
export interface WidgetPlace {
  element: HTMLElement
  /** The base URL of the vendor's scripts. */
  base: string
  answer: (response: Record<string, string>) => void
  expired: () => void
  /** The widget reports a failure. */
  failed: () => void
}

/** Renders a widget. An invisible one returns a function that runs its check. */
type Widget = (place: WidgetPlace, start: Start) => Promise<(() => void) | void>

/**
 * The vendor's script cannot be loaded because of a browser extension, the network or the vendor.
 */
export class Blocked extends Error {}

function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Blocked(url)))
    document.head.append(script)
  })
}

/**
 * Returns a vendor's object in the window.
 * @throws if its script has not created it
 */
function vendorObject<Name extends keyof Window>(name: Name): NonNullable<Window[Name]> {
  const found = window[name]
  if (!found) throw new Error(`The script has not made ${name}.`)
  return found
}

const address = (url: string, query: Record<string, string>): string =>
  `${url}?${new URLSearchParams(query).toString()}`

interface Common {
  sitekey: string
  theme: 'light' | 'dark'
  size?: 'invisible'
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

const common = (place: WidgetPlace, start: Start, name: string): Common => ({
  sitekey: start.siteKey,
  theme: start.isDark ? 'dark' : 'light',
  ...(start.invisible && { size: 'invisible' as const }),
  callback: (token) => place.answer({ [name]: token }),
  'expired-callback': place.expired,
  'error-callback': place.failed,
})

interface Grecaptcha {
  ready: (then: () => void) => void
  render: (element: HTMLElement, options: Common) => number
  execute: {
    (widget: number): void
    (key: string, options: { action: string }): Promise<string>
  }
}

interface GeeTest {
  appendTo: (element: HTMLElement) => GeeTest
  onReady: (then: () => void) => GeeTest
  onSuccess: (then: () => void) => GeeTest
  onError: (then: () => void) => GeeTest
  getValidate: () => Record<string, string> | false
}
type InitGeeTest = (
  options: Record<string, string | boolean>,
  then: (captcha: GeeTest) => void,
) => void

interface MtState {
  verifiedToken: string
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha & { enterprise?: Grecaptcha }
    hcaptcha?: {
      render: (element: HTMLElement, options: Common) => string
      execute: (widget: string) => void
      getRespKey: (widget: string) => string
    }
    turnstile?: {
      render: (
        element: HTMLElement,
        options: Common & { action?: string; cData?: string },
      ) => string
    }
    initGeetest?: InitGeeTest
    initGeetest4?: InitGeeTest
    leminCroppedCaptcha?: {
      getCaptcha: () => { getCaptchaValue: () => { answer?: string; challenge_id?: string } | null }
    }
    mtcaptchaConfig?: Record<string, unknown>
  }
}

const languageCodes = { en: 'en', ru: 'ru', zh: 'zh-CN' } as const
const script = ({ enterprise }: Start): string => (enterprise ? 'enterprise.js' : 'api.js')

async function loadRecaptcha(
  place: WidgetPlace,
  start: Start,
  render: string,
): Promise<Grecaptcha> {
  const hl = languageCodes[start.language]
  await load(address(place.base + script(start), { render, hl }))
  const found = vendorObject('grecaptcha')
  const api = start.enterprise ? found.enterprise : found
  if (!api) throw new Error('The script has no Enterprise.')
  await new Promise<void>((resolve) => api.ready(resolve))
  return api
}

function geetestOf(
  place: WidgetPlace,
  init: InitGeeTest,
  options: Record<string, string | boolean>,
) {
  return new Promise<void>((resolve, reject) =>
    init(options, (captcha) =>
      captcha
        .appendTo(place.element)
        .onReady(resolve)
        .onError(() => reject(new Error('GeeTest refuses.')))
        .onSuccess(() => place.answer(captcha.getValidate() || {})),
    ),
  )
}

/** How each widget starts, by the vendor's public documentation. The visitor completes it. */
const widgets: Readonly<Record<string, Widget>> = {
  'recaptcha-v2': async (place, start) => {
    const api = await loadRecaptcha(place, start, 'explicit')
    const widget = api.render(place.element, common(place, start, 'g-recaptcha-response'))
    return start.invisible ? () => api.execute(widget) : undefined
  },
  'recaptcha-v3': async (place, start) => {
    const api = await loadRecaptcha(place, start, start.siteKey)
    return () =>
      void api
        .execute(start.siteKey, { action: start.action ?? 'demo' })
        .then((token) => place.answer({ 'g-recaptcha-response': token }), place.failed)
  },
  hcaptcha: async (place, start) => {
    const hl = languageCodes[start.language]
    await load(address(`${place.base}api.js`, { render: 'explicit', hl }))
    const api = vendorObject('hcaptcha')
    const widget = api.render(place.element, {
      ...common(place, start, 'h-captcha-response'),
      callback: (token) =>
        place.answer({ 'h-captcha-response': token, respKey: api.getRespKey(widget) }),
    })
    return start.invisible ? () => api.execute(widget) : undefined
  },
  turnstile: async (place, start) => {
    await load(address(`${place.base}api.js`, { render: 'explicit' }))
    vendorObject('turnstile').render(place.element, {
      ...common(place, start, 'cf-turnstile-response'),
      ...(start.action !== null && { action: start.action }),
      ...(start.data !== null && { cData: start.data }),
    })
  },
  geetest: async (place, start) => {
    await load(`${place.base}static/js/gt.0.5.0.js`)
    await geetestOf(place, vendorObject('initGeetest'), {
      gt: start.siteKey,
      challenge: start.challenge ?? '',
      offline: false,
      new_captcha: true,
      product: 'float',
      lang: languageCodes[start.language].toLowerCase(),
    })
  },
  'geetest-v4': async (place, start) => {
    await load(`${place.base}v4/gt4.js`)
    await geetestOf(place, vendorObject('initGeetest4'), {
      captchaId: start.siteKey,
      product: 'float',
      language: { en: 'eng', ru: 'rus', zh: 'zho' }[start.language],
    })
  },
  lemin: async (place, start) => {
    place.element.id = 'lemin-cropped-captcha'
    await load(`${place.base}${encodeURIComponent(start.siteKey)}/js`)
    const api = vendorObject('leminCroppedCaptcha')
    // Lemin has no callback, so its value is read after each gesture of the visitor.
    document.addEventListener('pointerup', () => {
      const { answer = '', challenge_id = '' } = api.getCaptcha().getCaptchaValue() ?? {}
      if (answer) place.answer({ answer, challenge_id })
    })
  },
  mtcaptcha: async (place, start) => {
    place.element.className = 'mtcaptcha'
    window.mtcaptchaConfig = {
      sitekey: start.siteKey,
      lang: start.language,
      'verified-callback': ({ verifiedToken }: MtState) =>
        place.answer({ 'mtcaptcha-verifiedtoken': verifiedToken }),
      'verifyexpired-callback': place.expired,
      'error-callback': place.failed,
    }
    await load(`${place.base}mtcaptcha.min.js`)
  },
}

/** How a widget of that kind starts; undefined for a kind that this build does not know. */
export const widgetOf = (kind: string): Widget | undefined => known(widgets, kind)
