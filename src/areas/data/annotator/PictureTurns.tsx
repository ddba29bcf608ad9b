import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useKeyNames } from '@/ui/use-shortcuts.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import s from './annotator.module.css'
import type { AnnotatorSession } from './session.ts'
import { inBrackets } from '@/lib/sentences.ts'

interface PictureTurnsProps {
  session: AnnotatorSession
  onGo: (at: number) => void
  onLeave: () => void
}

/** The way from picture to picture of a set. */
export function PictureTurns({ session: { entries, at }, onGo, onLeave }: PictureTurnsProps) {
  const { t } = useTranslation('annotator')
  const { hint } = useKeyNames()
  return (
    <div className={s.turns} role="group" aria-label={t('pictures')}>
      <Button
        variant="none"
        hideText
        title={t('previous') + inBrackets(hint('PageUp'), t('previous'))}
        aria-disabled={at === 0}
        prepend={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => onGo(at - 1)}
      >
        {t('previous')}
      </Button>
      <Field label={t('pictureOf', { number: at + 1, total: entries.length })}>
        <Select value={at} onChange={({ target }) => onGo(Number(target.value))}>
          {entries.map(({ picture: { name }, work: { now } }, index) => (
            <option key={name} value={index}>
              {t('pictureName', { name, count: now.shapes.length + now.tags.length })}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        variant="none"
        hideText
        title={t('next') + inBrackets(hint('PageDown'), t('next'))}
        aria-disabled={at === entries.length - 1}
        prepend={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => onGo(at + 1)}
      >
        {t('next')}
      </Button>
      <Button variant="service" prepend={<Trash2 size={16} aria-hidden="true" />} onClick={onLeave}>
        {t('leave')}
      </Button>
    </div>
  )
}
