import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { cutText } from '@/lib/cut-text.ts'
import { Button } from '@/ui/Button.tsx'
import s from '../software.module.css'

/** The screenshots, with buttons and arrow keys. */
export function ScreenshotGallery({ shots }: { shots: SoftwareItem['screenshots'] }) {
  const { t } = useTranslation('software')
  const [at, setAt] = useState(0)
  const shown = shots.flatMap(({ url, alt }) => {
    const picture = pictureUrl(url)
    return picture === undefined ? [] : [{ picture, alt }]
  })
  const shot = shown[Math.min(at, shown.length - 1)]
  if (!shot) return null
  const many = shown.length > 1
  const go = (step: number): void =>
    setAt((now) => (Math.min(now, shown.length - 1) + step + shown.length) % shown.length)
  const byKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || altKey) return
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  return (
    <section className={`grid gap-3 ${s.gallery}`} aria-label={t('gallery.label')}>
      <img
        className={`fill border round-3 alice ${s.shot}`}
        src={shot.picture}
        alt={cutText(shot.alt)}
        width={960}
        height={540}
        decoding="async"
      />
      {many && (
        <div className="row align-center justify-center gap-4 text-2 num">
          <Button
            variant="secondary"
            hideText
            prepend={<ChevronLeft size={18} aria-hidden="true" />}
            onClick={() => go(-1)}
            onKeyDown={byKey}
          >
            {t('gallery.previous')}
          </Button>
          <p role="status">{t('gallery.at', { number: at + 1, total: shown.length })}</p>
          <Button
            variant="secondary"
            hideText
            prepend={<ChevronRight size={18} aria-hidden="true" />}
            onClick={() => go(1)}
            onKeyDown={byKey}
          >
            {t('gallery.next')}
          </Button>
        </div>
      )}
    </section>
  )
}
