import { Kbd } from '@/ui/Kbd.tsx'
import { FactList } from '../offers/Facts.tsx'
import type { Word } from '../offers/OfferView.tsx'

export interface Shortcut {
  id: string
  keys: readonly string[]
}

/** The keyboard shortcuts of a program. */
export function KeyTable({ word, shortcuts }: { word: Word; shortcuts: readonly Shortcut[] }) {
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
