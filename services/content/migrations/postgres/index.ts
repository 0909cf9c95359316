import * as migration_20261124_043304_initial from './20261124_043304_initial';

export const migrations = [
  {
    up: migration_20261124_043304_initial.up,
    down: migration_20261124_043304_initial.down,
    name: '20261124_043304_initial'
  },
];
