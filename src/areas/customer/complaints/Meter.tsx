import { useEffect, useRef } from 'react'
import type { ShareLevel } from './reports.ts'
import s from './complaints.module.css'

interface MeterProps {
  percent: number
  limit: number
  level: ShareLevel
  label: string
  /** The values in words. */
  text: string
}

/**
 * A percentage with a mark at its limit. Scripts set the lengths, because the policy forbids style
 * attributes.
 */
export function Meter({ percent, limit, level, label, text }: MeterProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.style.setProperty('--value', `${percent}%`)
    box.current?.style.setProperty('--limit', `${limit}%`)
  }, [percent, limit])
  return (
    <div
      ref={box}
      className={s.meter}
      data-level={level}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <span className={s.fill} />
      <span className={s.mark} />
    </div>
  )
}
