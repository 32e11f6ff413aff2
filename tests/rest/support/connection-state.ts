import { openPage } from './admin-page';
import { useScenario } from './site-state';
import { evalJson, evalPhp, get, post, site } from './site';
import type { HttpResponse, Caller } from './site';

/** The stored connection data, with every secret in it. */
export interface StoredConnection {
	siteId: number;
	registeredUrl: string;
	ownerId: number;
	/** IDs of linked users. */
	linked: number[];
	/** Every secret in credentials, tokens and pending authorizations. */
	secrets: string[];
	/**
	 * State of pending authorizations; the provider gets it in the authorize
	 * URL.
	 */
	nonces: string[];
}

const READ = `
wp_cache_flush();
$store = new \\Jetpack_Dashboard\\Provider\\Connection_Store();
$connection = (array) get_option( 'jetpack_dashboard_connection', array() );
$secrets = array();
$nonces = array();
$take = static function ( $value, $key ) use ( &$secrets, &$nonces ) {
	if ( is_string( $value ) && preg_match( '/secret|token|verifier|nonce|state_hash|session/', (string) $key ) && strlen( $value ) > 8 ) {
		if ( 'nonce' === $key ) {
			$nonces[] = $value;
		} else {
			$secrets[] = $value;
		}
	}
};
$stored = array( $store->credentials() );
foreach ( get_users( array( 'fields' => 'ids' ) ) as $user_id ) {
	$stored[] = $store->tokens( (int) $user_id );
	$stored[] = (array) get_user_meta( (int) $user_id, \\Jetpack_Dashboard\\Provider\\Connection_Store::user_key( \\Jetpack_Dashboard\\Provider\\Connection_Store::PENDING ) );
}
$site_token = get_option( \\Jetpack_Dashboard\\Provider\\Connection_Store::SITE_TOKEN );
$stored[] = is_array( $site_token ) ? $site_token : array( 'token' => $site_token );
array_walk_recursive( $stored, $take );
echo wp_json_encode( array(
	'siteId'        => (int) ( $connection['site_id'] ?? 0 ),
	'registeredUrl' => $store->registered_url(),
	'ownerId'       => (int) ( $connection['owner_id'] ?? 0 ),
	'linked'        => array_map( 'intval', $store->linked_user_ids() ),
	'secrets'       => array_values( array_unique( $secrets ) ),
	'nonces'        => $nonces,
) );`;

export const readConnection = () => evalJson< StoredConnection >( READ );

/** The WordPress ID of a sandbox user. */
export async function idOf( login: Caller ): Promise< number > {
	return Number(
		await evalPhp( `echo get_user_by( 'login', '${ login }' )->ID;` )
	);
}

/** The page's nonce for registering. */
export async function registrationNonce( as: Caller ): Promise< string > {
	return ( await openPage( as ) ).page.initialState.registrationNonce;
}

/** POST connection/register as the app sends it. */
export async function registerSite(
	as: Caller = 'admin',
	more: Record< string, unknown > = {}
): Promise< HttpResponse > {
	return post(
		'connection/register',
		{
			registration_nonce: await registrationNonce( as ),
			no_iframe: true,
			...more,
		},
		{ as }
	);
}

/**
 * Clears what is cached between requests: the service's retry delays, its
 * discovery document, its site token and its site data.
 */
export async function clearProvider(): Promise< void > {
	await evalPhp( `
global $wpdb;
foreach ( $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%transient\\_jetpack\\_dashboard%' OR option_name LIKE '%transient\\_timeout\\_jetpack\\_dashboard%' OR option_name LIKE 'jetpack\\_dashboard\\_lock%'" ) as $name ) {
	delete_option( $name );
}
delete_option( \\Jetpack_Dashboard\\Provider\\Connection_Store::SITE_TOKEN );
\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Site_Data\\Site_Data::class )->clear();
wp_cache_flush();` );
}

/** The URL of the original site after `moveAway()`. */
export const ORIGINAL = 'https://original.example';

/**
 * Makes the site a copy: it keeps the original's connection under another URL.
 */
export async function moveSite(): Promise< void > {
	await evalPhp(
		`( new \\Jetpack_Dashboard\\Provider\\Connection_Store() )->save_registered_url( '${ ORIGINAL }' );`
	);
}

/** A site with a working account service that isn't connected yet. */
export async function startUnconnected(): Promise< void > {
	await useScenario( 'not-connected' );
	await clearProvider();
}

/** The service's registrations, by site ID. */
export async function registrationsAtService(): Promise< number[] > {
	const { registrations } = await site().accountService.state();
	return registrations.map( ( one ) => one.site_id );
}

export const status = async ( as: Caller = 'admin' ) =>
	( await get( 'connection', { as } ) ).body;
