import { Contrast } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { applyTheme, chooseTheme, storedTheme, themes } from '@/session/theme.ts'
import { IconSelect } from '@/ui/IconSelect.tsx'

export function ThemeMenu() {
  const { t } = useTranslation()
  const theme = useSyncExternalStore(
    storedTheme.subscribe,
    storedTheme.get,
    () => storedTheme.fallback,
  )
  useEffect(() => applyTheme(theme), [theme])
  return (
    <IconSelect
      label={t('theme.label')}
      icon={<Contrast size={20} aria-hidden="true" />}
      value={theme}
      onChange={(event) =>
        chooseTheme(themes.find((name) => name === event.target.value) ?? 'system')
      }
      options={themes.map((name) => ({ value: name, label: t(`theme.${name}`) }))}
    />
  )
}
