/** For processes that end soon: V8 optimises a function after six times as much work in it, when that still pays. */
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--interrupt-budget=400000')
