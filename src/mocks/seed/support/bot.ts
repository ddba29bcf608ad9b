import type { Language } from '../../../site/languages.ts'
import { graphSpans } from '../statistics.ts'
import { answerIn } from '../../../routes/faq.ts'
import { closest, faq } from '../faq.ts'
import { writtenTicketText } from './tickets.ts'
import type { MockBotMessage, MockThread } from '../../data/support.ts'

const { day, minute } = graphSpans

const unknown: Readonly<Record<Language, string>> = {
  en: 'I didn’t find an answer to this. You can hand the conversation over to a person: they will see everything you have written here.',
  ru: 'Я не нашёл ответа на этот вопрос. Передайте разговор человеку: он увидит всё, что вы здесь написали.',
  zh: '我没有找到相关答案。您可以转接人工客服，对方能看到您在此写下的全部内容。',
}

/** The bot's answer to a question: the closest answer of the site, or that it knows none. */
export function replyTo(
  text: string,
  language: Language,
): Pick<MockBotMessage, 'answerHtml' | 'sources' | 'confidence' | 'suggestTicket'> {
  const found = closest(text)
  if (!found)
    return {
      answerHtml: writtenTicketText(unknown[language]),
      sources: [],
      confidence: 0.1,
      suggestTicket: true,
    }
  const { answer } = found
  return {
    answerHtml: writtenTicketText(answer.answer),
    sources: [
      { title: answer.question, url: `/support/faq/${answer.id}` },
      ...answer.related
        .slice(0, 1)
        .map(({ id, question }) => ({ title: question, url: `/support/faq/${id}` })),
    ],
    confidence: Math.min(0.98, 0.4 + found.score),
    suggestTicket: false,
  }
}

function thread(
  index: number,
  accountId: number,
  answerId: string,
  now: number,
  helpful: boolean | null,
  ticketId: string | null,
): MockThread {
  const found = answerIn(faq, answerId, 'en')
  const at = now - index * day - 20 * minute
  return {
    id: `B-${500 + index}`,
    accountId,
    title: found?.question ?? '',
    ticketId,
    messages: [
      {
        id: `b-${index}-1`,
        role: 'user',
        text: found?.question ?? '',
        answerHtml: null,
        sources: [],
        confidence: null,
        suggestTicket: false,
        helpful: null,
        at,
      },
      {
        id: `b-${index}-2`,
        role: 'bot',
        text: null,
        answerHtml: writtenTicketText(found?.answer ?? ''),
        sources: [{ title: found?.question ?? '', url: `/support/faq/${answerId}` }],
        confidence: 0.9 - index / 40,
        suggestTicket: helpful === false,
        helpful,
        at: at + 2000,
      },
    ],
  }
}

/** The conversations of three people, with good, bad and no ratings; some were handed over. */
export function seedThreads(
  { customer, developer, worker }: { customer: number; developer: number; worker: number },
  now: number,
): MockThread[] {
  const all = [
    'billing-arrived',
    'errors-slot',
    'payouts-minimum',
    'api-poll',
    'tasks-wait',
  ] as const
  const who = [customer, developer, worker, developer, worker]
  return Array.from({ length: 24 }, (_, index) => {
    const one = index % 5
    const ticket = index === 0 ? 'T-2003' : index % 7 === 6 ? `T-${2010 + index}` : null
    const helpful = index === 0 ? false : index % 3 === 0 ? true : index % 3 === 1 ? null : false
    return thread(
      index,
      index === 0 ? customer : (who[one] ?? customer) === customer ? developer : (who[one] ?? 0),
      all[one] ?? all[0],
      now,
      helpful,
      ticket,
    )
  })
}
