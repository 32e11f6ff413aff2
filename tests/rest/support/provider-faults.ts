import { clearProvider } from './connection-facts';
import type { FaultRow } from './fault-rows';
import { site } from './site';

export { FAULTS } from './fault-rows';

/** As long as a person may have to wait, whatever the provider does. */
export const MOST_MS = 8500;

/** Does `work` while a route of the service has a fault, then takes the fault away; says how long the work took. */
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
		// Its waits end, as they would with time.
		await clearProvider();
	}
}

/** Words for a person: a sentence or more, and nothing that only a program could want. */
export function expectMessage( message: unknown ): void {
	expect( message ).toMatch( /^[^<>{}[\]]{15,300}[.!?]$/ );
	expect( message ).not.toMatch(
		/curl|errno|exception|json|null|array|wp_error|127\.0\.0\.1:\d+\/|stack/i
	);
}
