import { expect, it } from 'vitest'
import advertising from '../../../../locales/en/advertising.json' with { type: 'json' }
import affiliate from '../../../../locales/en/affiliate.json' with { type: 'json' }
import extension from '../../../../locales/en/extension.json' with { type: 'json' }
import forCustomer from '../../../../locales/en/forCustomer.json' with { type: 'json' }
import makeMoney from '../../../../locales/en/makeMoney.json' with { type: 'json' }
import programRs from '../../../../locales/en/programRs.json' with { type: 'json' }
import programs from '../../../../locales/en/programs.json' with { type: 'json' }
import workaround from '../../../../locales/en/workaround.json' with { type: 'json' }
import { keysOf } from '@/lib/object.ts'
import { offers } from './offers.ts'
import type { OfferRow, OfferId } from './offers.ts'

const words = {
  forCustomer,
  affiliate,
  extension,
  makeMoney,
  workaround,
  advertising,
  programs,
  windows: programs.windows,
  android: programs.android,
  programRs,
} satisfies Record<OfferId, unknown>

const ids = (section: object) =>
  Object.keys(section).filter((key) => key !== 'title' && key !== 'lead')

it.each(keysOf(offers))('%s has the words of its row, each once, and no others', (id) => {
  const offer: OfferRow = offers[id]
  const own = words[id]
  const { hero, get, rules, faq } = own
  expect(offer.facts).toEqual(ids(hero.fact))
  expect(offer.points).toEqual(ids(get))
  expect(offer.steps).toEqual('begin' in own ? ids(own.begin) : [])
  expect(offer.yes).toEqual(ids(rules.yes))
  expect(offer.no).toEqual(ids(rules.no))
  expect(offer.questions).toEqual(ids(faq))
})
