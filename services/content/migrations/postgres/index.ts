import * as migration_20261124_053915_initial from './20261124_053915_initial';
import * as migration_20261124_135550_second_factor from './20261124_135550_second_factor';

export const migrations = [
  {
    up: migration_20261124_053915_initial.up,
    down: migration_20261124_053915_initial.down,
    name: '20261124_053915_initial',
  },
  {
    up: migration_20261124_135550_second_factor.up,
    down: migration_20261124_135550_second_factor.down,
    name: '20261124_135550_second_factor'
  },
];
