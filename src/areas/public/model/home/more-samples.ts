// A chunk of its own: it is fetched when a reader chooses another language than cURL.
import type { CodeLanguage } from './code-languages.ts'
import csharp from './samples/csharp.sample?raw'
import go from './samples/go.sample?raw'
import java from './samples/java.sample?raw'
import javascript from './samples/javascript.sample?raw'
import php from './samples/php.sample?raw'
import python from './samples/python.sample?raw'
import ruby from './samples/ruby.sample?raw'

export const moreSamples: Record<Exclude<CodeLanguage, 'curl'>, string> = { python, php, csharp, java, go, ruby, javascript }
