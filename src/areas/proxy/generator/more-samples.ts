import csharp from './samples/csharp.sample?highlighted'
import go from './samples/go.sample?highlighted'
import java from './samples/java.sample?highlighted'
import javascript from './samples/javascript.sample?highlighted'
import php from './samples/php.sample?highlighted'
import ruby from './samples/ruby.sample?highlighted'

/** All languages but the first. They load when one of them is chosen. */
export const proxySamples = { php, csharp, java, go, ruby, javascript }
