import {
	APP_PASSWORD,
	BLUESKY_HANDLE,
	MASTODON_SERVER,
	WEBHOOK,
} from '../../sandbox/public-services/networks';
import { follow, noticesOf } from '../support/admin-form';
import { idOf } from '../support/connection-state';
import { restoreStateAfterwards } from '../support/saved-state';
import { fetchPath, site } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { deleteAllPosts, makePost } from './support';
import {
	dispatch,
	resetPublicize,
	rowsOf,
	SECRET,
	SLUG,
	submit,
} from './publicize';
import { outcome } from './publicize-forms';

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( SLUG, true );
	await resetPublicize();
} );
afterAll( resetPublicize );

it( 'the networks of the sandbox can be connected like real ones, and get posts', async () => {
	const services = site().publicServices.url;
	const panel = await ( await fetch( `${ services }/sandbox` ) ).text();
	for ( const text of [
		APP_PASSWORD,
		BLUESKY_HANDLE,
		MASTODON_SERVER,
		WEBHOOK,
	] ) {
		expect( panel ).toContain( text );
	}

	expect(
		await outcome( 'add', {
			network: 'webhook',
			label: 'Hook',
			url: WEBHOOK,
			secret: SECRET,
			owner: 'site',
		} )
	).toEqual( [ expect.stringContaining( 'Hook is connected' ) ] );
	expect(
		await outcome( 'add', {
			network: 'bluesky',
			identifier: BLUESKY_HANDLE,
			password: APP_PASSWORD,
			owner: 'site',
		} )
	).toEqual( [ expect.stringContaining( '@jonas.example is connected' ) ] );

	const { headers } = await submit( 'add', {
		network: 'mastodon',
		server: MASTODON_SERVER,
		owner: 'site',
	} );
	const consent = await fetch( String( headers.location ) );
	const link = /href="([^"]+)">Authorize</.exec( await consent.text() );
	const back = new URL( String( link?.[ 1 ] ).replace( /&amp;/g, '&' ) );
	const html = await follow(
		await fetchPath( back.pathname + back.search, { as: 'admin' } ),
		'admin'
	);
	expect( noticesOf( html, 'success' ) ).toEqual( [
		expect.stringContaining( '@jonas@social.example is connected' ),
	] );

	await makePost( {
		post_title: 'For the sandbox',
		post_author: await idOf( 'admin' ),
	} );
	await dispatch();
	expect( ( await rowsOf( 'jobs' ) ).map( ( { state } ) => state ) ).toEqual(
		[ 'sent', 'sent', 'sent' ]
	);
	const published = await ( await fetch( `${ services }/sandbox` ) ).text();
	expect( published.match( /<li>[^<]*For the sandbox/g ) ).toHaveLength( 3 );
} );
