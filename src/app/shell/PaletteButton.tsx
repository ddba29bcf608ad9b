import { Search } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { ariaKeyCombo } from '@/lib/key-combo.ts'
import { useUser } from '@/session/use-user.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { cx } from '@/ui/cx.ts'
import { useKeyNames } from '@/ui/use-shortcuts.ts'
import { openPalette, paletteCombo } from '../palette/open.ts'
import s from './shell.module.css'

/** Shown where there is room for it; the user menu contains it too. */
export function PaletteButton() {
  const { t } = useTranslation()
  const { user } = useUser()
  const { hint } = useKeyNames()
  if (!user) return null
  return (
    <button
      type="button"
      className={cx(buttonClass({ variant: 'secondary' }), s.search)}
      onClick={openPalette}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeyCombo(paletteCombo)}
    >
      <Search size={18} aria-hidden="true" />
      {t('action.search')} <span className="for-keys text-1">{hint(paletteCombo)}</span>
    </button>
  )
}
