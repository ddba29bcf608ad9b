import { useState } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Field } from '@/ui/Field.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import type { Held } from '../live/Verdict.tsx'
import type { DrawnPicture } from './picture.ts'
import s from '../demo.module.css'
import { digitsOf } from '@/lib/typed-amount.ts'

interface Point {
  x: number
  y: number
}

interface ClicksProps {
  picture: DrawnPicture
  /** The maximum number of points. */
  most: number
  onAnswer: (answer: Held | null) => void
}

/** A picture that takes points by click, or as numbers. */
export function Clicks({ picture, most, onAnswer }: ClicksProps) {
  const { t } = useTranslation('demo')
  const { t: common } = useTranslation()
  const { url, width, height, question } = picture
  const [points, setPoints] = useState<readonly Point[]>([])
  const [typed, setTyped] = useState({ x: '', y: '' })

  function put(next: readonly Point[]): void {
    setPoints(next)
    onAnswer(next.length > 0 ? { coordinates: next } : null)
  }
  function add({ x, y }: Point): void {
    const inside = (value: number, size: number) => Math.min(size, Math.max(0, Math.round(value)))
    if (points.length < most) put([...points, { x: inside(x, width), y: inside(y, height) }])
  }
  function click({ clientX, clientY, currentTarget }: MouseEvent): void {
    const box = currentTarget.getBoundingClientRect()
    add({
      x: ((clientX - box.left) * width) / (box.width || width),
      y: ((clientY - box.top) * height) / (box.height || height),
    })
  }
  function addTyped(): void {
    const [x, y] = [Number(digitsOf(typed.x)), Number(digitsOf(typed.y))]
    if (typed.x === '' || typed.y === '' || !Number.isFinite(x) || !Number.isFinite(y)) return
    add({ x, y })
    setTyped({ x: '', y: '' })
  }
  const number = (name: 'x' | 'y') => (
    <Field label={t(`answer.${name}`)}>
      <NumberInput
        whole
        value={typed[name]}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
      />
    </Field>
  )
  return (
    <>
      <div role="presentation" className={`relative ${s.clicked}`} onClick={click}>
        {url && (
          <img
            className={`paper ${s.picture}`}
            src={url}
            alt={t('answer.picture', { question })}
            width={width}
            height={height}
          />
        )}
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {points.map(({ x, y }, index) => (
            <g key={index}>
              <circle cx={x} cy={y} r={width / 32} />
              <text
                x={x}
                y={y}
                fontSize={width / 24}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <p role="status" className="quiet text-1">
        {t('answer.points', { count: points.length })}
      </p>
      {points.length > 0 && (
        <ul className="cluster gap-3 align-end">
          {points.map(({ x, y }, index) => (
            <li key={index}>
              <Button
                variant="secondary"
                about={common('action.remove')}
                onClick={() => put(points.toSpliced(index, 1))}
              >
                {t('answer.point', { number: index + 1, x, y })} <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary={t('answer.byNumber')}>
        <div className="bare row wrap align-end gap-3">
          {number('x')}
          {number('y')}
          <Button variant="secondary" onClick={addTyped}>
            {t('answer.add')}
          </Button>
        </div>
      </Disclosure>
    </>
  )
}
