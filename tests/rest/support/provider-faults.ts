import { clearProvider } from './connection-state';
import type { FaultRow } from './fault-rows';
import { site } from './site';

export { FAULTS } from './fault-rows';

/** The longest that a user may have to wait, whatever the provider does. */
export const MAX_MS = 8500;

/**
 * Calls `work` while a route of the service has a fault, then clears the fault;
 * returns the duration.
 */
export async function withFault< Result >(
	{ fault }: Pick< FaultRow, 'fault' >,
	route: string,
	work: () => Promise< Result >
): Promise< { result: Result; ms: number } > {
	const { accountService } = site();
	if ( fault === 'down' ) {
		await accountService.stop();
	} else {
		await accountService.patch( { faults: { [ route ]: fault } } );
	}
	try {
		const start = performance.now();
		const result = await work();
		return { result, ms: performance.now() - start };
	} finally {
		if ( fault === 'down' ) {
			await accountService.start();
		} else {
			await accountService.patch( { faults: { [ route ]: null } } );
		}
		// Expires its retry delays.
		await clearProvider();
	}
}

/**
 * Asserts a human-readable message: a sentence or more, without technical
 * details.
 */
export function expectMessage( message: unknown ): void {
	expect( message ).toMatch( /^[^<>{}[\]]{15,300}[.!?]$/ );
	expect( message ).not.toMatch(
		/curl|errno|exception|json|null|array|wp_error|127\.0\.0\.1:\d+\/|stack/i
	);
}
