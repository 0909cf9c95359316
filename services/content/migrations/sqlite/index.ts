import * as migration_20261124_011034_initial from './20261124_011034_initial';

export const migrations = [
  {
    up: migration_20261124_011034_initial.up,
    down: migration_20261124_011034_initial.down,
    name: '20261124_011034_initial'
  },
];
