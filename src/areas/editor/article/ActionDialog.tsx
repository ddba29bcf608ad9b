import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { articleLimits } from '@/api/contract/editor.ts'
import type { ArticleAction, EditorArticle, EditorKind, EditorRow } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { seenText } from '@/lib/unseen.ts'
import { useUser } from '@/session/use-user.ts'
import { problemKey } from '@/api/problem.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useKeptText } from '@/shared/form/use-kept-text.ts'
import { useFieldWords } from '@/shared/form/use-field-words.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import type { Problem } from '@/api/problem.ts'
import { effectKey } from './machine.ts'
import { articlePlaces } from './places.ts'
import { localTime, offsetOf, readLocalTime } from './local-time.ts'
import { cutText } from '@/lib/cut-text.ts'

/** The occurrences of a time that comes twice. */
const occurrences = ['first', 'second'] as const
type Occurrence = (typeof occurrences)[number]

const lackNames = ['excerpt', 'body', 'coverAlt', 'imageAlts'] as const
type Lack = (typeof lackNames)[number]

const byField = new Map<string, Lack>([
  ['excerpt', 'excerpt'],
  ['bodyHtml', 'body'],
  ['cover.alt', 'coverAlt'],
  ['images', 'imageAlts'],
])

/** What the backend misses in an article before it can be published. */
function lacksOf(problem: Problem | undefined): Lack[] {
  if (!problem || problemKey(problem) !== 'ERROR_VALIDATION') return []
  return Object.keys(problem.fields ?? {}).flatMap((field) => byField.get(field) ?? [])
}

/** The form of a question. Only that of `return` has a text. */
export const actionForm = (kind: EditorKind, id: string | number, action: ArticleAction): string =>
  `${action}-${kind}-${id}`

interface ActionDialogProps {
  kind: EditorKind
  article: Pick<EditorRow, 'id' | 'slug' | 'title' | 'status' | 'updatedAt'>
  action: ArticleAction
  onClose: () => void
  /** Receives the changed article. */
  onDone?: (article: EditorArticle) => void
}

/**
 * Asks before an article changes its status, explains the effect for readers, and lists what is
 * missing.
 */
export function ActionDialog({ kind, article, action, onClose, onDone }: ActionDialogProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const fieldWords = useFieldWords()
  const [act] = editorApi.useEditorActMutation()
  const run = useAction()
  // Times are shown and entered in the person's time zone.
  const { user } = useUser()
  const zone = user?.timezone
  const [at, setAt] = useState(() => localTime(new Date(Date.now() + 24 * 60 * 60 * 1000), zone))
  const [pressed, setPressed] = useState(false)
  const [which, setWhich] = useState<Occurrence | null>(null)
  const time = readLocalTime(at, zone)
  const { id, slug, title, status, updatedAt } = article
  const [comment, setComment, forgetComment, work] = useKeptText(actionForm(kind, id, 'return'))
  const problem = run.refused?.problem
  const lacks = lacksOf(problem)
  const wrongTime =
    time.kind === 'never'
      ? { code: 'bad_format' }
      : pressed && time.kind === 'none'
        ? { code: 'required' }
        : problem?.fields?.['publishAt']

  async function go(): Promise<void> {
    setPressed(true)
    const publishAt =
      action !== 'schedule'
        ? undefined
        : time.kind === 'once'
          ? time.at
          : time.kind === 'twice' && which
            ? time[which]
            : null
    if (publishAt === null || (action === 'return' && seenText(comment) === '')) return
    const sent = {
      kind,
      id,
      action,
      ...(updatedAt && { updatedAt }),
      ...(publishAt && { publishAt }),
      ...(action === 'return' && { comment: seenText(comment) }),
    }
    let next: EditorArticle | undefined
    const send = async (): Promise<void> => {
      next = await act(sent).unwrap()
    }
    if (!(await run.run(send))) return
    if (next) onDone?.(next)
    if (action === 'return') forgetComment()
    toast({
      tone: 'ok',
      text: t(`act.${action === 'restore' ? 'unpublish' : action}.done`, { title }),
      id: `article-${id}`,
    })
    onClose()
  }

  return (
    <Modal
      open
      size="sm"
      title={t(`act.${action}.title`)}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button loading={run.busy} loadingText={common('busy')} onClick={() => void go()}>
            {t(`act.${action}.name`)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        {lacks.length > 0 ? (
          <Notice
            tone="bad"
            role="alert"
            title={t('act.lacks')}
            action={
              <RouteLink to={{ id: articlePlaces[kind].edit, params: { slug } }}>
                {common('action.edit')}
              </RouteLink>
            }
          >
            <ul>
              {lacks.map((lack) => (
                <li key={lack}>{t(`preview.point.${lack}`)}</li>
              ))}
            </ul>
          </Notice>
        ) : (
          !(problem?.fields?.['publishAt'] && problemKey(problem) === 'ERROR_VALIDATION') && (
            <ActionProblem action={run} />
          )
        )}
        <p>
          <strong>{cutText(title)}</strong>
        </p>
        <p>{t(effectKey(action, status))}</p>
        {action === 'return' && <KeptWorkOffer keeper={work} />}
        {action === 'return' && (
          <Field
            label={t('act.comment')}
            help={t('act.commentHelp')}
            error={pressed && seenText(comment) === '' && t('act.commentRequired')}
            required
          >
            <Textarea
              rows={5}
              most={articleLimits.comment}
              value={comment}
              onChange={({ target }) => setComment(target.value)}
            />
          </Field>
        )}
        {action === 'schedule' && (
          <>
            <Field
              label={t('act.when')}
              help={zone ? t('act.whenIn', { zone: zone.replaceAll('_', ' ') }) : t('act.whenHelp')}
              required
              error={
                wrongTime &&
                fieldWords(wrongTime, {
                  out_of_range: t('act.whenPast'),
                  required: t('act.whenRequired'),
                  bad_format: t('act.whenNever'),
                })
              }
            >
              <TextInput
                type="datetime-local"
                value={at}
                onChange={({ target }) => {
                  setAt(target.value)
                  setWhich(null)
                }}
              />
            </Field>
            {time.kind === 'twice' && (
              <Field
                label={t('act.whenTwice')}
                help={t('act.whenTwiceHelp')}
                required
                error={pressed && which === null && t('act.whenTwiceRequired')}
              >
                <Select
                  value={which ?? ''}
                  onChange={({ target }) => setWhich(known(occurrences, target.value) ?? null)}
                >
                  <option value="">{t('act.whenTwiceChoose')}</option>
                  {occurrences.map((one) => (
                    <option key={one} value={one}>
                      {t(`act.whenTwiceOption.${one}`, {
                        offset: offsetOf(time[one], locale, zone),
                      })}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
          </>
        )}
      </div>
    </Modal>
  )
}
