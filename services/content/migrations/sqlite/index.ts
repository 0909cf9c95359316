import * as migration_20261121_000302_initial from './20261121_000302_initial';

export const migrations = [
  {
    up: migration_20261121_000302_initial.up,
    down: migration_20261121_000302_initial.down,
    name: '20261121_000302_initial'
  },
];
