import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get, post, site } from '../support/site';
import { deleteAllPosts, makePost } from './support';

const SLUG = 'enhanced-distribution';
const HUB = 'https://hub.example/publish?a=1&b=2';
const HOOK = 'jetpack_dashboard_websub_ping';
const SENT = 'jetpack_dashboard_test_sent';

restoreStateAfterwards();
deleteAllPosts( SLUG );

const setHub = ( address: string ) =>
	post( 'settings', { websub_hub: address } );

interface Task {
	delay: number;
	attempt: number;
}

const scheduled = () =>
	evalJson< Task[] >(
		`$tasks = array(); foreach ( _get_cron_array() as $time => $hooks ) { foreach ( $hooks['${ HOOK }'] ?? array() as $task ) { $tasks[] = array( 'delay' => $time - time(), 'attempt' => $task['args'][0] ); } } echo wp_json_encode( $tasks );`
	);
const unschedule = () => evalPhp( `wp_unschedule_hook( '${ HOOK }' );` );

/** Runs a ping against a hub with this status; returns what was sent. */
async function ping( status: number, attempt = 0 ) {
	const remove = dropMustUsePlugin(
		'hub',
		`add_filter( 'pre_http_request', static function ( $response, $args, $url ) { if ( ! str_contains( $url, 'hub.example' ) ) { return $response; } update_option( '${ SENT }', array( $url, $args['body'], $args['redirection'] ) ); return ${ status } ? array( 'headers' => array(), 'body' => '', 'cookies' => array(), 'response' => array( 'code' => ${ status }, 'message' => '' ) ) : new WP_Error( 'http_request_failed', 'x' ); }, 1, 3 );`
	);
	try {
		await evalPhp( `do_action( '${ HOOK }', ${ attempt } );` );
		return await evalJson< [ string, string, number ] >(
			`echo wp_json_encode( get_option( '${ SENT }' ) ); delete_option( '${ SENT }' );`
		);
	} finally {
		remove();
	}
}

const note = async () => ( await get( `module/${ SLUG }` ) ).body.extra.ping;
const feed = async ( path: string ) => {
	const { text, headers } = await fetchPath( path );
	return { text, links: String( headers[ 'link' ] ?? '' ) };
};

beforeAll( async () => {
	await useScenario( 'local' );
	await setHub( '' );
	await switchModule( SLUG, true );
	await makePost( { post_title: 'In the feed' } );
} );
beforeEach( async () => {
	await switchModule( SLUG, true );
	await setHub( HUB );
	await unschedule();
} );
afterAll( () => setHub( '' ) );

it( 'does nothing without a hub, and while it is off', async () => {
	const off = async () => {
		await unschedule();
		await makePost( { post_title: 'Silent' } );
		expect( await scheduled() ).toEqual( [] );
		const { text, links } = await feed( '/?feed=rss2' );
		expect( [ text, links ].join() ).not.toContain( 'rel="hub"' );
	};
	await setHub( '' );
	await off();
	await setHub( HUB );
	await switchModule( SLUG, false );
	await off();
} );

it.each( [
	[ '/?feed=rss2', '<atom:link rel="hub"' ],
	[ '/?feed=atom', '<link rel="hub"' ],
] )( '%s names the hub, also in its headers', async ( path, link ) => {
	const { text, links } = await feed( path );
	expect( text ).toContain(
		`${ link } href="https://hub.example/publish?a=1&#038;b=2" />`
	);
	expect( links ).toContain( `<${ HUB }>; rel="hub"` );
	expect( links ).toContain(
		`<${ await evalPhp(
			`echo get_feed_link( '${ path.split( '=' )[ 1 ] }' );`
		) }>; rel="self"`
	);
} );

it.each( [ '/?feed=comments-rss2', '/?feed=rss2&cat=1', '/?feed=rss2&s=the' ] )(
	'%s doesn’t, because nobody tells the hub about it',
	async ( path ) => {
		const { text, links } = await feed( path );
		expect( text ).toContain( '<rss' );
		expect( [ text, links ].join() ).not.toContain( 'rel="hub"' );
	}
);

it( 'tells the hub once about all changes within seconds', async () => {
	const id = await makePost( { post_title: 'News' } );
	await makePost( { post_title: 'More news' } );
	await evalPhp(
		`wp_update_post( array( 'ID' => ${ id }, 'post_status' => 'draft' ) );`
	);
	const tasks = await scheduled();
	expect( tasks ).toHaveLength( 1 );
	expect( tasks[ 0 ]?.attempt ).toBe( 0 );

	const [ url, body, redirects ] = await ping( 204 );
	expect( url ).toBe( HUB );
	// They could lead to the own network.
	expect( redirects ).toBe( 0 );
	const sent = new URLSearchParams( body );
	expect( sent.get( 'hub.mode' ) ).toBe( 'publish' );
	expect( sent.getAll( 'hub.url' ) ).toEqual(
		await evalJson(
			"echo wp_json_encode( array( get_feed_link( 'rss2' ), get_feed_link( 'atom' ) ) );"
		)
	);
	expect( await note() ).toMatch( /^The hub was last notified .+ ago\.$/ );
} );

it.each( [
	[ 'drafts', "array( 'post_status' => 'draft' )" ],
	[ 'pages', "array( 'post_type' => 'page', 'post_status' => 'publish' )" ],
] )( 'is silent about %s', async ( _what, fields ) => {
	const id = await evalPhp(
		`echo wp_insert_post( array( 'post_title' => 'Quiet' ) + ${ fields } );`
	);
	expect( await scheduled() ).toEqual( [] );
	await evalPhp( `wp_delete_post( ${ id }, true );` );
} );

it( 'tries again three times, later each time, and says so', async () => {
	for ( const [ attempt, wait ] of [ 300, 3600, 21600 ].entries() ) {
		await unschedule();
		await ping( 0, attempt );
		const [ task ] = await scheduled();
		expect( task?.attempt ).toBe( attempt + 1 );
		expect( task?.delay ).toBeGreaterThan( wait - 60 );
		expect( task?.delay ).toBeLessThanOrEqual( wait );
		expect( await note() ).toMatch(
			/^The hub could not be reached .+ ago\. It is notified again soon\.$/
		);
	}
	await unschedule();
	await ping( 404, 3 );
	expect( await scheduled() ).toEqual( [] );
	expect( await note() ).toMatch(
		/^The hub refused the notification .+ ago \(status 404\)\. Check its address\. It is notified again after the next change\.$/
	);
} );

it( 'tries again if PHP is killed during the request, and not after a success', async () => {
	await expect(
		site().wpEvalAlone(
			`add_filter( 'pre_http_request', static function () { exec( 'kill -9 ' . getmypid() ); sleep( 5 ); }, 1 ); do_action( '${ HOOK }', 0 );`
		)
	).rejects.toThrow();
	expect( await scheduled() ).toMatchObject( [ { attempt: 1 } ] );
	// As cron does: the event is gone before it runs.
	await unschedule();
	await ping( 204, 1 );
	expect( await scheduled() ).toEqual( [] );
} );

it( 'forgets what is scheduled when it is turned off', async () => {
	await makePost( { post_title: 'Too late' } );
	expect( await scheduled() ).toHaveLength( 1 );
	await post( 'settings', { [ SLUG ]: false } );
	expect( await scheduled() ).toEqual( [] );
} );

it.each( [
	'http://192.168.0.1/hub',
	'http://169.254.169.254/',
	'https://[::ffff:10.0.0.1]/',
] )( 'sends nothing to addresses of the own network: %s', async ( address ) => {
	await setHub( address );
	await evalPhp( `do_action( '${ HOOK }', 3 );` );
	expect( await note() ).toMatch( /^The hub could not be reached/ );
	expect( site().url ).toContain( '127.0.0.1' );
} );
