import { forgetProvider } from './connection-facts';
import { site } from './site';

type Fault = Record< string, string | number >;

export interface FaultRow {
	name: string;
	/** What the control panel is told; 'down' stops the service. */
	fault: Fault | 'down';
	/** The error's code; `{step}` stands for the step's own word for “no connection”. */
	code: string;
	status: number;
	/** Seconds in Retry-After. */
	retryAfter?: number;
}

/** What a provider can do wrong, and what the site says then, by hand from contract/rest.md, rule 2 and §2. */
export const FAULTS: FaultRow[] = [
	{
		name: 'hangs for ten seconds',
		// Cut in the end, so that nothing happens at the service while the next test runs.
		fault: { kind: 'closed', latency_ms: 10_000 },
		code: '{step}http_request_failed',
		status: 504,
	},
	{
		name: 'cuts the connection',
		fault: { kind: 'closed' },
		code: '{step}http_request_failed',
		status: 504,
	},
	{
		name: 'is down',
		fault: 'down',
		code: '{step}http_request_failed',
		status: 504,
	},
	{
		name: 'has an error of its own',
		fault: { kind: 'status', status: 500 },
		code: 'wpcom_5??',
		status: 502,
	},
	{
		name: 'is unavailable',
		fault: { kind: 'status', status: 503 },
		code: 'wpcom_5??',
		status: 502,
	},
	{
		name: 'times out itself',
		fault: { kind: 'status', status: 408 },
		code: 'wpcom_408',
		status: 504,
	},
	{
		name: 'refuses with a code',
		fault: { kind: 'status', status: 403 },
		code: 'sandbox_fault',
		status: 502,
	},
	{
		name: 'asks to wait',
		fault: { kind: 'busy', retry_after: 7 },
		code: 'wpcom_outage',
		status: 503,
		retryAfter: 7,
	},
	{
		name: 'sends half a JSON',
		fault: { kind: 'malformed' },
		code: 'wpcom_bad_response',
		status: 502,
	},
	{
		name: 'sends a page',
		fault: { kind: 'html' },
		code: 'wpcom_bad_response',
		status: 502,
	},
	{
		name: 'sends nothing',
		fault: { kind: 'empty' },
		code: 'wpcom_bad_response',
		status: 502,
	},
	{
		name: 'sends other types',
		fault: { kind: 'wrong-types' },
		code: 'wpcom_bad_response',
		status: 502,
	},
];

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
		await forgetProvider();
	}
}

/** Words for a person: a sentence or more, and nothing that only a program could want. */
export function expectWords( message: unknown ): void {
	expect( message ).toMatch( /^[^<>{}[\]]{15,300}[.!?]$/ );
	expect( message ).not.toMatch(
		/curl|errno|exception|json|null|array|wp_error|127\.0\.0\.1:\d+\/|stack/i
	);
}
