import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { hiddenField, sendForm } from '../support/admin-form';
import { evalJson, evalPhp, fetchPath } from '../support/site';
import type { Caller } from '../support/site';
import { makePost } from './support';
import {
	answerOfNetwork,
	APP_PASSWORD,
	emptyNetworks,
	readNetworkRequest,
	TOKEN,
} from '../../sandbox/public-services/networks';
import type {
	Answer,
	NetworkMemory,
	NetworkRequest,
} from '../../sandbox/public-services/networks';

export const SLUG = 'publicize';
export const PAGE = '/wp-admin/admin.php?page=jetpack-publicize';
const TABLE = '{$wpdb->prefix}jetpack_dashboard_publicize_';
const NAMESPACE = 'Jetpack_Dashboard\\Features\\Publicize';
export const SECRET = 'a secret of the webhook';
interface Networks extends NetworkMemory {
	/** Received requests, oldest first. */
	requests: NetworkRequest[];
	/** Overrides responses; undefined keeps the usual one. */
	answer: ( request: NetworkRequest ) => Answer | undefined;
	reset: () => void;
	stop: () => Promise< void >;
}

/** Publishes a new post as its author, so that their own accounts are used. */
export async function publishAs( author: number ): Promise< number > {
	const id = await makePost( { post_author: author, post_status: 'draft' } );
	await evalPhp(
		`wp_set_current_user( ${ author } ); wp_publish_post( ${ id } );`
	);
	return id;
}

/**
 * The networks of the sandbox (public-services/networks.ts) in this process, so
 * that tests can read requests and change answers.
 */
export async function startNetworks(): Promise< Networks > {
	const networks: Networks = {
		requests: [],
		answer: () => undefined,
		...emptyNetworks(),
		reset() {
			networks.requests.length = 0;
			networks.published.clear();
			networks.answer = () => undefined;
		},
		async stop() {
			remove();
			server.closeAllConnections();
			await new Promise( ( resolve ) => server.close( resolve ) );
		},
	};
	const server: Server = createServer( ( incoming, response ) => {
		const chunks: Buffer[] = [];
		incoming.on( 'data', ( chunk: Buffer ) => chunks.push( chunk ) );
		incoming.on( 'end', () => {
			const url = new URL( incoming.url ?? '/', 'http://x' );
			const request = readNetworkRequest(
				incoming.method ?? '',
				url,
				incoming.headers,
				Buffer.concat( chunks ).toString()
			);
			networks.requests.push( request );
			const override = networks.answer( request );
			const result =
				override === undefined
					? answerOfNetwork( networks, request )
					: override;
			if ( result ) {
				response.writeHead( result.status, {
					'Content-Type': 'application/json',
					...result.headers,
				} );
				response.end( JSON.stringify( result.body ?? {} ) );
			}
		} );
	} );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const origin = `http://127.0.0.1:${
		( server.address() as AddressInfo ).port
	}`;
	// Sends requests to the hosts here. The sandbox lets only the account service through.
	const remove = dropMustUsePlugin(
		'networks',
		`
add_filter( 'pre_http_request', static function ( $response, $args, $url ) {
	if ( ! preg_match( '#^https://((?:social|hook)\\.example|bsky\\.social)(/.*)$#', $url, $found ) ) {
		return $response;
	}
	if ( ! has_action( 'http_api_curl' ) || empty( $args['reject_unsafe_urls'] ) || 0 !== $args['redirection'] || $args['timeout'] > 10 || $args['limit_response_size'] > 100000 ) {
		return new WP_Error( 'unsafe', 'Unsafe request' );
	}
	$service = static fn() => '${ origin }';
	add_filter( 'jetpack_dashboard_account_service_url', $service, 99 );
	$response = wp_remote_request( '${ origin }/' . $found[1] . $found[2], array( 'reject_unsafe_urls' => false, 'timeout' => 2 ) + $args );
	remove_filter( 'jetpack_dashboard_account_service_url', $service, 99 );
	return $response;
}, 1, 3 );`
	);
	return networks;
}

/** Empties the tables and the queue of cron. */
export const resetPublicize = () =>
	evalPhp( `
global $wpdb;
${ NAMESPACE }\\Schema::create();
foreach ( array( 'connections', 'jobs' ) as $name ) { $wpdb->query( "DELETE FROM ${ TABLE }$name" ); }
delete_option( 'jetpack_dashboard_lock_publicize' );
wp_clear_scheduled_hook( 'jetpack_dashboard_publicize_send' );` );

const service = ( name: string ) =>
	`Jetpack_Dashboard\\Plugin::container()->get( ${ NAMESPACE }\\${ name }::class )`;

const ADDED = {
	webhook: `'webhook', 'Hook', array(), array( 'url' => 'https://hook.example/in?key=1', 'secret' => '${ SECRET }' )`,
	bluesky: `'bluesky', '@jonas.example', array( 'server' => 'https://bsky.social' ), array( 'identifier' => 'did:plc:1', 'password' => '${ APP_PASSWORD }' )`,
	mastodon: `'mastodon', '@jonas@social.example', array( 'server' => 'https://social.example', 'limit' => '60' ), array( 'token' => '${ TOKEN }' )`,
} as const;

/** Connects an account of the site or of a user, and resolves with its id. */
export const connect = async (
	network: keyof typeof ADDED,
	owner = 0
): Promise< number > =>
	Number(
		await evalPhp(
			`global $wpdb; ${ service( 'Connections' ) }->add( ${ owner }, ${
				ADDED[ network ]
			} ); echo $wpdb->get_var( "SELECT MAX(id) FROM ${ TABLE }connections" );`
		)
	);

export const rowsOf = (
	table: 'connections' | 'jobs'
): Promise< Record< string, string >[] > =>
	evalJson(
		`global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT * FROM ${ TABLE }${ table } ORDER BY id", ARRAY_A ) );`
	);

export const DISPATCH = `${ service( 'Dispatcher' ) }->run();`;

/** One run of the background job. */
export const dispatch = () => evalPhp( DISPATCH );

/** When cron runs the job next, in seconds from now; null if it doesn't. */
export const nextRun = (): Promise< number | null > =>
	evalJson(
		`$next = wp_next_scheduled( 'jetpack_dashboard_publicize_send' ); echo wp_json_encode( $next ? $next - time() : null );`
	);

/** Submits a form of the page. */
export async function submit(
	action: string,
	fields: Record< string, string >,
	as: Caller = 'admin',
	nonce?: string
) {
	const { text } = await fetchPath( PAGE, { as } );
	const form = text
		.split( '<form' )
		.find( ( one ) =>
			one.includes( `"jetpack_dashboard_publicize_${ action }"` )
		);
	return sendForm(
		[
			[ 'action', `jetpack_dashboard_publicize_${ action }` ],
			[ '_wpnonce', nonce ?? hiddenField( form ?? '', '_wpnonce' ) ],
			...Object.entries( fields ),
		],
		as
	);
}
