import { useTranslation } from 'react-i18next'
import type { WorkerMe } from '@/api/contract/worker-account.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { toProblem, problemKey } from '@/api/problem.ts'
import { Switch } from '@/ui/Switch.tsx'
import { toast } from '@/ui/toast-store.ts'
import { signal } from './signal.ts'
import s from './desk.module.css'

const names = ['autoNext', 'sound', 'vibration'] as const

/** The settings of the work screen: automatic or manual next task, sound, vibration. */
export function DeskSettings({ me }: { me: WorkerMe }) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const [update, { isLoading, originalArgs }] = workerAccountApi.useUpdateWorkerMutation()
  const change = async (name: (typeof names)[number], on: boolean): Promise<void> => {
    // Plays the signal that was turned on. A browser that requires a gesture before sound gets it
    // here.
    if (on) signal('earned', { sound: name === 'sound', vibration: name === 'vibration' })
    try {
      await update({ [name]: on }).unwrap()
    } catch (error) {
      const text = common(`problem.${problemKey(toProblem(error))}.title`)
      toast({ id: 'desk-setting', tone: 'bad', text })
    }
  }
  return (
    <fieldset className={s.settings}>
      <legend>{t('settings.title')}</legend>
      {names.map((name) => (
        <Switch
          key={name}
          label={t(`settings.${name}`)}
          checked={(isLoading ? originalArgs?.[name] : undefined) ?? me[name]}
          onChange={({ target }) => void change(name, target.checked)}
        />
      ))}
    </fieldset>
  )
}
