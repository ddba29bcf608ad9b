// Over 250 lines: it connects the text, its panels and their dialogs.
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useBlocker, useNavigate, useSearchParams } from 'react-router'
import type { Attachment, EditorArticle, EditorKind } from '@/api/contract/editor.ts'
import { articleLimits } from '@/api/contract/editor.ts'
import type { FieldProblem } from '@/api/problem.ts'
import { useHref } from '@/i18n/page-context.ts'
import { seenText } from '@/lib/unseen.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useFieldWords } from '@/shared/form/use-field-words.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { isPicture } from './files.ts'
import { articlePlaces } from '../article/places.ts'
import { missingChecks } from '../article/ready.ts'
import type { ReadyCheck } from '../article/ready.ts'
import { BenchContext } from './bench-context.ts'
import type { Bench } from './bench-context.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { CoverPanel } from './CoverPanel.tsx'
import s from './edit.module.css'
import { FilesPanel } from './FilesPanel.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { PlacePanel } from './PlacePanel.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { pictureSource } from './rich/picture.ts'
import type { ArticlePicture } from './rich/picture.ts'
import { RichText } from './rich/RichText.tsx'
import type { RichTextHandle } from './rich/RichText.tsx'
import { SeoPanel } from './SeoPanel.tsx'
import { SlugPanel } from './SlugPanel.tsx'
import { StatusLine } from './StatusLine.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'
import { TitleFields } from './TitleFields.tsx'
import { TutorialPanel } from './TutorialPanel.tsx'
import { TranslationPane } from './TranslationPane.tsx'
import { TranslationPanel } from './TranslationPanel.tsx'
import { UploadList } from './UploadList.tsx'
import { useArticleDocument } from './use-document.ts'
import { useLock } from './use-lock.ts'
import { useUploads } from './use-uploads.ts'

export interface WorkbenchProps {
  kind: EditorKind
  article: EditorArticle
  /** Reloads the article from the server. */
  reopen: () => Promise<EditorArticle | null>
}

/** The field in which each missing item is corrected. */
const fields: Readonly<Record<Exclude<ReadyCheck, 'imageAlts' | 'body' | 'links'>, string>> = {
  title: 'article-title',
  excerpt: 'article-excerpt',
  coverAlt: 'article-cover-alt',
  cover: 'article-cover',
  seoTitle: 'article-seo-title',
  seoDescription: 'article-seo-description',
}

const pictureOf = ({ url, alt, width, height }: Attachment): ArticlePicture => ({
  src: url,
  alt,
  caption: '',
  width,
  height,
  size: 'full',
})

/** The editor of one article. */
export function Workbench({ kind, article: opened, reopen }: WorkbenchProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const format = useFormat()
  const words = useFieldWords()
  const navigate = useNavigate()
  const href = useHref()
  const [params] = useSearchParams()
  const { document: doc, save, kept, forgetKept } = useArticleDocument(kind, opened)
  const { article, draft, state } = doc
  const { holder, takeOver } = useLock(kind, article.id)
  const uploads = useUploads(kind, article.id, article.attachments)
  const text = useRef<RichTextHandle>(null)
  /** Changes when the body is replaced, so that the text editor restarts with it. */
  const [body, setBody] = useState(0)
  const [judged, setJudged] = useState(false)
  const [comparing, setComparing] = useState(false)
  const [taking, setTaking] = useState(false)
  const choosing = kept !== null && !kept.goesOn
  const readOnly = holder !== null || choosing

  useEffect(() => save.pause(readOnly), [readOnly, save])

  // After an expired session, what was typed is restored without asking.
  const resumed = useRef(false)
  useEffect(() => {
    if (!kept?.goesOn || resumed.current) return
    resumed.current = true
    forgetKept()
    save.recover(kept.changes)
    setBody((count) => count + 1)
    toast({ tone: 'info', text: t('edit.kept.back') })
  }, [forgetKept, kept, save, t])

  const leaving = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !leaving.current && currentLocation.pathname !== nextLocation.pathname && save.isDirty(),
  )

  const lacks = judged ? missingChecks(draft) : []
  function problemAt(field: string): FieldProblem | undefined {
    const refused = state.is === 'refused' ? state.problem.fields?.[field] : undefined
    if (refused) return refused
    const missed =
      (field === 'excerpt' && lacks.includes('excerpt')) ||
      (field === 'cover.alt' && lacks.includes('coverAlt')) ||
      (field === 'bodyHtml' && lacks.includes('body'))
    return missed ? { code: 'required' } : undefined
  }
  const bench: Bench = {
    kind,
    document: doc,
    save,
    draft,
    set: save.set,
    readOnly,
    uploads,
    problemAt,
  }

  function takeFiles(files: readonly File[], at: number | null): void {
    const one = files.length === 1
    uploads.add(
      files,
      (file) => {
        if (isPicture(file.mime)) text.current?.insertPictures([pictureOf(file)], one ? at : null)
        else text.current?.insertLink(file.name || file.url, file.url)
      },
      'text',
    )
  }
  function go(check: ReadyCheck): void {
    setJudged(true)
    if (check === 'imageAlts') return text.current?.nameNextPicture()
    if (check === 'body' || check === 'links') return text.current?.focus()
    const target = globalThis.document.getElementById(fields[check])
    const folded = target?.closest('details')
    if (folded) folded.open = true
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  }
  async function take(): Promise<void> {
    setTaking(true)
    if (await takeOver()) {
      const next = save.isDirty() ? null : await reopen()
      if (next && next.updatedAt !== save.get().article.updatedAt) {
        save.replace(next)
        setBody((count) => count + 1)
      }
    }
    setTaking(false)
  }
  function moved(slug: string): void {
    leaving.current = true
    void navigate(href({ id: articlePlaces[kind].edit, params: { slug } }), { replace: true })
  }

  const [atFirst] = useState(params.get('beside'))
  const twin = article.translations.find(({ language }) => language === params.get('beside'))
  const title = seenText(draft.title).length
  const held = title < articleLimits.title.min || title > articleLimits.title.max
  const bodyProblem = problemAt('bodyHtml')
  const others = state.is === 'refused' ? Object.entries(state.problem.fields ?? {}) : []

  return (
    <BenchContext value={bench}>
      <StatusLine document={doc} held={held} readOnly={readOnly} onSave={() => void save.flush()} />

      {holder && (
        <Notice
          tone="warn"
          role="status"
          title={holder.own ? t('edit.lock.own') : t('edit.lock.other', { name: holder.name })}
          action={
            <Button
              variant="secondary"
              loading={taking}
              loadingText={common('busy')}
              onClick={() => void take()}
            >
              {t('edit.lock.take')}
            </Button>
          }
        >
          <p>{save.isDirty() ? t('edit.lock.textDirty') : t('edit.lock.text')}</p>
        </Notice>
      )}
      {choosing && kept && (
        <Notice
          tone="info"
          role="status"
          title={t('edit.kept.title', {
            at: format.date(new Date(kept.at).toISOString(), 'dateTime'),
          })}
        >
          <p>{kept.from === article.updatedAt ? t('edit.kept.text') : t('edit.kept.textNewer')}</p>
          <div className="cluster gap-2">
            <Button
              onClick={() => {
                forgetKept()
                save.recover(kept.changes)
                setBody((count) => count + 1)
              }}
            >
              {t('edit.kept.take')}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                forgetKept()
                save.discard()
              }}
            >
              {t('edit.kept.drop')}
            </Button>
          </div>
        </Notice>
      )}
      {state.is === 'conflict' && (
        <Notice
          tone="warn"
          role="alert"
          title={t('edit.conflict.title')}
          action={
            <Button variant="secondary" onClick={() => setComparing(true)}>
              {t('revisions.compareTitle')}
            </Button>
          }
        >
          <p>{t('edit.conflict.notice')}</p>
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="bad" role="alert" title={t('edit.save.refusedTitle')}>
          <ul>
            {others.map(([field, problem]) => (
              <li key={field}>{words(problem)}</li>
            ))}
          </ul>
        </Notice>
      )}

      <div className={`stack gap-4 align-start ${s.bench}`} data-beside={twin ? '' : undefined}>
        <div className="stack gap-4">
          <TitleFields />
          <RichText
            key={body}
            ref={text}
            body={draft}
            label={t('edit.rich.label')}
            lang={article.language}
            editable={!readOnly}
            invalid={bodyProblem !== undefined}
            onChange={save.touchBody}
            onFiles={takeFiles}
            onLost={({ pictures, links }) =>
              toast({
                tone: 'warn',
                text:
                  pictures > 0
                    ? t('edit.rich.lostPictures', { count: pictures })
                    : t('edit.rich.lostLinks', { count: links }),
              })
            }
            onNothing={() => toast({ tone: 'warn', text: t('edit.rich.nothingPasted') })}
            onSave={() => void save.flush()}
          />
          <UploadList place="text" />
        </div>
        {twin && (
          <TranslationPane
            slug={twin.slug}
            language={twin.language}
            fresh={twin.language !== atFirst}
          />
        )}
        <div className={`stack gap-4 ${s.side}`}>
          <PublishPanel onGo={go} onJudge={() => setJudged(true)} />
          <fieldset className={`stack gap-4 ${s.side}`} disabled={readOnly}>
            <legend className="visually-hidden">{t('edit.details')}</legend>
            <SummaryPanel />
            {kind === 'tutorial' && <TutorialPanel />}
            <CoverPanel />
            <SlugPanel onMoved={moved} />
            <FilesPanel
              onInsert={(file) =>
                isPicture(file.mime) && pictureSource(file.url)
                  ? text.current?.insertPictures([pictureOf(file)], null)
                  : text.current?.insertLink(file.name || file.url, file.url)
              }
            />
            <PlacePanel />
            <SeoPanel />
          </fieldset>
          <TranslationPanel />
        </div>
      </div>

      {comparing && state.is === 'conflict' && (
        <ConflictDialog
          mine={draft}
          theirs={state.current}
          onMine={() => {
            setComparing(false)
            void save.keepMine().then(() => setBody((count) => count + 1))
          }}
          onTheirs={() => {
            setComparing(false)
            save.takeTheirs()
            setBody((count) => count + 1)
          }}
          onClose={() => setComparing(false)}
        />
      )}
      {blocker.state === 'blocked' && (
        <LeaveDialog blocker={blocker} onSave={() => save.flush()} onDiscard={save.discard} />
      )}
    </BenchContext>
  )
}
