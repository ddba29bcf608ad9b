import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { Button } from '@/ui/Button.tsx'
import { setSampleKey, useSampleKey } from '../sample-key.ts'
import s from '../workbench.module.css'

const loadKeyChooser = async () => (await import('./KeyChooser.tsx')).KeyChooser
const words = ['keyValue'] as const

/** A button that puts a key of the reader's into every sample, and removes it again. */
export function OwnKey() {
  const { t } = useTranslation()
  const value = useSampleKey()
  /** Counts the presses. At 0 no key is requested. */
  const [turn, setTurn] = useState(0)
  const [busy, setBusy] = useState(false)
  function press(): void {
    if (value !== null) {
      setSampleKey(null)
      return setTurn(0)
    }
    setBusy(true)
    setTurn(turn + 1)
  }
  return (
    <div className={`grid gap-3 items-start ${s.own}`} data-print="no">
      {/* One button, so that the focus stays where it is. */}
      <Button
        variant="secondary"
        loading={busy}
        prepend={<KeyRound size={16} aria-hidden="true" />}
        onClick={press}
      >
        {value === null ? t('code.putKey') : t('code.takeKey')}
      </Button>
      {turn > 0 && (
        <LatePart
          load={loadKeyChooser}
          ns={words}
          props={{ turn, onBusy: setBusy }}
          fallback={null}
          failed={<PartLost level={3} />}
          lost={() => setBusy(false)}
        />
      )}
    </div>
  )
}
