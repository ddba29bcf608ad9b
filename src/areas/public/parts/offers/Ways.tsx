import { Split } from '@/shared/landing/Split.tsx'
import type { Word } from './OfferPage.tsx'
import s from './offers.module.css'

/** Ways to the same end, the best one first: when each fits, and who decides. */
export function Ways({ word, ids }: { word: Word; ids: readonly string[] }) {
  return (
    <Split title={word('ways.title')} lead={word('ways.lead')}>
      <ol className={s.ways}>
        {ids.map((id) => (
          <li key={id}>
            <h3 className="heading">{word(`ways.${id}.title`)}</h3>
            <p>{word(`ways.${id}.text`)}</p>
            <dl>
              <div>
                <dt>{word('ways.fits')}</dt>
                <dd>{word(`ways.${id}.fits`)}</dd>
              </div>
              <div>
                <dt>{word('ways.decides')}</dt>
                <dd>{word(`ways.${id}.decides`)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Split>
  )
}
