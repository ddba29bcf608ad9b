import { site } from '@/site/site.ts'
import type { Word } from './OfferPage.tsx'
import { Shot, ShotRows } from './Shot.tsx'
import s from './offers.module.css'

const parts = ['host', 'page', 'from'] as const

/** A partner's link, taken apart. */
export function LinkAnatomy({ word }: { word: Word }) {
  const shown = { host: site.canonicalHost, page: '/pricing', from: '?from=…' }
  return (
    <Shot tag={word('art.tag')} caption={word('art.caption')}>
      <p className={s.code} translate="no">
        {shown.host}
        {shown.page}
        <b>{shown.from}</b>
      </p>
      <ShotRows rows={parts.map((id) => ({ id, label: word(`art.${id}`), value: shown[id] }))} />
    </Shot>
  )
}
