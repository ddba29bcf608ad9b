import { Kbd } from '@/ui/Kbd.tsx'
import { FactList } from '../offers/OfferFacts.tsx'
import type { OfferWord } from '../offers/OfferView.tsx'

export interface KeyTableRow {
  id: string
  keys: readonly string[]
}

/** The keyboard shortcuts of a program. */
export function KeyTable({
  word,
  shortcuts,
}: {
  word: OfferWord
  shortcuts: readonly KeyTableRow[]
}) {
  return (
    <FactList
      title={word('keys.title')}
      lead={word('keys.lead')}
      items={shortcuts.map(({ id, keys }) => ({
        id,
        text: word(`keys.${id}`),
        name: (
          <span translate="no">
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && ' + '}
                <Kbd>{key}</Kbd>
              </span>
            ))}
          </span>
        ),
      }))}
    />
  )
}
