import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ResOf } from '@/api/contract/types.ts'
import type { securityCalls } from '@/api/contract/security.ts'
import { securityApi } from '@/api/endpoints/profile.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { codeAttemptsLeft, inGroups, otpauthLink, SetupForm } from './codes.ts'
import { Qr } from '@/shared/qr/Qr.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import s from '../profile.module.css'

export interface TwoFactorSetupProps {
  setup: ResOf<(typeof securityCalls)['setUpTwoFactor']>
  onDone: () => void
  onCancel: () => void
}

/**
 * Three steps on one page. Only this component holds the secret; after a reload the backend gives it
 * again.
 */
export function TwoFactorSetup({ setup, onDone, onCancel }: TwoFactorSetupProps) {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const [enable] = securityApi.useEnableTwoFactorMutation()
  const [left, setLeft] = useState<number | null>(null)
  const copyLabels = useCopyLabels(common('action.copyKey'))
  const first = useTakeFocus<HTMLHeadingElement>()
  const form = useForm({
    name: 'two-factor',
    schema: SetupForm,
    defaults: { saved: false, code: '' },
    keep: [],
    words: {
      saved: { required: t('setup.savedRequired') },
      code: {
        required: common('form.appCode'),
        bad_format: t('setup.code.bad_format'),
        mismatch: left === null ? t('setup.code.wrong') : t('setup.code.left', { count: left }),
      },
    },
    place: (problem) =>
      problemKey(problem) === 'ERROR_WRONG_CODE' ? { code: 'mismatch' } : undefined,
    send: async ({ code }) => {
      try {
        await enable({ code }).unwrap()
      } catch (error) {
        setLeft(codeAttemptsLeft(toProblem(error).data))
        throw error
      }
    },
    done: onDone,
  })
  const appLink = otpauthLink(setup.otpauthUrl)
  return (
    <Form
      form={form}
      submit={common('action.turnOn')}
      foot={
        <Button variant="tertiary" onClick={onCancel}>
          {t('setup.cancel')}
        </Button>
      }
    >
      <ol className={`stack bare gap-6 ${s.steps}`}>
        <li className="relative grid gap-3">
          <h3 ref={first} tabIndex={-1}>
            {t('setup.scan.title')}
          </h3>
          <p className={`quiet text-2 ${s.securityQuiet}`}>{t('setup.scan.text')}</p>
          <div className="cluster gap-5">
            {appLink && (
              <Qr text={appLink} label={t('setup.scan.qr')} failed={t('setup.scan.failed')} />
            )}
            <div className={`grid gap-2 content-start items-start min-0 text-2 ${s.key}`}>
              <p id="two-factor-key">{t('setup.scan.key')}</p>
              <code
                className={`box pad-y-2 pad-x-3 alice text-3 break ${s.secret}`}
                translate="no"
                dir="ltr"
                aria-labelledby="two-factor-key"
              >
                {inGroups(setup.secret)}
              </code>
              <CopyButton value={setup.secret} labels={copyLabels} />
              {appLink && (
                <a className={s.appLink} href={appLink}>
                  {t('setup.scan.sameDevice')}
                </a>
              )}
            </div>
          </div>
        </li>
        <li className="relative grid gap-3">
          <h3>{t('setup.codes.title')}</h3>
          <p className={`quiet text-2 ${s.securityQuiet}`}>{t('setup.codes.text')}</p>
          <RecoveryCodes codes={setup.recoveryCodes} />
          <Checkbox {...form.control('saved')} label={t('setup.saved')} aria-required="true" />
        </li>
        <li className="relative grid gap-3">
          <h3>{t('setup.confirm.title')}</h3>
          <Field {...form.field('code')} label={t('setup.code.label')} required className={s.code}>
            <TextInput
              {...form.input('code')}
              mono
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              spellCheck={false}
            />
          </Field>
        </li>
      </ol>
    </Form>
  )
}
