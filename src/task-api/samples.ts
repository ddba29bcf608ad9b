// Over 250 lines: one request in eight languages and three shells.
import { forShell } from '../lib/shell.ts'
import type { Shell } from '../lib/shell.ts'
import { curl, curlCommand, filePlace, headersOf, keyPlace, pairs } from './curl.ts'
import type { CurlFields, SampleLanguage, SampleRequest } from './curl.ts'
import { advice, pauses, programOf, waitCodes } from './program.ts'
import type { Program } from './program.ts'
import type { Sample } from './requests/fields.ts'
import { jsonText } from './json-text.ts'

const quote = JSON.stringify
/** Quotes a text for languages in which single-quoted texts escape the backslash and the quote. */
const single = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
const indent = (text: string, pad: string): string => text.replaceAll('\n', `\n${pad}`)
const query = (fields: CurlFields): string => new URLSearchParams(pairs(fields)).toString()
const hasBody = ({ as }: SampleRequest): boolean => as !== 'query'
/** Returns the address with its query, for languages without a shorter form. */
const whole = (request: SampleRequest): string =>
  request.as === 'query' && Object.keys(request.fields).length > 0
    ? `${request.url}?${query(request.fields)}`
    : request.url
const body = ({ as, fields }: SampleRequest): string =>
  as === 'json' ? jsonText(fields) : query(fields)
const contentType = ({ as }: SampleRequest): string =>
  as === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
const lines = (...parts: (string | false)[]): string =>
  parts.filter((part) => part !== false).join('\n')

/** The texts of the advice with their codes, one entry a line, as a language writes them. */
const advices = (
  pad: string,
  write: (text: string, codes: string) => string,
  string: (text: string) => string = quote,
): string =>
  advice
    .map(([text, codes]) =>
      write(string(text), codes.map((code) => `\n${pad}${pad}${string(code)}`).join(',')),
    )
    .map((line) => `${pad}${line}`)
    .join('\n')
const listed = (codes: readonly string[], string: (text: string) => string = quote): string =>
  codes.map(string).join(', ')

/** Returns a value as a Python literal. */
function pythonValue(value: Sample, pad = ''): string {
  return jsonText(value, pad).replaceAll(/"(?:\\.|[^"\\])*"|\b(?:true|false)\b/g, (token) =>
    token === 'true' ? 'True' : token === 'false' ? 'False' : token,
  )
}

const ofFile = (text: string, { file }: SampleRequest, code: (path: string) => string): string =>
  file === undefined ? text : text.replaceAll(quote(filePlace), () => code(quote(file)))

function pythonProgram(
  request: SampleRequest,
  { api, method, errors, isTask, firstPause }: Program,
): string {
  const { file, fields } = request
  const sent = ofFile(
    pythonValue(fields),
    request,
    (path) => `base64.b64encode(open(${path}, "rb").read()).decode()`,
  )
  return lines(
    '# Python 3.8 or newer',
    file !== undefined && 'import base64',
    'import json',
    'import sys',
    'import time',
    'import urllib.request',
    '',
    `API = ${quote(api)}`,
    `REQUEST = ${sent}`,
    '',
    `PAUSES = [${pauses.join(', ')}]  # seconds`,
    `WAIT = [${listed(waitCodes)}]`,
    'ADVICE = {',
    advices('    ', (text, codes) => `${text}: [${codes},\n    ],`),
    '}',
    '',
    '',
    'def call(method, fields):',
    '    for pause in PAUSES:',
    '        request = urllib.request.Request(',
    '            f"{API}/{method}",',
    '            json.dumps(fields).encode(),',
    '            {"Content-Type": "application/json"},',
    '        )',
    '        with urllib.request.urlopen(request, timeout=30) as response:',
    '            answer = json.load(response)',
    '        code = answer.get("errorCode")',
    '        if code in WAIT or answer.get("status") == "processing":',
    '            time.sleep(pause)',
    '        elif answer.get("errorId"):',
    `            advice = [text for text, codes in ADVICE.items() if code in codes] or [${quote(errors)}]`,
    '            sys.exit(f"{code}: {advice[0]}")',
    '        else:',
    '            return answer',
    '    sys.exit("No answer in time")',
    '',
    '',
    `answer = call(${quote(method)}, REQUEST)`,
    isTask && `time.sleep(${firstPause})`,
    isTask &&
      `answer = call("getTaskResult", {"clientKey": ${quote(keyPlace)}, "taskId": answer["taskId"]})`,
    isTask ? 'print(answer["solution"])' : 'print(answer)',
  )
}

function python(request: SampleRequest): string {
  const parts = programOf(request)
  if (parts) return pythonProgram(request, parts)
  const { http } = request
  const headers = [
    ...headersOf(request).map(([name, value]) => `${quote(name)}: ${quote(value)}`),
    ...(hasBody(request) ? [`"Content-Type": ${quote(contentType(request))}`] : []),
  ]
  const given =
    request.as === 'json'
      ? `json.dumps(${indent(pythonValue(request.fields), '    ')}).encode()`
      : `urllib.parse.urlencode(${indent(pythonValue(request.fields), '    ')}).encode()`
  return lines(
    '# Python 3.8 or newer',
    request.as === 'json' && 'import json',
    'import sys',
    'import urllib.error',
    request.as === 'form' && 'import urllib.parse',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${quote(whole(request))},`,
    hasBody(request) && `    data=${given},`,
    headers.length > 0 && `    headers={${headers.join(', ')}},`,
    `    method=${quote(http)},`,
    ')',
    'try:',
    '    with urllib.request.urlopen(request, timeout=30) as response:',
    '        print(response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    sys.exit(f"{error.code}: {error.read().decode()}")',
  )
}

function javascriptProgram(
  request: SampleRequest,
  { api, method, errors, isTask, firstPause }: Program,
): string {
  const { file, fields } = request
  const sent = ofFile(jsonText(fields), request, (path) => `await readFile(${path}, 'base64')`)
  return lines(
    '// Node.js 18 or newer, in a module: solve.mjs',
    file !== undefined && "import { readFile } from 'node:fs/promises'",
    "import { setTimeout as sleep } from 'node:timers/promises'",
    '',
    `const api = ${single(api)}`,
    `const request = ${sent}`,
    '',
    `const pauses = [${pauses.join(', ')}] // seconds`,
    `const wait = [${listed(waitCodes, single)}]`,
    'const advice = {',
    advices('  ', (text, codes) => `${text}: [${codes},\n  ],`, single),
    '}',
    '',
    'async function call(method, fields) {',
    '  for (const pause of pauses) {',
    '    const response = await fetch(`${api}/${method}`, {',
    "      method: 'POST',",
    "      headers: { 'Content-Type': 'application/json' },",
    '      body: JSON.stringify(fields),',
    '    })',
    '    const answer = await response.json()',
    '    const code = answer.errorCode',
    "    if (wait.includes(code) || answer.status === 'processing') {",
    '      await sleep(pause * 1000)',
    '      continue',
    '    }',
    '    if (!answer.errorId) return answer',
    '    const text = Object.keys(advice).find((one) => advice[one].includes(code))',
    `    throw new Error(\`\${code}: \${text ?? ${single(errors)}}\`)`,
    '  }',
    "  throw new Error('No answer in time')",
    '}',
    '',
    isTask
      ? `const { taskId } = await call(${single(method)}, request)`
      : `const answer = await call(${single(method)}, request)`,
    isTask && `await sleep(${firstPause}_000)`,
    isTask &&
      `const { solution } = await call('getTaskResult', { clientKey: ${single(keyPlace)}, taskId })`,
    isTask ? 'console.log(solution)' : 'console.log(answer)',
  )
}

function javascript(request: SampleRequest): string {
  const parts = programOf(request)
  if (parts) return javascriptProgram(request, parts)
  const { http, as, bearer = false } = request
  const headers = [
    ...headersOf(request).map(
      ([name, value]) => `${/^\w+$/.test(name) ? name : single(name)}: ${single(value)}`,
    ),
    ...(as === 'json' ? ["'Content-Type': 'application/json'"] : []),
  ]
  return lines(
    '// Node.js 18 or newer, in a module: call.mjs',
    `const response = await fetch(${single(whole(request))}${http === 'GET' && !bearer ? ')' : ', {'}`,
    http !== 'GET' && `  method: ${single(http)},`,
    headers.length > 0 && `  headers: { ${headers.join(', ')} },`,
    as === 'json' && `  body: JSON.stringify(${indent(jsonText(request.fields), '  ')}),`,
    as === 'form' && `  body: new URLSearchParams(${indent(jsonText(request.fields), '  ')}),`,
    !(http === 'GET' && !bearer) && '})',
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)',
    'console.log(await response.text())',
  )
}

/** A PHP text of several lines. */
const phpBody = (text: string): string => `<<<'BODY'\n${text}\nBODY`

function phpProgram(
  request: SampleRequest,
  { api, method, errors, isTask, firstPause }: Program,
): string {
  const { file, fields } = request
  const sent = phpBody(jsonText(fields))
  const given =
    file === undefined
      ? sent
      : `str_replace('${filePlace}', base64_encode(file_get_contents(${single(file)})), ${sent})`
  return lines(
    '<?php',
    '// PHP 8.0 or newer',
    `const API = ${single(api)};`,
    `$request = ${given};`,
    '',
    `const PAUSES = [${pauses.join(', ')}]; // seconds`,
    `const WAIT = [${listed(waitCodes, single)}];`,
    'const ADVICE = [',
    advices('    ', (text, codes) => `${text} => [${codes},\n    ],`, single),
    '];',
    '',
    'function call(string $method, string $body): array',
    '{',
    "    $context = stream_context_create(['http' => [",
    "        'method' => 'POST',",
    "        'header' => 'Content-Type: application/json',",
    "        'content' => $body,",
    "        'timeout' => 30,",
    "        'ignore_errors' => true,",
    '    ]]);',
    '    foreach (PAUSES as $pause) {',
    '        $text = file_get_contents(API . "/$method", false, $context);',
    '        $answer = json_decode($text, true, 512, JSON_THROW_ON_ERROR);',
    "        $code = $answer['errorCode'] ?? '';",
    "        if (in_array($code, WAIT, true) || ($answer['status'] ?? '') === 'processing') {",
    '            sleep($pause);',
    '            continue;',
    '        }',
    "        if (empty($answer['errorId'])) {",
    '            return $answer;',
    '        }',
    '        foreach (ADVICE as $advice => $codes) {',
    '            if (in_array($code, $codes, true)) {',
    '                throw new RuntimeException("$code: $advice");',
    '            }',
    '        }',
    `        throw new RuntimeException("$code: " . ${single(errors)});`,
    '    }',
    "    throw new RuntimeException('No answer in time');",
    '}',
    '',
    `$answer = call(${single(method)}, $request);`,
    isTask && `sleep(${firstPause});`,
    isTask &&
      `$answer = call('getTaskResult', json_encode(['clientKey' => ${single(keyPlace)}, 'taskId' => $answer['taskId']]));`,
    `echo json_encode(${isTask ? "$answer['solution']" : '$answer'}, JSON_UNESCAPED_UNICODE), PHP_EOL;`,
  )
}

function php(request: SampleRequest): string {
  const parts = programOf(request)
  if (parts) return phpProgram(request, parts)
  const { http } = request
  const head = [
    ...headersOf(request).map(([name, value]) => `'${name}: ${value}'`),
    ...(hasBody(request) ? [`'Content-Type: ${contentType(request)}'`] : []),
  ]
  return lines(
    '<?php',
    '// PHP 8.0 or newer',
    hasBody(request) && `$body = ${phpBody(body(request))};`,
    hasBody(request) && '',
    "$context = stream_context_create(['http' => [",
    `    'method' => '${http}',`,
    head.length > 0 && `    'header' => [${head.join(', ')}],`,
    hasBody(request) && "    'content' => $body,",
    "    'timeout' => 30,",
    "    'ignore_errors' => true,",
    ']]);',
    `echo file_get_contents(${single(whole(request))}, false, $context), PHP_EOL;`,
  )
}

const javaText = (text: string, pad: string): string =>
  text.includes('\n') ? `"""\n${pad}${indent(text.replaceAll('\\', '\\\\'), pad)}"""` : quote(text)

function javaProgram(
  request: SampleRequest,
  { api, method, errors, isTask, firstPause }: Program,
): string {
  const { file, fields } = request
  const sent = javaText(jsonText(fields), '            ')
  const given =
    file === undefined
      ? 'REQUEST'
      : `REQUEST.replace("${filePlace}", Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of(${quote(file)}))))`
  return lines(
    '// Java 17 or newer: java Solve.java',
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    file !== undefined && 'import java.nio.file.Files;',
    file !== undefined && 'import java.nio.file.Path;',
    file !== undefined && 'import java.util.Base64;',
    'import java.util.List;',
    'import java.util.Map;',
    'import java.util.regex.Pattern;',
    '',
    'public class Solve {',
    `    static final String API = ${quote(api)};`,
    `    static final String REQUEST = ${sent};`,
    '',
    `    static final int[] PAUSES = {${pauses.join(', ')}}; // seconds`,
    `    static final List<String> WAIT = List.of(${listed(waitCodes)});`,
    '    static final Map<String, List<String>> ADVICE = Map.of(',
    advices('        ', (text, codes) => `${text}, List.of(${codes}),`).replace(/,$/, ''),
    '    );',
    '    static final HttpClient http = HttpClient.newHttpClient();',
    '',
    '    public static void main(String[] args) throws Exception {',
    `        String answer = call(${quote(method)}, ${given});`,
    isTask && `        Thread.sleep(${firstPause}_000);`,
    isTask &&
      `        answer = call("getTaskResult", "{\\"clientKey\\": \\"${keyPlace}\\", \\"taskId\\": " + field(answer, "taskId") + "}");`,
    '        System.out.println(answer);',
    '    }',
    '',
    '    static String call(String method, String body) throws Exception {',
    '        HttpRequest request = HttpRequest.newBuilder(URI.create(API + "/" + method))',
    '            .header("Content-Type", "application/json")',
    '            .POST(HttpRequest.BodyPublishers.ofString(body))',
    '            .build();',
    '        for (int pause : PAUSES) {',
    '            String answer = http.send(request, HttpResponse.BodyHandlers.ofString()).body();',
    '            String code = field(answer, "errorCode");',
    '            if (WAIT.contains(code) || field(answer, "status").equals("processing")) {',
    '                Thread.sleep(pause * 1000L);',
    '                continue;',
    '            }',
    '            if (code.isEmpty()) return answer;',
    '            for (var advice : ADVICE.entrySet())',
    '                if (advice.getValue().contains(code))',
    '                    throw new IllegalStateException(code + ": " + advice.getKey());',
    `            throw new IllegalStateException(code + ": " + ${quote(errors)});`,
    '        }',
    '        throw new IllegalStateException("No answer in time");',
    '    }',
    '',
    '    // Enough for these answers; in a project, use the JSON library you have.',
    '    static String field(String json, String name) {',
    String.raw`        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"?([^\",}]*)").matcher(json);`,
    '        return found.find() ? found.group(1) : "";',
    '    }',
    '}',
  )
}

function java(request: SampleRequest): string {
  const parts = programOf(request)
  if (parts) return javaProgram(request, parts)
  const { http } = request
  return lines(
    '// Java 17 or newer: java Call.java',
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'public class Call {',
    '    public static void main(String[] args) throws Exception {',
    hasBody(request) && `        String body = ${javaText(body(request), '            ')};`,
    `        HttpRequest request = HttpRequest.newBuilder(URI.create(${quote(whole(request))}))`,
    ...headersOf(request).map(
      ([name, value]) => `            .header(${quote(name)}, ${quote(value)})`,
    ),
    hasBody(request) && `            .header("Content-Type", ${quote(contentType(request))})`,
    `            .method("${http}", HttpRequest.BodyPublishers.${hasBody(request) ? 'ofString(body)' : 'noBody()'})`,
    '            .build();',
    '        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  )
}

const goText = (text: string): string => '`' + text.replaceAll('`', '` + "`" + `') + '`'

function goProgram(
  request: SampleRequest,
  { api, method, errors, isTask, firstPause }: Program,
): string {
  const { file, fields } = request
  const sent = goText(jsonText(fields))
  return lines(
    'package main',
    '',
    'import (',
    file !== undefined && '\t"encoding/base64"',
    '\t"encoding/json"',
    '\t"fmt"',
    '\t"log"',
    '\t"net/http"',
    file !== undefined && '\t"os"',
    '\t"slices"',
    '\t"strings"',
    '\t"time"',
    ')',
    '',
    `const api = ${quote(api)}`,
    '',
    `const request = ${sent}`,
    '',
    'var (',
    `\tpauses = []int{${pauses.join(', ')}} // seconds`,
    `\twait   = []string{${listed(waitCodes)}}`,
    '\tadvice = map[string][]string{',
    advices(
      '\t\t',
      (text, codes) => `${text}: {${codes.replaceAll('\t\t\t\t', '\t\t\t')},\n\t\t},`,
    ),
    '\t}',
    ')',
    '',
    'func call(method, body string) map[string]json.RawMessage {',
    '\tfor _, pause := range pauses {',
    '\t\tresponse, err := http.Post(api+"/"+method, "application/json", strings.NewReader(body))',
    '\t\tif err != nil {',
    '\t\t\tlog.Fatal(err)',
    '\t\t}',
    '\t\tvar answer map[string]json.RawMessage',
    '\t\terr = json.NewDecoder(response.Body).Decode(&answer)',
    '\t\tresponse.Body.Close()',
    '\t\tif err != nil {',
    '\t\t\tlog.Fatal(err)',
    '\t\t}',
    '\t\tvar code, status string',
    '\t\tjson.Unmarshal(answer["errorCode"], &code)',
    '\t\tjson.Unmarshal(answer["status"], &status)',
    '\t\tif slices.Contains(wait, code) || status == "processing" {',
    '\t\t\ttime.Sleep(time.Duration(pause) * time.Second)',
    '\t\t\tcontinue',
    '\t\t}',
    '\t\tif code == "" {',
    '\t\t\treturn answer',
    '\t\t}',
    '\t\tfor text, codes := range advice {',
    '\t\t\tif slices.Contains(codes, code) {',
    '\t\t\t\tlog.Fatal(code, ": ", text)',
    '\t\t\t}',
    '\t\t}',
    `\t\tlog.Fatal(code, ": ", ${quote(errors)})`,
    '\t}',
    '\tlog.Fatal("No answer in time")',
    '\treturn nil',
    '}',
    '',
    'func main() {',
    file !== undefined && `\tfile, err := os.ReadFile(${quote(file)})`,
    file !== undefined && '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}',
    file === undefined
      ? `\tanswer := call(${quote(method)}, request)`
      : `\tbody := strings.ReplaceAll(request, "${filePlace}", base64.StdEncoding.EncodeToString(file))`,
    file !== undefined && `\tanswer := call(${quote(method)}, body)`,
    isTask && `\ttime.Sleep(${firstPause} * time.Second)`,
    isTask &&
      `\tanswer = call("getTaskResult", fmt.Sprintf(\`{"clientKey": "${keyPlace}", "taskId": %s}\`, answer["taskId"]))`,
    isTask
      ? '\tfmt.Println(string(answer["solution"]))'
      : '\tfor name, value := range answer {\n\t\tfmt.Println(name, string(value))\n\t}',
    '}',
  )
}

function go(request: SampleRequest): string {
  const parts = programOf(request)
  if (parts) return goProgram(request, parts)
  const { http } = request
  return lines(
    'package main',
    '',
    'import (',
    '\t"fmt"',
    '\t"io"',
    '\t"log"',
    '\t"net/http"',
    hasBody(request) && '\t"strings"',
    ')',
    '',
    'func main() {',
    hasBody(request) && `\tbody := strings.NewReader(${goText(body(request))})`,
    `\trequest, err := http.NewRequest("${http}", ${quote(whole(request))}, ${hasBody(request) ? 'body' : 'nil'})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    ...headersOf(request).map(
      ([name, value]) => `\trequest.Header.Set(${quote(name)}, ${quote(value)})`,
    ),
    hasBody(request) && `\trequest.Header.Set("Content-Type", ${quote(contentType(request))})`,
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tfmt.Println(response.Status, string(answer))',
    '}',
  )
}

const csharpText = (text: string, pad: string): string =>
  text.includes('\n') ? `"""\n${pad}${indent(text, pad)}\n${pad}"""` : quote(text)

function csharpProgram(
  request: SampleRequest,
  { api, method, errors, isTask, firstPause }: Program,
): string {
  const { file, fields } = request
  const sent = csharpText(jsonText(fields), '    ')
  const given =
    file === undefined
      ? sent
      : `${sent}.Replace("${filePlace}", Convert.ToBase64String(File.ReadAllBytes(${quote(file)})))`
  return lines(
    '// .NET 8 or newer, Program.cs',
    'using System.Text;',
    'using System.Text.Json.Nodes;',
    '',
    `const string Api = ${quote(api)};`,
    `var request = ${given};`,
    '',
    `int[] pauses = [${pauses.join(', ')}]; // seconds`,
    `string[] wait = [${listed(waitCodes)}];`,
    'var advice = new Dictionary<string, string[]>',
    '{',
    advices('    ', (text, codes) => `[${text}] = [${codes},\n    ],`),
    '};',
    'using var http = new HttpClient();',
    '',
    `var answer = await Call(${quote(method)}, request);`,
    isTask && `await Task.Delay(TimeSpan.FromSeconds(${firstPause}));`,
    isTask &&
      `answer = await Call("getTaskResult", new JsonObject { ["clientKey"] = "${keyPlace}", ["taskId"] = (long)answer["taskId"]! }.ToJsonString());`,
    `Console.WriteLine(answer${isTask ? '["solution"]' : ''});`,
    '',
    'async Task<JsonNode> Call(string method, string body)',
    '{',
    '    foreach (var pause in pauses)',
    '    {',
    '        using var content = new StringContent(body, Encoding.UTF8, "application/json");',
    '        using var response = await http.PostAsync($"{Api}/{method}", content);',
    '        var answer = JsonNode.Parse(await response.Content.ReadAsStringAsync())!;',
    '        var code = (string?)answer["errorCode"] ?? "";',
    '        if (wait.Contains(code) || answer["status"]?.ToString() == "processing")',
    '        {',
    '            await Task.Delay(TimeSpan.FromSeconds(pause));',
    '            continue;',
    '        }',
    '        if (code == "") return answer;',
    '        var text = advice.FirstOrDefault(one => one.Value.Contains(code)).Key;',
    `        throw new InvalidOperationException($"{code}: {text ?? ${quote(errors)}}");`,
    '    }',
    '    throw new TimeoutException("No answer in time");',
    '}',
  )
}

function csharp(request: SampleRequest): string {
  const parts = programOf(request)
  if (parts) return csharpProgram(request, parts)
  const { http } = request
  const method = http.charAt(0) + http.slice(1).toLowerCase()
  return lines(
    '// .NET 8 or newer, Program.cs',
    hasBody(request) && 'using System.Text;',
    hasBody(request) && '',
    'using var http = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${method}, ${quote(whole(request))});`,
    ...headersOf(request).map(
      ([name, value]) => `request.Headers.Add(${quote(name)}, ${quote(value)});`,
    ),
    hasBody(request) &&
      `request.Content = new StringContent(${csharpText(body(request), '    ')}, Encoding.UTF8, ${quote(contentType(request))});`,
    'using var response = await http.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  )
}

/** A Ruby text of several lines, whose lines follow the statement. */
const rubyBody = (text: string): string => `\n  ${indent(text, '  ')}\nBODY`

function rubyProgram(
  request: SampleRequest,
  { api, method, errors, isTask, firstPause }: Program,
): string {
  const { file, fields } = request
  return lines(
    '# Ruby 2.7 or newer',
    'require "json"',
    'require "net/http"',
    '',
    `API = ${quote(api)}`,
    `request = <<~'BODY'${rubyBody(jsonText(fields))}`,
    file !== undefined &&
      `request = request.sub("${filePlace}") { [File.binread(${quote(file)})].pack("m0") }`,
    '',
    `PAUSES = [${pauses.join(', ')}] # seconds`,
    `WAIT = [${listed(waitCodes)}]`,
    'ADVICE = {',
    advices('  ', (text, codes) => `${text} => [${codes}\n  ],`),
    '}',
    '',
    'def call(method, body)',
    '  PAUSES.each do |pause|',
    '    response = Net::HTTP.post(URI("#{API}/#{method}"), body, "Content-Type" => "application/json")',
    '    answer = JSON.parse(response.body)',
    '    code = answer["errorCode"]',
    '    if WAIT.include?(code) || answer["status"] == "processing"',
    '      sleep pause',
    '    elsif code',
    `      advice, = ADVICE.find { |_, codes| codes.include?(code) } || [${quote(errors)}]`,
    '      abort "#{code}: #{advice}"',
    '    else',
    '      return answer',
    '    end',
    '  end',
    '  abort "No answer in time"',
    'end',
    '',
    `answer = call(${quote(method)}, request)`,
    isTask && `sleep ${firstPause}`,
    isTask &&
      `answer = call("getTaskResult", { clientKey: "${keyPlace}", taskId: answer["taskId"] }.to_json)`,
    `puts JSON.pretty_generate(answer${isTask ? '["solution"]' : ''})`,
  )
}

function ruby(request: SampleRequest): string {
  const parts = programOf(request)
  if (parts) return rubyProgram(request, parts)
  const { http } = request
  const kind = http.charAt(0) + http.slice(1).toLowerCase()
  return lines(
    '# Ruby 2.7 or newer',
    'require "net/http"',
    '',
    `uri = URI(${single(whole(request))})`,
    `request = Net::HTTP::${kind}.new(uri)`,
    ...headersOf(request).map(([name, value]) => `request[${quote(name)}] = ${quote(value)}`),
    hasBody(request) && `request["Content-Type"] = ${quote(contentType(request))}`,
    hasBody(request) && `request.body = <<~'BODY'.chomp${rubyBody(body(request))}`,
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }',
    'puts "#{response.code} #{response.body}"',
  )
}

const powershellText = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Windows PowerShell pipes ASCII alone. */
const ascii = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}]/gu, (char) =>
    Array.from(
      { length: char.length },
      (_, at) => String.raw`\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  )

/** Its errors are thrown: `exit` would close the window that it was pasted into. */
function powershellProgram(
  request: SampleRequest,
  { api, method, errors, isTask, firstPause }: Program,
): string {
  const { file, fields } = request
  return lines(
    `$api = ${powershellText(api)}`,
    `$request = @'\n${ascii(jsonText(fields))}\n'@`,
    file !== undefined &&
      `$request = $request.Replace('${filePlace}', [Convert]::ToBase64String([IO.File]::ReadAllBytes((Resolve-Path ${powershellText(file)}))))`,
    '',
    `$wait = ${listed(waitCodes, powershellText)}`,
    '$advice = @{',
    advices('  ', (text, codes) => `${text} = @(${codes}\n  )`, powershellText),
    '}',
    '',
    'function Call($method, $body) {',
    `  foreach ($pause in ${pauses.join(', ')}) {`,
    "    $answer = $body | curl.exe -sS \"$api/$method\" -H 'Content-Type: application/json' --data-binary '@-' | ConvertFrom-Json",
    '    if ($LASTEXITCODE -ne 0) { throw "curl: $LASTEXITCODE" }',
    '    $code = $answer.errorCode',
    "    if ($wait -contains $code -or $answer.status -eq 'processing') { Start-Sleep $pause; continue }",
    '    if (-not $code) { return $answer }',
    '    $text = $advice.Keys | Where-Object { $advice[$_] -contains $code }',
    `    if (-not $text) { $text = ${powershellText(errors)} }`,
    '    throw "${code}: $text"',
    '  }',
    "  throw 'No answer in time'",
    '}',
    '',
    // One statement, so that an error ends all of it.
    '& {',
    `  $answer = Call ${powershellText(method)} $request`,
    isTask && `  Start-Sleep ${firstPause}`,
    isTask &&
      `  $answer = Call 'getTaskResult' ('{"clientKey": "${keyPlace}", "taskId": ' + $answer.taskId + '}')`,
    `  $answer${isTask ? '.solution' : ''} | ConvertTo-Json -Depth 5`,
    '}',
  )
}

/**
 * cmd has no way to read an answer, so the file hands itself to the PowerShell of every Windows:
 * the first lines are a comment there, and the rest is never reached by cmd.
 */
const cmdProgram = (request: SampleRequest, parts: Program): string =>
  lines(
    '<# : Save it as solve.cmd and run it',
    '@echo off',
    'set "SELF=%~f0"',
    'powershell -NoProfile -Command "Invoke-Expression (Get-Content -Raw -LiteralPath $env:SELF)"',
    'exit /b %ERRORLEVEL%',
    '#>',
    powershellProgram(request, parts),
  )

/** Returns the request for curl in a shell. */
export function writeCurl(shell: Shell, request: SampleRequest): string {
  const parts = programOf(request)
  if (shell === 'sh') return curl(request)
  if (!parts) return forShell(curlCommand(request), shell)
  return shell === 'cmd' ? cmdProgram(request, parts) : powershellProgram(request, parts)
}

const writers: Readonly<Record<SampleLanguage, (request: SampleRequest) => string>> = {
  curl,
  python,
  javascript,
  php,
  go,
  java,
  csharp,
  ruby,
}

/** Returns the request as code in a language, with YOUR_API_KEY in place of the key. */
export const writeSample = (language: SampleLanguage, request: SampleRequest): string =>
  writers[language](request)

/** Returns the request in every language, and for curl in every shell: `curl-cmd`. */
export const writeSamples = (request: SampleRequest): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(writers).map(([language, write]) => [language, write(request)]),
  ),
  'curl-cmd': writeCurl('cmd', request),
  'curl-powershell': writeCurl('powershell', request),
})
