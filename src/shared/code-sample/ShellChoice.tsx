import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { known } from '@/lib/known.ts'
import { shells } from '@/lib/shell.ts'
import { About } from '@/ui/About.tsx'
import { Select } from '@/ui/Select.tsx'
import { useShell } from './use-shell.ts'

/** Proper names, the same in every language. */
const names = { sh: 'Bash, zsh', cmd: 'cmd', powershell: 'PowerShell' } as const

/**
 * The command line that samples of commands are written for, one for all of them.
 * @param about names the sample beside it
 */
export function ShellChoice({ about }: { about: string }) {
  const { t } = useTranslation()
  const [shell, setShell] = useShell()
  const id = useId()
  return (
    <div className="cluster gap-2 text-2">
      <label htmlFor={id}>
        {t('code.shell')}
        <About of={about} after={t('code.shell')} />
      </label>
      <Select
        id={id}
        value={shell}
        onChange={({ target }) => setShell(known(shells, target.value) ?? 'sh')}
      >
        {shells.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </div>
  )
}
