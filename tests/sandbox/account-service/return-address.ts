import type { Store } from './store';

function originOf( address: string ): string | null {
	try {
		const { origin, protocol } = new URL( address );
		return protocol === 'http:' || protocol === 'https:' ? origin : null;
	} catch {
		return null;
	}
}

/**
 * Returns the URL only if it is on a registered site, to avoid open redirects.
 */
export function returnAddress(
	store: Store,
	address: string | null
): string | null {
	const origin = originOf( address ?? '' );
	const clients = Object.values( store.identity.records[ 'Client' ] ?? {} );
	const isKnown = clients.some(
		( { payload } ) =>
			originOf( String( payload[ 'client_uri' ] ) ) === origin
	);
	return origin !== null && isKnown ? address : null;
}
