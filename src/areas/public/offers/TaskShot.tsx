import { useTranslation } from '@/i18n/use-translation.ts'
import { Art } from '@/ui/illustrations/Art.tsx'
import { glyphH, glyphK, glyphNine, glyphP, glyphW } from '@/lib/glyph-paths.ts'
import { Kbd } from '@/ui/Kbd.tsx'
import type { OfferWord } from './OfferView.tsx'
import { Shot } from './Shot.tsx'
import s from './offers.module.css'

const glyphs = [glyphW, glyphNine, glyphK, glyphH, glyphP]

/** A worker's screen: a picture, a hint, the answer being typed, and the time left. */
export function TaskShot({ word, look }: { word: OfferWord; look: 'frame' | 'window' | 'phone' }) {
  const { t } = useTranslation()
  return (
    <Shot tag={word('art.tag')} caption={word('art.caption')} look={look}>
      <div className="pad-y-3 pad-x-4 border alice">
        <Art width={520} height={208}>
          {glyphs.map(({ letter, d }) => (
            <path key={letter} className={s.glyph} d={d} />
          ))}
          <path
            className={s.noise}
            d="M-6 142C40 118 74 70 132 96s88 58 148 18 98-44 142-8 62 22 84 2"
          />
        </Art>
      </div>
      <p className="quiet text-2">{t('shot.hint')}</p>
      <p className={`pad-y-2 pad-x-3 round-2 ${s.typed}`} translate="no">
        W9kH
      </p>
      <p className={s.time} />
      <p className={`cluster between gap-2 gap-x-5 quiet text-1 ${s.keys}`}>
        {look === 'phone' ? (
          <>
            <b className="grow pad-y-2 round-2 center">{t('action.send')}</b>
            <span>{t('action.skip')}</span>
          </>
        ) : (
          <>
            <span>
              <Kbd>Enter</Kbd> {t('action.send')}
            </span>
            <span>
              <Kbd>Esc</Kbd> {t('action.skip')}
            </span>
          </>
        )}
      </p>
    </Shot>
  )
}
