import { useTranslation } from '@/i18n/use-translation.ts'
import { Progress } from '@/ui/Progress.tsx'
import { passwordStrength } from './password-strength.ts'

/** Its space is reserved from the beginning, so that nothing moves with the first character. */
export function PasswordStrength({ password, email }: { password: string; email: string }) {
  const { t } = useTranslation('auth')
  const { level, share } = passwordStrength(password, email)
  const tone = { weak: 'bad', fair: 'blue', good: 'blue', strong: 'earls' } as const
  return (
    <div role="status">
      <Progress
        label={t('password.strength')}
        value={password ? share : 0}
        max={1}
        tone={tone[level]}
        text={password ? t(`password.level.${level}`) : t('password.level.none')}
      />
    </div>
  )
}
