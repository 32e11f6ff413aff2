import type { Sandbox } from '../../sandbox';

/**
 * Setup and teardown are loaded as separate modules, but they share Node's
 * global object.
 */
const holder = globalThis as { jetpackRestSandbox?: Sandbox };

export function storeSandbox( sandbox: Sandbox ): void {
	holder.jetpackRestSandbox = sandbox;
}

export async function stopSandbox(): Promise< void > {
	await holder.jetpackRestSandbox?.stop();
	delete holder.jetpackRestSandbox;
}
