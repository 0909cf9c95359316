/**
 * For short-lived processes: V8 optimises a function only after six times the default amount of
 * execution.
 */
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--interrupt-budget=400000')
