export { startAccountService } from './server';
export type { AccountService, AccountServiceOptions } from './server';
export { spawnAccountService } from './spawn';
export type { SpawnedAccountService } from './spawn';
export { accountServiceAt } from './remote';
export type { AccountServiceInfo, RemoteAccountService } from './remote';
