import { isRecord } from '../lib/is-record.ts'
import { contentLanguages } from './languages.ts'
import type { Language } from './languages.ts'

/** Who runs a site: what the law of its country wants to be named. From builds/<site>/company.json, where there is one. */
export interface Company {
  name: string
  address: string
  /** The number under which it is registered. */
  registration: string
  email: string
}

/** An open position. From builds/<site>/vacancies.json, where there is one. */
export interface Vacancy {
  id: string
  title: Readonly<Partial<Record<Language, string>>>
  text: Readonly<Partial<Record<Language, string>>>
  place: string
  /** As schema.org calls it. */
  employment: (typeof employments)[number]
  /** Days, YYYY-MM-DD. */
  datePosted: string
  validThrough: string
}

/** The shares that affiliates begin with, in percent. From builds/<site>/affiliate.json, where there is one. */
export interface AffiliateRates {
  /** Of what customers spend. */
  customers: number
  /** Of what workers earn. */
  workers: number
  /** Of what the users of one's software spend. */
  software: number
}

export interface Content {
  affiliate: AffiliateRates | null
  company: Company | null
  vacancies: readonly Vacancy[]
}

const employments = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const

function reader(value: unknown, where: string) {
  if (!isRecord(value)) throw new Error(`${where} is ${JSON.stringify(value)}; allowed: an object.`)
  const text = (key: string, pattern = /\S/, allowed = 'a text'): string => {
    const found = value[key]
    if (typeof found === 'string' && pattern.test(found)) return found
    throw new Error(`${where}: ${key} is ${JSON.stringify(found)}; allowed: ${allowed}.`)
  }
  const texts = (key: string): Partial<Record<Language, string>> => {
    const given = value[key]
    const found = isRecord(given)
      ? contentLanguages.flatMap((language) =>
          typeof given[language] === 'string' ? [[language, given[language]]] : [],
        )
      : []
    if (found.length > 0) return Object.fromEntries(found)
    throw new Error(
      `${where}: ${key} is ${JSON.stringify(given)}; allowed: a text for at least one of ${contentLanguages.join(', ')}.`,
    )
  }
  const percent = (key: string): number => {
    const found = value[key]
    if (typeof found === 'number' && found > 0 && found <= 100) return found
    throw new Error(
      `${where}: ${key} is ${JSON.stringify(found)}; allowed: a number above 0, at most 100.`,
    )
  }
  return { text, texts, percent }
}

/** @throws Error that names file, key and what is allowed */
export function parseAffiliateRates(value: unknown, file: string): AffiliateRates {
  const { percent } = reader(value, file)
  return {
    customers: percent('customers'),
    workers: percent('workers'),
    software: percent('software'),
  }
}

/** @throws Error that names file, key and what is allowed */
export function parseCompany(value: unknown, file: string): Company {
  const { text } = reader(value, file)
  return {
    name: text('name'),
    address: text('address'),
    registration: text('registration'),
    email: text('email', /^[^\s@]+@[^\s@]+$/, 'an e-mail'),
  }
}

/** @throws Error that names file, entry, key and what is allowed */
export function parseVacancies(value: unknown, file: string): Vacancy[] {
  if (!Array.isArray(value)) throw new Error(`${file} is no list; allowed: a list of vacancies.`)
  return value.map((entry: unknown, index): Vacancy => {
    const { text, texts } = reader(entry, `${file}, entry ${index + 1}`)
    const day = (key: string): string =>
      text(key, /^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-30')
    const employment = text('employment')
    const known = employments.find((one) => one === employment)
    if (!known)
      throw new Error(
        `${file}, entry ${index + 1}: employment is "${employment}"; allowed: ${employments.join(', ')}.`,
      )
    return {
      id: text('id', /^[a-z0-9-]{1,60}$/, 'small letters, digits and hyphens'),
      title: texts('title'),
      text: texts('text'),
      place: text('place'),
      employment: known,
      datePosted: day('datePosted'),
      validThrough: day('validThrough'),
    }
  })
}
