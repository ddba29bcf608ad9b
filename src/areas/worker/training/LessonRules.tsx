import { useTranslation } from '@/i18n/use-translation.ts'
import type { Lesson } from '@/api/contract/worker-training.ts'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { ComparedAnswers } from '../answer/ComparedAnswers.tsx'
import s from '../account.module.css'

type Example = Lesson['examples'][number]

/** The rules of a kind, each with an example that keeps it and one that breaks it. */
export function LessonRules({
  lesson: { rules, examples },
  rule,
}: {
  lesson: Pick<Lesson, 'rules' | 'examples'>
  /** The rule that was asked for: its broken example is open. */
  rule: string | null
}) {
  const known = new Set(rules.map(({ id }) => id))
  const without = examples.filter((example) => example.rule === null || !known.has(example.rule))
  return (
    <>
      {rules.map(({ id, text }) => (
        <section key={id} className="stack gap-3" aria-label={text} data-rule={id}>
          <p className={`bold ${s.why}`}>{text}</p>
          <Examples examples={examples.filter((one) => one.rule === id)} isOpen={id === rule} />
        </section>
      ))}
      <Examples examples={without} isOpen={false} />
    </>
  )
}

/** The good examples first. The bad ones are folded, so that the lesson is one screen. */
function Examples({ examples, isOpen }: { examples: readonly Example[]; isOpen: boolean }) {
  const { t } = useTranslation('training')
  const bad = examples.filter(({ wrong }) => wrong !== null)
  return (
    <>
      {examples
        .filter(({ wrong }) => wrong === null)
        .map(({ task, answer, explanation }) => (
          <div className="stack gap-3" key={task.id}>
            <h3>{t('example')}</h3>
            <p>{task.hint}</p>
            <ComparedAnswers task={task} mine={null} right={answer} isExample />
            <p className={s.why}>{explanation}</p>
          </div>
        ))}
      {bad.length > 0 && (
        <Disclosure summary={t('badExample')} open={isOpen}>
          <div className="stack gap-4">
            {bad.map(({ task, answer, wrong, explanation }) => (
              <div className="stack gap-3" key={task.id}>
                <p>{task.hint}</p>
                <ComparedAnswers
                  task={task}
                  mine={wrong}
                  right={answer}
                  terms="example"
                  about={t('badExample')}
                />
                <p className={s.why}>{explanation}</p>
              </div>
            ))}
          </div>
        </Disclosure>
      )}
    </>
  )
}
