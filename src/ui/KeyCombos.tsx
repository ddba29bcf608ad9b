import { Fragment } from 'react'
import type { KeyCombo } from '@/lib/key-combo.ts'
import { Kbd } from './Kbd.tsx'
import { useKeyNames } from './use-shortcuts.ts'

/** Shortcuts as keys of the person's own keyboard. */
export function KeyCombos({ combos }: { combos: readonly KeyCombo[] }) {
  const { keys } = useKeyNames()
  return combos.map((combo, index) => (
    <Fragment key={combo}>
      {index > 0 && ' '}
      {keys(combo).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </Fragment>
  ))
}
