import * as migration_20261124_053913_initial from './20261124_053913_initial';

export const migrations = [
  {
    up: migration_20261124_053913_initial.up,
    down: migration_20261124_053913_initial.down,
    name: '20261124_053913_initial'
  },
];
