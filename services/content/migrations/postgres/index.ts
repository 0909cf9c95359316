import * as migration_20261124_011040_initial from './20261124_011040_initial';

export const migrations = [
  {
    up: migration_20261124_011040_initial.up,
    down: migration_20261124_011040_initial.down,
    name: '20261124_011040_initial'
  },
];
