import { useRef } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { useHref } from '@/i18n/page-context.ts'
import { withGap } from '@/lib/sentences.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import s from './home.module.css'

const userTypes = ['customer', 'developer', 'worker'] as const

/**
 * The first two answers of the sign-up. Without scripts the form is a link to the sign-up page: the
 * email field has no name, so that it never gets into an address. With scripts it is passed in the
 * history state.
 */
export function OrderForm() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const href = useHref()
  const navigate = useNavigate()
  const email = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('userType')
    const userType = userTypes.find((type) => type === chosen)
    void navigate(href({ id: 'register', search: { userType } }), {
      state: { email: email.current?.value.trim() ?? '' },
    })
  }

  return (
    <form
      className={`relative paper ${s.found} stack gap-5 pad-5 ${s.form}`}
      action={href({ id: 'register' })}
      method="get"
      onSubmit={submit}
      noValidate
      aria-labelledby="order-title"
    >
      <Field label={common('label.email')} help={t('order.emailHelp')}>
        <TextInput
          ref={email}
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          most={254}
        />
      </Field>
      <RadioCards
        legend={t('order.who')}
        name="userType"
        defaultValue="customer"
        options={userTypes.map((value) => ({
          value,
          label: t(`order.type.${value}`),
          text: t(`order.typeText.${value}`),
        }))}
      />
      <div className={`cluster gap-3 gap-x-5 ${s.submit}`}>
        <Button type="submit" size="lg">
          {common('action.continue')}
        </Button>
        <p className={`quiet text-2 ${s.signIn}`}>
          {withGap(t('order.have'))}
          <RouteLink to={{ id: 'login' }}>{common('nav.signIn')}</RouteLink>
        </p>
      </div>
    </form>
  )
}
