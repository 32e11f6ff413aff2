import { answerConsent, authorizeUrl, returnToSite } from './support/consent';
import {
	clearProvider,
	readConnection,
	registerSite,
	startUnconnected,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { MAX_MS, withFault } from './support/provider-faults';
import { useScenario } from './support/site-state';
import { get, post } from './support/site';

/** Each request is within its timeout; all of them together exceed it. */
const CRAWL = { fault: { kind: 'slow', latency_ms: 3000 } };

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe( 'a service that takes three seconds for every call', () => {
	it( 'registers the site in time, or not at all', async () => {
		await startUnconnected();
		const { result, ms } = await withFault( CRAWL, '*', registerSite );
		expect( ms ).toBeLessThan( MAX_MS );
		expect( ( await readConnection() ).siteId > 0 ).toBe(
			result.status === 200
		);
		expect( ( await registerSite() ).status ).toBe( 200 );
	} );

	it( 'links a user in time, or not at all', async () => {
		await useScenario( 'site-only' );
		await clearProvider();
		const callback = await answerConsent( await authorizeUrl() );
		const { result, ms } = await withFault( CRAWL, '*', () =>
			returnToSite( callback, 'admin' )
		);
		expect( ms ).toBeLessThan( MAX_MS );
		const { linked } = await readConnection();
		expect( linked.length > 0 ).toBe(
			result.notices.message === 'authorized'
		);
		expect( linked.length > 0 || result.notices.error !== undefined ).toBe(
			true
		);
	} );

	it( 'limits the time of a test, a reconnection or a disconnection', async () => {
		await useScenario( 'connected' );
		await clearProvider();
		const tested = await withFault( CRAWL, '*', () =>
			get( 'connection/test' )
		);
		expect( tested.ms ).toBeLessThan( MAX_MS );
		const repaired = await withFault( CRAWL, '*', () =>
			post( 'connection/reconnect' )
		);
		expect( repaired.ms ).toBeLessThan( MAX_MS );
		expect( ( await readConnection() ).siteId ).toBeGreaterThan( 0 );
		const ended = await withFault( CRAWL, '*', () =>
			post( 'connection', { isActive: false } )
		);
		expect( ended.ms ).toBeLessThan( MAX_MS );
		expect( ( await readConnection() ).siteId ).toBe( 0 );
	} );
} );
