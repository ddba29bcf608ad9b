import { Columns3 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { useCloseOnBack } from '@/ui/use-close-on-back.ts'
import { columnKeys, fixedColumn } from './columns.ts'
import type { ColumnKey } from './columns.ts'
import { columnNames } from './names.ts'
import s from './uploads.module.css'

interface ColumnsProps {
  chosen: readonly ColumnKey[]
  onChange: (chosen: ColumnKey[]) => void
}

/** The chosen columns of the table, stored in this browser. */
export function Columns({ chosen, onChange }: ColumnsProps) {
  const { t } = useTranslation(['uploads', 'common'])
  const [open, setOpen] = useState(false)
  const id = useId()
  const wrap = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) =>
      event.target instanceof Node && !wrap.current?.contains(event.target) && setOpen(false)
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])
  useCloseOnBack(open, () => setOpen(false))
  return (
    <div ref={wrap} className={`relative ${s.columns}`}>
      <Button
        ref={button}
        variant="secondary"
        aria-expanded={open}
        aria-controls={id}
        prepend={<Columns3 size={18} aria-hidden="true" />}
        onClick={() => setOpen(!open)}
      >
        {t('columns.title')}
      </Button>
      <fieldset id={id} className={`grid pad-4 border round-3 ${s.choice}`} hidden={!open}>
        <legend>{t('columns.legend')}</legend>
        {columnKeys
          .filter((key) => key !== fixedColumn)
          .map((key) => (
            <Checkbox
              key={key}
              label={t(columnNames[key])}
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChange(
                  columnKeys.filter((one) =>
                    one === key ? target.checked : one === fixedColumn || chosen.includes(one),
                  ),
                )
              }
            />
          ))}
      </fieldset>
    </div>
  )
}
