import { Menu } from '@/ui/Menu.tsx'
import type { MenuProps } from '@/ui/Menu.tsx'
import type { Choice } from './ChoiceMenu.tsx'

interface ChoiceListProps extends Pick<MenuProps, 'button' | 'begin'> {
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
}

export function ChoiceList({ choices, value, onChoose, button, begin }: ChoiceListProps) {
  return (
    <Menu
      button={button}
      begin={begin}
      align="end"
      items={choices.map((choice) => ({
        id: choice.value,
        label: <span lang={choice.lang}>{choice.label}</span>,
        checked: choice.value === value,
        onSelect: () => onChoose(choice.value),
      }))}
    />
  )
}
