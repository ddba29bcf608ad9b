import {
  BellRing,
  Contrast,
  HandHelping,
  Pause,
  PictureInPicture2,
  Rotate3d,
  SmartphoneCharging,
  Sunset,
  TextCursorInput,
  Vibrate,
  Waypoints,
  Scaling,
} from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { usePage, useWordsOf } from '@/i18n/page-context.ts'
import { loadStatistics } from '@/shared/load-figures.ts'
import { offers } from '../offers/offers.ts'
import { OfferFacts } from '../offers/OfferFacts.tsx'
import { OfferView } from '../offers/OfferView.tsx'
import type { OfferWord } from '../offers/OfferView.tsx'
import { TaskShot } from '../offers/TaskShot.tsx'
import { KeyTable } from './KeyTable.tsx'
import { programJsonLd } from './structured.ts'

const start = { id: 'register', search: { userType: 'worker' } } as const
const second = { id: 'workersSoftware' } as const
const needs = ['system', 'memory', 'network', 'account'] as const
const shortcuts = [
  { id: 'send', keys: ['Enter'] },
  { id: 'skip', keys: ['Esc'] },
  { id: 'none', keys: ['Ctrl', '0'] },
  { id: 'cell', keys: ['1–9'] },
  { id: 'zoom', keys: ['Ctrl', '+'] },
  { id: 'pause', keys: ['F8'] },
] as const

export const loader = loadStatistics

export const structured: Structured = (context) => {
  const id = context.page.slugs['product'] === 'android' ? 'android' : 'windows'
  return [
    programJsonLd(context, {
      name: context.words(`programs:${id}.crumb`),
      system: id === 'android' ? 'Android' : 'Windows',
      about: `programs:${id}.head.description`,
    }),
    faqPage(context, `programs:${id}.faq`, offers[id].questions),
  ]
}

/** The words that both programs share with the name of the operating system filled in. */
const device = new Set([
  'hero.second',
  'begin.title',
  'begin.take.title',
  'begin.kinds.title',
  'get.title',
  'needs.system.note',
  'rules.title',
  'call.title',
])
const system = new Set(['art.tag', 'needs.system.name'])
const ownKey = {
  windows: (key: string) => `windows.${key}`,
  android: (key: string) => `android.${key}`,
}

function useProgramWords(id: keyof typeof ownKey): OfferWord {
  const all = useWordsOf('programs')
  return (key) => {
    if (device.has(key)) return all(`device.${key}`)
    return all(ownKey[id](system.has(key) ? 'crumb' : key))
  }
}

export default function ProgramPage() {
  return usePage().slugs['product'] === 'android' ? <AndroidProgram /> : <WindowsProgram />
}

function WindowsProgram() {
  const word = useProgramWords('windows')
  return (
    <OfferView
      offer={offers.windows}
      earns
      word={word}
      icons={{
        window: PictureInPicture2,
        keys: TextCursorInput,
        sound: BellRing,
        day: Sunset,
        scale: Scaling,
        pause: Pause,
      }}
      start={start}
      second={second}
      aside={<TaskShot word={word} look="window" />}
      first={<KeyTable word={word} shortcuts={shortcuts} />}
      then={<OfferFacts word={(key) => word(`needs.${key}`)} ids={needs} tone="alice" />}
    />
  )
}

function AndroidProgram() {
  const word = useProgramWords('android')
  return (
    <OfferView
      offer={offers.android}
      earns
      word={word}
      icons={{
        touch: HandHelping,
        rotate: Rotate3d,
        data: Waypoints,
        notify: SmartphoneCharging,
        sound: Vibrate,
        reader: Contrast,
      }}
      start={start}
      second={second}
      aside={<TaskShot word={word} look="phone" />}
      then={<OfferFacts word={(key) => word(`needs.${key}`)} ids={needs} />}
    />
  )
}
