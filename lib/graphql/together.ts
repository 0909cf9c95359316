import DataLoader from 'dataloader'
import { Kind, visit, type ArgumentNode, type ASTNode, type DocumentNode, type FieldNode, type NameNode, type ObjectValueNode, type OperationDefinitionNode, type SelectionNode, type ValueNode, type VariableDefinitionNode, type VariableNode } from 'graphql'

type Variables = Record<string, unknown>
type Ask = (query: DocumentNode, variables: Variables) => Promise<Variables>
type Question = { query: DocumentNode; variables: Variables }

/** Questions are asked when no other has come for so long, in milliseconds. */
const quietMs = 20

/**
 * Asks together what is asked in the same moment with the same query. For builds: they render some pages at a time, most
 * of them neighbours. Questions for one document each become one for all of those, so that what is related to them is
 * read once; of others each becomes a field of one question, in one language: Payload hands the last field's language on
 * to what is related to all of them. The same question is asked once: not for a running site,
 * where an answer that somebody else waits for may be older than the edit that a page is made for.
 *
 * @param ask asks the content service; when it throws, all that were asked together fail
 */
export function askingTogether(ask: Ask): Ask {
  let latest = 0
  const whenQuiet = (answer: () => void) => void setTimeout(() => (performance.now() - latest < quietMs ? whenQuiet(answer) : answer()), quietMs)
  const loader = new DataLoader<Question, Variables>((questions) => answerAll(questions, ask), { cache: false, batchScheduleFn: whenQuiet })
  const pending = new Map<string, Promise<Variables>>()
  return (query, variables) => {
    latest = performance.now()
    const key = JSON.stringify([numberOf(query), variables])
    const answer = pending.get(key) ?? loader.load({ query, variables }).finally(() => pending.delete(key))
    pending.set(key, answer)
    return answer
  }
}

async function answerAll(questions: readonly Question[], ask: Ask): Promise<(Variables | Error)[]> {
  const groups = new Map<string, Question[]>()
  for (const question of questions) groups.set(keyOf(question), [...(groups.get(keyOf(question)) ?? []), question])
  const answers = new Map<Question, Variables | Error>()
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const given = await answerGroup(group, ask).catch((cause: Error) => group.map(() => cause))
      group.forEach((question, index) => answers.set(question, given[index] as Variables | Error))
    }),
  )
  return questions.map((question) => answers.get(question) as Variables | Error)
}

const numbers = new WeakMap<DocumentNode, number>()
let documents = 0

function numberOf(query: DocumentNode): number | undefined {
  if (!numbers.has(query)) numbers.set(query, documents++)
  return numbers.get(query)
}

/** The same for questions that can be asked as one: those for a document differ in nothing else, others not in what they share. */
function keyOf({ query, variables }: Question): string {
  const single = singleOf(query)
  const same = single ? { ...variables, [single.variable]: undefined } : Object.fromEntries([...sharedIn(query)].map((name) => [name, variables[name]]))
  return JSON.stringify([numberOf(query), same])
}

function answerGroup(group: Question[], ask: Ask): Promise<Variables[]> {
  const [first] = group as [Question]
  if (group.length === 1) return Promise.all([ask(first.query, first.variables)])
  const single = singleOf(first.query)
  return single ? askForDocuments(group, single, ask) : askAsFields(group, ask)
}

/** Variables with one value for all that are asked together: those of the whole answer, and those of fragments, which all of them use. */
function sharedIn(query: DocumentNode): Set<string> {
  const known = shared.get(query) ?? new Set(['locale', 'draft', ...query.definitions.filter((one) => !isOperation(one)).flatMap(variablesIn)])
  shared.set(query, known)
  return known
}

const shared = new WeakMap<DocumentNode, Set<string>>()

function variablesIn(node: ASTNode): string[] {
  const names: string[] = []
  visit(node, { Variable: ({ name }) => void names.push(name.value) })
  return names
}

/** A question for one document: the list it is asked from, the field that tells it from others, and the variable with its value. */
type Single = { list: string; field: string; variable: string }

const singles = new WeakMap<DocumentNode, { found: Single | null }>()

function singleOf(query: DocumentNode): Single | null {
  const known = singles.get(query) ?? { found: findSingle(query) }
  singles.set(query, known)
  return known.found
}

/** `Articles(where: { id: { equals: $id } }, limit: 1) { docs { id … } }`, and nothing beside it. */
function findSingle(query: DocumentNode): Single | null {
  const [root, ...others] = rootsOf(operationOf(query))
  if (!root || others.length > 0 || argumentOf(root, 'limit')?.kind !== Kind.INT) return null
  const [field, condition] = onlyEntry(argumentOf(root, 'where'))
  const [operator, value] = onlyEntry(condition)
  if (!field || operator !== 'equals' || value?.kind !== Kind.VARIABLE) return null
  if (query.definitions.flatMap(variablesIn).filter((name) => name === value.name.value).length !== 2) return null // its definition and here
  const docs = fieldOf(root, 'docs')
  return docs && fieldOf(docs, field) ? { list: keyIn(root), field, variable: value.name.value } : null
}

async function askForDocuments(group: Question[], { list, field, variable }: Single, ask: Ask): Promise<Variables[]> {
  const [first] = group as [Question]
  const wanted = group.map(({ variables }) => variables[variable])
  const anyOf: ValueNode = { kind: Kind.LIST, values: wanted.map((value) => objectOf(field, objectOf('equals', literalOf(value)))) }
  const replaced: Record<string, ValueNode> = { where: objectOf('OR', anyOf), limit: literalOf(0) }
  const query = withOperation(first.query, (operation) => ({
    ...operation,
    variableDefinitions: operation.variableDefinitions?.filter((one) => one.variable.name.value !== variable),
    selectionSet: { ...operation.selectionSet, selections: rootsOf(operation).map((root) => ({ ...root, arguments: root.arguments?.map((one): ArgumentNode => ({ ...one, value: replaced[one.name.value] ?? one.value })) })) },
  }))
  const { [variable]: _, ...shared } = first.variables
  const data = await ask(query, shared)
  const found = data[list] as { docs: Variables[] }
  return wanted.map((value) => ({ ...data, [list]: { ...found, docs: found.docs.filter((doc) => doc[field] === value) } }))
}

/** Each question's fields and variables with its number in front; fragments, and the variables that are shared, are the same for all. */
async function askAsFields(group: Question[], ask: Ask): Promise<Variables[]> {
  const [first] = group as [Question]
  const asShared = sharedIn(first.query)
  const numbered = (name: NameNode, index: number): NameNode => ({ ...name, value: `q${index}_${name.value}` })
  const numberedVariable = (one: VariableNode, index: number): VariableNode => (asShared.has(one.name.value) ? one : { ...one, name: numbered(one.name, index) })
  const query = withOperation(first.query, (operation) => ({
    ...operation,
    variableDefinitions: group.flatMap((_, index) => definitionsOf(operation, index === 0, asShared).map((one) => ({ ...one, variable: numberedVariable(one.variable, index) }))),
    selectionSet: {
      ...operation.selectionSet,
      selections: group.flatMap((_, index) => rootsOf(operation).map((root): SelectionNode => visit({ ...root, alias: numbered(root.alias ?? root.name, index) }, { Variable: (one) => numberedVariable(one, index) }))),
    },
  }))
  const variables = Object.fromEntries(group.flatMap((question, index) => Object.entries(question.variables).map(([name, value]) => [asShared.has(name) ? name : `q${index}_${name}`, value])))
  const data = await ask(query, variables)
  return group.map((_, index) => Object.fromEntries(rootsOf(operationOf(first.query)).map((root) => [keyIn(root), data[`q${index}_${keyIn(root)}`]])))
}

/** Those that are shared are defined once, with the first question. */
const definitionsOf = (operation: OperationDefinitionNode, isFirst: boolean, shared: Set<string>): readonly VariableDefinitionNode[] => (operation.variableDefinitions ?? []).filter(({ variable }) => isFirst || !shared.has(variable.name.value))

const isOperation = (one: DocumentNode['definitions'][number]): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION

const operationOf = (query: DocumentNode): OperationDefinitionNode | undefined => query.definitions.find(isOperation)

const withOperation = (query: DocumentNode, change: (operation: OperationDefinitionNode) => OperationDefinitionNode): DocumentNode => ({ ...query, definitions: query.definitions.map((one) => (isOperation(one) ? change(one) : one)) })

const rootsOf = (operation: OperationDefinitionNode | undefined): FieldNode[] => (operation?.selectionSet.selections ?? []).filter((one): one is FieldNode => one.kind === Kind.FIELD)

const keyIn = (field: FieldNode): string => (field.alias ?? field.name).value

const argumentOf = (field: FieldNode, name: string): ValueNode | undefined => field.arguments?.find((one) => one.name.value === name)?.value

const fieldOf = (field: FieldNode, name: string): FieldNode | undefined => field.selectionSet?.selections.find((one): one is FieldNode => one.kind === Kind.FIELD && !one.alias && one.name.value === name)

function onlyEntry(value: ValueNode | undefined): [string?, ValueNode?] {
  const [entry, ...others] = value?.kind === Kind.OBJECT ? value.fields : []
  return entry && others.length === 0 ? [entry.name.value, entry.value] : []
}

const objectOf = (name: string, value: ValueNode): ObjectValueNode => ({ kind: Kind.OBJECT, fields: [{ kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: name }, value }] })

const literalOf = (value: unknown): ValueNode => (typeof value === 'number' ? { kind: Kind.INT, value: String(value) } : { kind: Kind.STRING, value: String(value) })
