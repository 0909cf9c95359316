import { queryTurn } from './query-turn'

test('queries run as they came, with a turn of the event loop between two', async () => {
  const order: string[] = []
  const run = async (name: string) => {
    await queryTurn()
    order.push(name)
  }
  const onTurn = (turns: number): void => {
    order.push('turn')
    if (turns > 1) setImmediate(onTurn, turns - 1)
  }
  setImmediate(onTurn, 3)
  await Promise.all(['first', 'second', 'third'].map(run))
  expect(order).toEqual(['turn', 'first', 'turn', 'second', 'turn', 'third'])
})
