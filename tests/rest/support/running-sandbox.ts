import type { Sandbox } from '../../sandbox';

/** Set-up and tear-down are loaded apart, but they share Node's global object. */
const holder = globalThis as { jetpackRestSandbox?: Sandbox };

export function storeSandbox( sandbox: Sandbox ): void {
	holder.jetpackRestSandbox = sandbox;
}

export async function stopSandbox(): Promise< void > {
	await holder.jetpackRestSandbox?.stop();
	delete holder.jetpackRestSandbox;
}
