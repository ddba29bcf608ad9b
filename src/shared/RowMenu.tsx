import { EllipsisVertical } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Menu } from '@/ui/Menu.tsx'
import type { MenuProps } from '@/ui/Menu.tsx'

interface RowMenuProps {
  /** Names the row, such as "Actions for site-1". */
  label: string
  items: MenuProps['items']
}

/** The actions of a row behind a button. */
export function RowMenu({ label, items }: RowMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu
      align="end"
      button={(props) => (
        <Button
          {...props}
          variant="tertiary"
          hideText
          title={t('label.actions')}
          prepend={<EllipsisVertical size={18} aria-hidden="true" />}
        >
          {label}
        </Button>
      )}
      items={items}
    />
  )
}
