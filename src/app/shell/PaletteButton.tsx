import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUser } from '@/session/use-user.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { cx } from '@/ui/cx.ts'
import { openPalette, paletteKeys } from '../palette/open.ts'
import s from './shell.module.css'

/** Shown where there is room for it; the user menu contains it too. */
export function PaletteButton() {
  const { t } = useTranslation()
  const { user } = useUser()
  if (!user) return null
  const keys = paletteKeys()
  return (
    <button
      type="button"
      className={cx(buttonClass({ variant: 'secondary' }), s.search)}
      onClick={openPalette}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys.aria}
    >
      <Search size={18} aria-hidden="true" />
      {t('action.search')} <span className="text-1">{keys.shown}</span>
    </button>
  )
}
