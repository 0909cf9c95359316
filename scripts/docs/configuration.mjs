/**
 * Writes docs/configuration.md from the environment schemas of the site and its services; `--check`
 * fails when the file is stale. It reads the sources only, never a value: names, defaults and the
 * comment of each variable.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import ts from 'typescript'
import { buildVariables } from '../../lib/env/build-variables.mjs'
import { processes } from './processes.mjs'

const file = 'docs/configuration.md'
const standard = ['NODE_ENV', 'NEXT_PHASE', 'NEXT_RUNTIME', 'PATH', 'HOME', 'TZ']
const isName = (text) => /^[A-Z][A-Z0-9_]+$/.test(text) && !standard.includes(text)

/** The variables of a module: the properties of `const schema = v.object({ … })`. */
function variablesOf(module) {
  const text = readFileSync(module, 'utf8')
  const source = ts.createSourceFile(module, text, ts.ScriptTarget.Latest, true)
  /** @type {any} */
  const schema = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === 'schema')
  return schema.initializer.arguments[0].properties.map((property) => {
    const name = property.name.getText()
    const description = commentOf(property)
    if (!description) throw new Error(`${module}: ${name} has no comment to describe it.`)
    return { name, description, ...valueOf(property.initializer) }
  })
}

/** Whether a variable is required, and the default of its `v.optional`. */
const valueOf = ({ expression, arguments: [, fallback] }) => ({
  required: expression.getText() === 'required',
  fallback: fallback && ts.isLiteralExpression(fallback) ? fallback.text : '',
})

function commentOf(node) {
  const text = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(node).at(-1)?.comment)
  return text?.replace(/\s+/g, ' ')
}

/** Every variable read by the code must be documented. */
function assertComplete(documented) {
  const pattern = String.raw`process\.env\.[A-Z][A-Z0-9_]+`
  const sources = ['*.ts', '*.tsx', '*.mjs', ':!*.test.ts', ':!e2e']
  const output = execFileSync('git', ['grep', '-hoE', pattern, '--', ...sources], {
    encoding: 'utf8',
  })
  const names = output.match(/[A-Z][A-Z0-9_]+/g) ?? []
  const missing = new Set(names.filter((name) => isName(name) && !documented.has(name)))
  if (missing.size > 0)
    throw new Error(`Describe in scripts/docs/processes.mjs: ${[...missing].join(', ')}`)
}

/** Says which variables of the site its build reads. */
const withBuild = ({ description, ...variable }) => ({
  ...variable,
  description: buildVariables.includes(variable.name)
    ? `${description} Used by the build too.`
    : description,
})

function rowOf({ name, required, fallback, description }) {
  const value = required ? 'required' : fallback ? `\`${fallback}\`` : ''
  return `| \`${name}\` | ${value} | ${description.replaceAll('|', '\\|')} |`
}

const tableOf = ({ title, intro, variables }) => `## ${title}

${intro}

| variable | default | description |
| --- | --- | --- |
${variables.map(rowOf).join('\n')}`

const tables = processes.map(({ title, intro, module, variables: listed = [] }) => {
  const variables = module ? variablesOf(module) : listed
  return { title, intro, variables: title === 'Site' ? variables.map(withBuild) : variables }
})
assertComplete(new Set(tables.flatMap(({ variables }) => variables.map(({ name }) => name))))

const text = `# Configuration

<!-- Written by \`npm run docs\` from the environment schemas. Edit the comments there, or scripts/docs/processes.mjs. -->

Every process reads its environment once, at the start. A missing or wrong variable ends the start with a message that names it, never its value. \`npm start\` sets everything for the local set-up; [deploy](deploy/README.md) says what production needs and [sign-in.md](sign-in.md) what an Auth0 tenant needs. A variable without a default is optional unless it is marked as required.

${tables.map(tableOf).join('\n\n')}
`
const { code: fresh } = await format(file, text)

if (!process.argv.includes('--check')) writeFileSync(file, fresh)
else if (readFileSync(file, 'utf8') !== fresh) {
  console.error(`${file} is stale: npm run docs`)
  process.exit(1)
}
