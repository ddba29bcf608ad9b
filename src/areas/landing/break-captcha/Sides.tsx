import { Check, X } from 'lucide-react'
import s from '../landing.module.css'

interface Side {
  title: string
  items: readonly string[]
}

/** What is allowed and what is not, side by side. */
export function Sides({ yes, no }: { yes: Side; no: Side }) {
  return (
    <div className={`stack gap-5 ${s.sides}`}>
      <div className={`pad-5 paper ${s.side}`} data-side="yes">
        <h3 className="heading">{yes.title}</h3>
        <ul className="bare grid gap-3 mt-4">
          {yes.items.map((item) => (
            <li key={item}>
              <Check size={20} aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className={`pad-5 paper ${s.side}`} data-side="no">
        <h3 className="heading">{no.title}</h3>
        <ul className="bare grid gap-3 mt-4">
          {no.items.map((item) => (
            <li key={item}>
              <X size={20} aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
