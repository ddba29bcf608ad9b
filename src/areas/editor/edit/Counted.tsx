import { useTranslation } from '@/i18n/use-translation.ts'
import type { ReactNode } from 'react'
import { countOf } from './counters.ts'
import s from './edit.module.css'

interface CountedProps {
  text: string
  soft: number
  hard: number
  children?: ReactNode
}

/** Shows beside the help how much of a field's length is used. */
export function Counted({ text, soft, hard, children }: CountedProps) {
  const { t } = useTranslation('editor')
  const { used, tone } = countOf(text, { soft, hard })
  return (
    <span className={`row gap-3 between num ${s.count}`}>
      <span>
        {tone === 'over'
          ? t('edit.count.over', { max: hard })
          : tone === 'long'
            ? t('edit.count.long', { max: soft })
            : children}
      </span>
      <span data-tone={tone}>
        {t('edit.count.of', { used, max: tone === 'over' ? hard : soft })}
      </span>
    </span>
  )
}
