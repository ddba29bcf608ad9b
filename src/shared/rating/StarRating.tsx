import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldNotes } from '@/ui/Field.tsx'
import { stars } from './stars.ts'
import type { StarValue } from './stars.ts'
import s from '../small.module.css'

interface StarRatingProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> {
  legend: string
  /** The id of the first star, which an error summary links to. */
  id: string
  error?: string | undefined
  /** The meaning of each value. */
  nameOf: (value: StarValue) => string
}

/**
 * One to five stars as native radios, so that arrow keys move and a screen reader names each value.
 */
export function StarRating({ legend, id, error, nameOf, className: _, ...rest }: StarRatingProps) {
  return (
    <fieldset
      role="radiogroup"
      className={`stack gap-2 ${s.rating}`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      <div className={`grid ${s.stars}`}>
        {stars.map((value, index) => (
          <label
            key={value}
            className={`relative grid items-center gap-1 round-2 quiet text-1 center ${s.star}`}
          >
            <input {...rest} id={index === 0 ? id : `${id}-${value}`} type="radio" value={value} />
            <Star size={32} aria-hidden="true" />
            <span>
              <span className="visually-hidden">{value}:</span> {nameOf(value)}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
