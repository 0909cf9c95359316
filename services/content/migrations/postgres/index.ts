import * as migration_20261127_160917_initial from './20261127_160917_initial';

export const migrations = [
  {
    up: migration_20261127_160917_initial.up,
    down: migration_20261127_160917_initial.down,
    name: '20261127_160917_initial'
  },
];
