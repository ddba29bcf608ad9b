import type { ReactNode } from 'react'
import { LateMenu } from '@/shared/account/LateMenu.tsx'
import s from './layouts.module.css'

export interface Choice {
  value: string
  label: string
  lang?: string | undefined
}

interface ChoiceMenuProps<C extends Choice> {
  /** The current choice, which is part of the button's accessible name. */
  label: string
  icon: ReactNode
  choices: readonly C[]
  value: C['value']
  onChoose: (value: C['value']) => void
}

const loadChoiceList = async () => (await import('./ChoiceList.tsx')).ChoiceList

/** A menu with one choice, in the header. Moving through it does not choose (WCAG 3.2.2). */
export function ChoiceMenu<C extends Choice>({
  label,
  icon,
  choices,
  value,
  onChoose,
}: ChoiceMenuProps<C>) {
  const current = choices.find((choice) => choice.value === value)
  return (
    <LateMenu
      load={loadChoiceList}
      props={{
        choices,
        value,
        onChoose: (chosen: string) => {
          const choice = choices.find((one) => one.value === chosen)
          if (choice) onChoose(choice.value)
        },
      }}
      button={(props) => (
        <button
          type="button"
          {...props}
          className={`row align-center gap-2 justify-center pad-x-2 round-2 quiet text-2 nowrap ${s.choice}`}
        >
          {icon}
          <span className="visually-hidden">{label}: </span>
          <span className={s.chosen} lang={current?.lang}>
            {current?.label}
          </span>
        </button>
      )}
    />
  )
}
