import { Contrast, Moon, Sun } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { applyTheme, chooseTheme, storedTheme, themes } from '@/session/theme.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'

const icons = { system: Contrast, light: Sun, dark: Moon } as const

export function ThemeMenu() {
  const { t } = useTranslation()
  const theme = useSyncExternalStore(
    storedTheme.subscribe,
    storedTheme.get,
    () => storedTheme.fallback,
  )
  useEffect(() => applyTheme(theme), [theme])
  const Icon = icons[theme]
  return (
    <ChoiceMenu
      label={t('theme.label')}
      icon={<Icon size={20} aria-hidden="true" />}
      choices={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onChoose={chooseTheme}
    />
  )
}
