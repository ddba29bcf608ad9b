import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import { useBench } from './bench-context.ts'
import s from './edit.module.css'
import { Panel } from './Panel.tsx'
import { SlugDialog } from './SlugDialog.tsx'
import { useReaderAddress } from './use-reader-address.ts'

/** Where readers find it. Changed in a step of its own, because links lead there. */
export function SlugPanel({ onMoved }: { onMoved: (slug: string) => void }) {
  const { t } = useTranslation('editor')
  const { document } = useBench()
  const addressOf = useReaderAddress()
  const [open, setOpen] = useState(false)
  return (
    <Panel title={t('edit.slug.title')}>
      <p className={s.address}>{addressOf(document.article)}</p>
      <div className={s.actions}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('edit.slug.change')}
        </Button>
      </div>
      {open && <SlugDialog onMoved={onMoved} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
