import {
	follow,
	hiddenField,
	noticesOf,
	sendForm,
} from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { cookieOf, evalJson, evalPhp, fetchPath, site } from '../support/site';
import type { Caller, HttpResponse } from '../support/site';
import { switchModule } from '../support/site-state';
import { siteCodeFor } from '../../sandbox/identity-provider/site-code';
import { spawnIdentityProvider } from '../../sandbox/identity-provider/spawn';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { CLIENT } from '../../sandbox/identity-provider/state';
import { cookiesOf } from './provider-login';

export const PAGE = '/wp-admin/admin.php?page=jetpack-sign-on';
const START = '/wp-login.php?action=jetpack-sign-on';

export const ANN = {
	sub: 'ann-1',
	email: 'editor@example.org',
	email_verified: true,
};

/** PHP that deletes the provider, all links, and what is cached of it. */
const FORGET = `
global $wpdb;
delete_option( 'jetpack_dashboard_sso_provider' );
foreach ( $wpdb->get_results( "SELECT user_id, meta_key FROM $wpdb->usermeta WHERE meta_key LIKE 'jetpack\\_dashboard\\_sso\\_link\\_%'" ) as $row ) {
	delete_user_meta( $row->user_id, $row->meta_key );
}`;

/** PHP that deletes what is cached of the provider. */
const FORGET_CACHED = `
global $wpdb;
delete_transient( 'jetpack_dashboard_sso_discovery' );
foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '\\_transient\\_jetpack\\_dashboard\\_sso\\_keys\\_%'" ) as $name ) {
	delete_transient( substr( $name, 11 ) );
}
$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_limits WHERE name IN ( 'sso_start', 'sso_finish', 'sso_create' )" );`;

/** PHP that reads what a test may change: the provider, the module, its settings, and links. */
const READ = `
global $wpdb;
$options = "option_name LIKE 'jetpack\\_dashboard\\_%sso%'";
$links   = "meta_key LIKE 'jetpack\\_dashboard\\_sso\\_link\\_%'";
$current = array(
	$wpdb->get_results( "SELECT option_name, option_value, autoload FROM $wpdb->options WHERE $options", ARRAY_A ),
	$wpdb->get_results( "SELECT user_id, meta_key, meta_value FROM $wpdb->usermeta WHERE $links", ARRAY_A ),
);`;

const PUT_BACK = `${ READ }
$saved = get_option( 'test_sign_on' );
if ( $saved !== $current ) {
	$wpdb->query( "DELETE FROM $wpdb->options WHERE $options" );
	$wpdb->query( "DELETE FROM $wpdb->usermeta WHERE $links" );
	foreach ( $saved[0] as $row ) {
		$wpdb->insert( $wpdb->options, $row );
	}
	foreach ( $saved[1] as $row ) {
		$wpdb->insert( $wpdb->usermeta, $row );
	}
	wp_cache_flush();
}`;

/**
 * Prepares the site once for all tests of a file. Before each, one request puts
 * back what the tests may change. The option goes with
 * `restoreStateAfterwards()`.
 */
export function prepareOnce( prepare: () => Promise< void > ): void {
	beforeAll( async () => {
		await prepare();
		await evalPhp(
			`${ READ } update_option( 'test_sign_on', $current, false );`
		);
	} );
	beforeEach( () => evalPhp( PUT_BACK + FORGET_CACHED ) );
}

export const forgetCached = () => evalPhp( FORGET_CACHED );
export const forgetProvider = () => evalPhp( FORGET + FORGET_CACHED );

/** The second identity provider, which the site may reach on loopback. */
export async function startProvider(): Promise< IdentityProvider > {
	const provider = await spawnIdentityProvider( site().url );
	const remove = dropMustUsePlugin(
		'own-provider',
		siteCodeFor( provider.url )
	);
	return {
		...provider,
		stop() {
			remove();
			return provider.stop();
		},
	};
}

/** Submits a form of the page; resolves with the next page. */
export async function submit(
	fields: Record< string, string >,
	as: Caller = 'admin'
): Promise< string > {
	const html = ( await fetchPath( PAGE, { as } ) ).text;
	const response = await fetchPath( PAGE, {
		as,
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( {
			_wpnonce: hiddenField( html, '_wpnonce' ),
			...fields,
		} ).toString(),
	} );
	return response.status === 302 ? follow( response, as ) : response.text;
}

export const fieldsFor = ( { url }: IdentityProvider ) => ( {
	issuer: url,
	client_id: CLIENT.client_id,
	secret: CLIENT.client_secret,
	scopes: 'openid email profile',
	name: 'Example ID',
} );

/** What the page would say to each value of a field, without a request for each. */
export const problemsWith = (
	provider: IdentityProvider,
	field: string,
	values: readonly string[],
	others: Record< string, string > = {}
) =>
	evalJson< string[] >( `
$fields = json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( [ { ...fieldsFor( provider ), ...others }, values ] )
	).toString( 'base64' ) }' ), true );
echo wp_json_encode( array_map( static fn( $value ) => ( new Jetpack_Dashboard\\Features\\Sso\\Own_Provider( array( '${ field }' => $value ) + $fields[0] ) )->problem(), $fields[1] ) );` );

/** Sets up the provider on the page, and turns the module on. */
export async function setUp( provider: IdentityProvider ): Promise< void > {
	await forgetProvider();
	const page = await submit( fieldsFor( provider ) );
	expect( noticesOf( page, 'success' ) ).toEqual( [
		'The identity provider was saved.',
	] );
	await switchModule( 'sso', true );
}

/** Follows redirects like a browser until the URL is the site's. */
export async function visitProvider( start: string ): Promise< URL > {
	const { origin } = new URL( start );
	const cookies = new Map< string, string >();
	let url = new URL( start );
	for ( let step = 0; step < 10 && url.origin === origin; step++ ) {
		const response = await fetch( url, {
			redirect: 'manual',
			headers: {
				Cookie: [ ...cookies ]
					.map( ( [ name, value ] ) => `${ name }=${ value }` )
					.join( '; ' ),
			},
		} );
		for ( const cookie of response.headers.getSetCookie() ) {
			const [ , name = '', value = '' ] =
				/^([^=]+)=([^;]*)/.exec( cookie ) ?? [];
			cookies.set( name, value );
		}
		const location = response.headers.get( 'Location' );
		if ( location === null ) {
			throw new Error(
				`The provider stops at ${ url.pathname } (${
					response.status
				}): ${ await response.text() }`
			);
		}
		url = new URL( location, url );
	}
	return url;
}

export interface Started {
	/** Where the site sends the browser. */
	url: string;
	cookie: string;
}

export const started = ( response: HttpResponse ): Started => ( {
	url: String( response.headers.location ),
	cookie:
		cookiesOf( response )
			.map( ( cookie ) => /^jetpack_sso=[^;]+/.exec( cookie )?.[ 0 ] )
			.find( ( cookie ) => cookie !== undefined ) ?? '',
} );

export const startLogin = async ( query = '' ): Promise< Started > =>
	started( await fetchPath( START + query ) );

/** Opens the callback URL, as a user if one is given. */
export const openCallback = (
	url: URL,
	cookie: string,
	as: Caller = 'anonymous'
): Promise< HttpResponse > =>
	fetchPath( `${ url.pathname }${ url.search }`, {
		headers: {
			Cookie: [ cookieOf( as ), cookie ].filter( Boolean ).join( '; ' ),
		},
	} );

/** Goes through the whole login. */
export async function logIn( query = '' ): Promise< HttpResponse > {
	const { url, cookie } = await startLogin( query );
	return openCallback( await visitProvider( url ), cookie );
}

export const errorOf = ( { headers }: HttpResponse ): string =>
	new URL( String( headers.location ) ).searchParams.get(
		'jetpack-sign-on-error'
	) ?? '';

/** Submits a button of the profile page. */
export async function pressOnProfile(
	as: Caller,
	path = '/wp-admin/profile.php'
): Promise< HttpResponse > {
	const { text } = await fetchPath( path, { as } );
	const form = text.slice( text.indexOf( '<form id="jp-sso-form"' ) );
	return sendForm(
		[ 'action', 'user_id', '_wpnonce' ].map(
			( name ): [ string, string ] => [ name, hiddenField( form, name ) ]
		),
		as
	);
}

/** Links the account of the provider from the profile page. */
export async function link( as: Caller ): Promise< string > {
	const { url, cookie } = started( await pressOnProfile( as ) );
	const response = await openCallback(
		await visitProvider( url ),
		cookie,
		as
	);
	return follow( response, as );
}
