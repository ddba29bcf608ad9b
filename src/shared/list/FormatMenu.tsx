import { ChevronDown } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TableFormat } from '@/lib/save-csv.ts'
import type { AboutText } from '@/ui/About.tsx'
import { Button } from '@/ui/Button.tsx'
import { Menu } from '@/ui/Menu.tsx'
import s from '../small.module.css'

const formats = ['xlsx', ',', ';'] as const satisfies readonly TableFormat[]
const words = { xlsx: 'export.xlsx', ',': 'export.commas', ';': 'export.semicolons' } as const

interface FormatMenuProps {
  about?: AboutText | undefined
  onChoose: (format: TableFormat) => void
  disabledReason?: string | undefined
  /** While there is nothing to save yet. */
  disabled?: boolean | undefined
}

/** The formats of an exported table beside the CSV of the person's own language. */
export function FormatMenu({ about, onChoose, disabledReason, disabled }: FormatMenuProps) {
  const { t } = useTranslation()
  const look = {
    variant: 'secondary',
    about,
    className: s.formatButton,
    append: <ChevronDown size={16} aria-hidden="true" />,
    // A phone has no room for the words beside the other button.
    children: <span className={s.formats}>{t('export.more')}</span>,
  } as const
  if (disabledReason || disabled)
    return <Button {...look} disabled={disabled} disabledReason={disabledReason} />
  return (
    <Menu
      align="end"
      button={(props) => <Button {...props} {...look} />}
      items={formats.map((format) => ({
        id: format,
        label: t(words[format]),
        onSelect: () => onChoose(format),
      }))}
    />
  )
}
