import { useTranslation } from 'react-i18next'
import { WorkerMe } from '@/api/contract/worker-account.ts'
import type { Offer } from '@/api/contract/worker-account.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Button } from '@/ui/Button.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import { bySound, ChoiceForm, isKnownKind, toggled, valuesOf } from './languages.ts'
import { Offers } from './Offers.tsx'
import s from './languages.module.css'

interface ChoiceEditorProps {
  me: WorkerMe
}

const idsOf = (offers: readonly Offer[]): string[] => offers.map(({ id }) => id)

/** The kinds and languages of tasks that a worker accepts, and their current pay. */
export function ChoiceEditor({ me }: ChoiceEditorProps) {
  const { t } = useTranslation('taskChoice')
  const { t: common } = useTranslation()
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const [update] = workerAccountApi.useUpdateWorkerMutation()
  const document = useDocument(me)
  const form = useDocumentForm(document, {
    name: 'task-choice',
    schema: ChoiceForm,
    contract: WorkerMe,
    keep: ['languages', 'kinds'],
    words: { languages: { required: t('languages.none') }, kinds: { required: t('kinds.none') } },
    valuesOf,
    save: ({ languages, kinds: acceptedKinds }, version) =>
      update({ languages, acceptedKinds, ...version }).unwrap(),
    placed: (problem) => problem,
    saved: () => t('saved'),
  })
  const languages = useValue(form, 'languages')
  const chosen = useValue(form, 'kinds')
  const offered = document.current.offered
  const heard = bySound(idsOf(offered.kinds))
  const nameOf = (code: string): string => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
  return (
    <DocumentForm form={form} submit={common('action.save')}>
      <AccountSection title={common('label.languages')} text={t('languages.text')}>
        <Offers
          id={form.field('languages').id}
          legend={common('label.languages')}
          offers={offered.languages}
          chosen={languages}
          nameOf={nameOf}
          onToggle={(id, on) =>
            form.set('languages', toggled(languages, id, on, idsOf(offered.languages)))
          }
        />
        <FieldNotes id={form.field('languages').id ?? ''} error={form.field('languages').error} />
      </AccountSection>
      <AccountSection
        title={t('kinds.title')}
        aside={
          heard.length > 0 && (
            <Button variant="secondary" onClick={() => form.set('kinds', heard)}>
              {t('kinds.bySound')}
            </Button>
          )
        }
      >
        <div className={s.part}>
          <Offers
            id={form.field('kinds').id}
            legend={t('kinds.title')}
            offers={offered.kinds}
            chosen={chosen}
            nameOf={(id) => (isKnownKind(id) ? common(`taskKind.${id}`) : plainCode(id))}
            onToggle={(id, on) => form.set('kinds', toggled(chosen, id, on, idsOf(offered.kinds)))}
          />
          <FieldNotes id={form.field('kinds').id ?? ''} error={form.field('kinds').error} />
        </div>
      </AccountSection>
    </DocumentForm>
  )
}
