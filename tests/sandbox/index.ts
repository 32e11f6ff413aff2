/**
 * A real WordPress for `npm start` and for the tests. See README.md beside
 * this file.
 */
export { logIn, request } from './client';
export type { HttpResponse, RequestOptions, Session } from './client';
export type { Mail } from './mails';
export { attachSandbox } from './sandbox';
export type { PhpKind, Sandbox, SandboxInfo } from './sandbox';
export type { Scenario } from './scenarios';
export { startSandbox } from './start-sandbox';
export type { StartOptions } from './start-options';
export { LOGINS, USERS } from './users';
export type { Login, User } from './users';
