import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Field } from '@/ui/Field.tsx'
import { RangeInput } from '@/ui/RangeInput.tsx'
import type { Held } from '../live/Verdict.tsx'
import type { DrawnPicture } from './picture.ts'
import s from '../demo.module.css'

interface RotationProps {
  picture: DrawnPicture
  /** In degrees. */
  step: number
  onAnswer: (answer: Held) => void
}

/** A picture that a slider rotates. */
export function Rotation({
  picture: { url, width, height, question },
  step,
  onAnswer,
}: RotationProps) {
  const { t } = useTranslation('demo')
  const [angle, setAngle] = useState(0)
  return (
    <div className={s.beside}>
      <div className={`middle ${s.turning}`}>
        {url && (
          <img
            className={`paper ${s.picture}`}
            src={url}
            alt={t('answer.picture', { question })}
            width={width}
            height={height}
            style={{ transform: `rotate(${angle}deg)` }}
          />
        )}
      </div>
      <Field label={t('answer.angle')}>
        <RangeInput
          min={0}
          max={360 - step}
          step={step}
          value={angle}
          format={(count) => t('answer.degrees', { count })}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            setAngle(valueAsNumber)
            onAnswer({ rotate: valueAsNumber })
          }}
        />
      </Field>
    </div>
  )
}
