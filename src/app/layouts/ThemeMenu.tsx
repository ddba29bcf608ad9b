import { SunMoon } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { applyTheme, storedTheme, themes } from '@/session/theme.ts'
import { Button } from '@/ui/Button.tsx'
import { Menu } from '@/ui/Menu.tsx'

export function ThemeMenu() {
  const { t } = useTranslation()
  const theme = useSyncExternalStore(storedTheme.subscribe, storedTheme.get, () => storedTheme.fallback)
  useEffect(() => applyTheme(theme), [theme])
  return (
    <Menu
      align="end"
      button={(props) => (
        <Button {...props} variant="none" hideText prepend={<SunMoon size={20} aria-hidden="true" />}>
          {t('theme.label', { name: t(`theme.${theme}`) })}
        </Button>
      )}
      items={themes.map((name) => ({ id: name, label: t(`theme.${name}`), checked: name === theme, onSelect: () => storedTheme.set(name) }))}
    />
  )
}
