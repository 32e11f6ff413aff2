import { PAGE, decodedText } from './support/admin-page';
import {
	answerConsent,
	authorizeUrl,
	returnToSite,
	linkUser,
} from './support/consent';
import {
	clearProvider,
	moveSite,
	readConnection,
	registerSite,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { FAULTS, withFault } from './support/provider-faults';
import { useScenario } from './support/site-state';
import { evalPhp, fetchPath, get, post, site } from './support/site';
import type { HttpResponse, Caller } from './support/site';

const PEOPLE: Caller[] = [ 'anonymous', 'subscriber', 'editor', 'admin' ];

/** Every secret that existed at any time in this file. */
const secrets = new Set< string >();

async function learnSecrets(): Promise< void > {
	for ( const secret of ( await readConnection() ).secrets ) {
		secrets.add( secret );
	}
}

/** All encodings in which a text could contain one of the secrets. */
function leaksIn( text: string ): string[] {
	const texts = [ text, decodedText( text ) ];
	return [ ...secrets ].filter( ( secret ) =>
		[
			secret,
			encodeURIComponent( secret ),
			Buffer.from( secret ).toString( 'base64' ).replace( /=+$/, '' ),
			JSON.stringify( secret ).slice( 1, -1 ),
		].some( ( form ) => texts.some( ( one ) => one.includes( form ) ) )
	);
}

const expectNoLeak = ( where: string, { text, headers }: HttpResponse ): void =>
	expect( [
		where,
		leaksIn( `${ text }\n${ JSON.stringify( headers ) }` ),
	] ).toEqual( [ where, [] ] );

restoreStateAfterwards();

beforeAll( async () => {
	await useScenario( 'connected' );
	await clearProvider();
	await linkUser( 'editor', { email: 'editor@example.net' } );
	// A site token, and a pending authorization.
	await get( 'connection/test' );
	await authorizeUrl( 'admin2' );
	await learnSecrets();
	await site().resetDebugLog();
} );

afterAll( () => useScenario( 'local' ) );

it( 'there is something to leak: client secret, registration token, tokens, verifier', () => {
	// Three of the registration and the site, four of two users, three of the
	// authorization.
	expect( secrets.size ).toBeGreaterThanOrEqual( 9 );
	const [ secret = '' ] = secrets;
	expect( leaksIn( `{"token":"${ secret }"}` ) ).toEqual( [ secret ] );
	expect(
		leaksIn( encodeURIComponent( JSON.stringify( { secret } ) ) )
	).toEqual( [ secret ] );
} );

describe.each( PEOPLE )( 'to %s no secret is shown', ( as ) => {
	it.each( [
		PAGE,
		`${ PAGE }&action=nothing`,
		'/wp-admin/index.php',
		'/wp-admin/plugins.php',
		'/wp-admin/profile.php',
		'/wp-admin/options.php',
		'/wp-admin/site-health.php?tab=debug',
		'/wp-admin/export.php?download=true&content=all',
		'/wp-admin/user-edit.php?user_id=2',
		'/',
	] )( 'by the page %s', async ( path ) => {
		const response = await fetchPath( path, { as } );
		expectNoLeak( path, response );
		// Otherwise the test would check an error page.
		expect( as === 'admin' ? response.status : 200 ).toBe( 200 );
	} );

	it( 'by any GET of ours', async () => {
		const { body } = await fetchPath( '/wp-json/' );
		const ours = Object.keys( body.routes ).filter(
			( route ) =>
				route.startsWith( '/jetpack/v4' ) && ! route.includes( '(' )
		);
		expect( ours.length ).toBeGreaterThan( 15 );
		for ( const route of ours ) {
			expectNoLeak(
				route,
				await get( route.replace( '/jetpack/v4', '' ), { as } )
			);
		}
	} );

	it.each( [
		'wp/v2/users?context=edit&per_page=100',
		'wp/v2/users/me?context=edit',
		'wp/v2/settings',
	] )( 'by WordPress’s own GET %s', async ( route ) => {
		const { headers } = await get( 'connection', { as } );
		const response = await fetchPath( `/wp-json/${ route }`, {
			as,
			headers: { 'X-WP-Nonce': String( headers[ 'x-wp-nonce' ] ?? '' ) },
		} );
		expectNoLeak( route, response );
		expect( as === 'admin' ? response.status : 200 ).toBe( 200 );
	} );
} );

describe( 'no secret is shown', () => {
	it( 'by an export of a person’s data', async () => {
		const exported = await evalPhp( `
require_once ABSPATH . 'wp-admin/includes/privacy-tools.php';
$all = array();
foreach ( apply_filters( 'wp_privacy_personal_data_exporters', array() ) as $exporter ) {
	$all[] = call_user_func( $exporter['callback'], get_user_by( 'login', 'admin' )->user_email, 1 );
}
echo wp_json_encode( $all );` );
		expect( leaksIn( exported ) ).toEqual( [] );
	} );

	it.each(
		FAULTS.filter( ( { name } ) => ! name.includes( 'ten seconds' ) )
	)(
		'by what is said while the account service $name',
		async ( { fault } ) => {
			await clearProvider();
			const { result } = await withFault( { fault }, '*', async () => [
				await get( 'connection/test' ),
				await get( 'connection/authorize_url', { as: 'author' } ),
				await post( 'connection/reconnect' ),
				await post(
					'connection/user',
					{ linked: false },
					{ as: 'editor' }
				),
				await fetchPath( PAGE, { as: 'admin' } ),
			] );
			result.forEach( ( response, index ) =>
				expectNoLeak( String( index ), response )
			);
		}
	);

	it( 'by connecting, from the first step to the last', async () => {
		await useScenario( 'not-connected' );
		await clearProvider();
		const registered = await registerSite();
		await learnSecrets();
		expectNoLeak( 'register', registered );
		const callback = await answerConsent( registered.body.authorizeUrl );
		const back = await returnToSite( callback, 'admin' );
		await learnSecrets();
		expectNoLeak( 'callback', back.response );
		expectNoLeak( 'data', await get( 'connection/data' ) );
		const again = await returnToSite( callback, 'admin' );
		expectNoLeak( 'the callback again', again.response );
		expectNoLeak(
			'disconnect',
			await post( 'connection', { isActive: false } )
		);
	} );

	it( 'by a crisis and its ways out', async () => {
		await useScenario( 'connected' );
		await moveSite();
		await learnSecrets();
		expectNoLeak( 'page', await fetchPath( PAGE, { as: 'admin' } ) );
		for ( const way of [ 'confirm-safe-mode', 'migrate' ] ) {
			expectNoLeak( way, await post( `identity-crisis/${ way }` ) );
		}
		await learnSecrets();
		await moveSite();
		expectNoLeak( 'fresh', await post( 'identity-crisis/start-fresh' ) );
		await learnSecrets();
		expectNoLeak( 'page', await fetchPath( PAGE, { as: 'admin' } ) );
	} );

	it( 'by the log, after all of this', async () => {
		expect( leaksIn( await site().debugLog() ) ).toEqual( [] );
	} );

	it( 'by mail', async () => {
		expect( leaksIn( JSON.stringify( await site().mails() ) ) ).toEqual(
			[]
		);
	} );
} );

describe( 'the options and user data that hold secrets', () => {
	it( 'are loaded by no request that doesn’t need them', async () => {
		await useScenario( 'connected' );
		await get( 'connection/test' );
		await learnSecrets();
		const autoloaded = await evalPhp(
			'wp_cache_flush(); echo wp_json_encode( wp_load_alloptions() );'
		);
		expect( leaksIn( autoloaded ) ).toEqual( [] );
	} );

	it( 'are hidden from REST and forms: their keys are protected', async () => {
		const keys = await evalPhp( `
global $wpdb;
$keys = $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%jetpack\\_dashboard%'" );
echo wp_json_encode( array_filter( $keys, static fn( $key ) => ! is_protected_meta( $key, 'user' ) && preg_match( '/token|account|pending/', $key ) ) );` );
		expect( Object.values( JSON.parse( keys ) ) ).toEqual( [] );
	} );
} );
