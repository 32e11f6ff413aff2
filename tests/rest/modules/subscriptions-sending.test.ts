import { restoreStateAfterwards } from '../support/saved-state';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp, get, site } from '../support/site';
import { deleteAllPosts, makePost } from './support';
import {
	addFollowers,
	nextRun,
	recipients,
	resetSubscriptions,
	rowsOf,
	sendBatch,
	SLUG,
} from './subscriptions';

restoreStateAfterwards();
deleteAllPosts( SLUG );

const batch = ( size: string, perHour: string ) =>
	Promise.all( [
		setOption(
			'jetpack_dashboard_subscriptions_batch',
			`${ size }-emails`
		),
		setOption(
			'jetpack_dashboard_subscriptions_per_hour',
			`${ perHour }-emails`
		),
	] );
const names = ( count: number ) =>
	Array.from(
		{ length: count },
		( _, index ) => `one${ index + 1 }@example.org`
	).sort();

beforeEach( async () => {
	await switchModule( SLUG, true );
	await resetSubscriptions();
	await site().resetMails();
	await batch( '50', '10000' );
} );

describe( 'a new post', () => {
	it( 'is sent once, as plain text, in the background', async () => {
		await addFollowers( 2 );
		const id = await makePost( {
			post_title: 'Fish &amp; chips',
			post_content:
				'<!-- wp:paragraph --><p>Salt &amp; <strong>vinegar</strong>.</p><!-- /wp:paragraph -->[gallery]<script>alert(1)</script>',
		} );
		expect( await recipients() ).toEqual( [] );
		expect( await nextRun() ).toBeLessThanOrEqual( 0 );
		await sendBatch();
		await sendBatch();
		expect( await recipients() ).toEqual( names( 2 ) );
		const [ mail ] = await site().mails();
		expect( mail?.subject ).toMatch( /^\[.+\] Fish & chips$/ );
		expect( mail?.message ).toContain( 'Salt & vinegar.' );
		expect( mail?.message ).toMatch( /^Read the post:\nhttps?:/m );
		expect( mail?.message ).not.toMatch( /<\w|&\w+;|gallery|alert/ );
		expect( await nextRun() ).toBeNull();
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ id }, 'post_status' => 'draft' ) ); wp_update_post( array( 'ID' => ${ id }, 'post_status' => 'publish' ) );`
		);
		await sendBatch();
		expect( await recipients() ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'a draft', { post_status: 'draft' } ],
		[ 'a private post', { post_status: 'private' } ],
		[ 'a post with a password', { post_password: 'secret' } ],
		[ 'a page', { post_type: 'page' } ],
	] )( '%s is not sent', async ( _, fields ) => {
		await addFollowers( 1 );
		await makePost( fields );
		await sendBatch();
		expect( await recipients() ).toEqual( [] );
	} );

	it( 'is not sent while the module is off, nor later', async () => {
		await addFollowers( 1 );
		await switchModule( SLUG, false );
		await makePost( {} );
		await switchModule( SLUG, true );
		await sendBatch();
		expect( await recipients() ).toEqual( [] );
	} );

	it( 'is no longer sent once it is unpublished', async () => {
		await batch( '10', '10000' );
		await addFollowers( 15 );
		const id = await makePost( {} );
		await sendBatch();
		await evalPhp( `wp_trash_post( ${ id } );` );
		await sendBatch();
		expect( await recipients() ).toHaveLength( 10 );
	} );
} );

describe( 'sending', () => {
	it( 'keeps to the batch and to the limit per hour', async () => {
		await batch( '25', '50' );
		await addFollowers( 120 );
		await makePost( {} );
		await sendBatch();
		expect( await recipients() ).toHaveLength( 25 );
		expect( await nextRun() ).toBeLessThanOrEqual( 60 );
		await sendBatch();
		await sendBatch();
		expect( await recipients() ).toHaveLength( 50 );
		await site().setClock( 3600 );
		try {
			await sendBatch();
			await sendBatch();
			expect( await recipients() ).toHaveLength( 100 );
		} finally {
			await site().setClock( 0 );
		}
		const { progress } = ( await get( `module/${ SLUG }` ) ).body.extra;
		expect( progress ).toContain( '100 of 120 emails sent' );
	} );

	it( 'sends a batch to 10 000 followers without reading all', async () => {
		await batch( '200', '10000' );
		await addFollowers( 10000 );
		await makePost( {} );
		const cost = await evalJson( `
global $wpdb;
$memory  = memory_get_peak_usage();
$queries = $wpdb->num_queries;
$widest  = 0;
add_filter( 'query', static function ( $query ) use ( &$widest ) { global $wpdb; $widest = max( $widest, $wpdb->num_rows ); return $query; } );
Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Subscriptions\\Sender::class )->run();
echo wp_json_encode( array( 'bytes' => memory_get_peak_usage() - $memory, 'queries' => $wpdb->num_queries - $queries, 'widest' => $widest ) );` );
		const sent = ( await recipients() ).length;
		expect( sent ).toBeGreaterThan( 0 );
		expect( sent ).toBeLessThanOrEqual( 200 );
		expect( cost.bytes ).toBeLessThan( 4_000_000 );
		expect( cost.widest ).toBeLessThanOrEqual( 20 );
		expect( cost.queries ).toBeLessThan( 8 * sent + 100 );
	} );

	it( 'gives up on an address that is refused three times', async () => {
		await addFollowers( 3 );
		await makePost( {} );
		const remove = dropMustUsePlugin(
			'refuse',
			"add_filter( 'pre_wp_mail', static function ( $sent, $mail ) { return 'one2@example.org' === $mail['to'] ? false : $sent; }, 5, 2 ); add_filter( 'pre_wp_mail', static function ( $sent, $mail ) { return 'one2@example.org' === $mail['to'] ? false : $sent; }, 20, 2 );"
		);
		try {
			for ( let run = 0; run < 4; run++ ) {
				await sendBatch();
			}
		} finally {
			remove();
		}
		expect( await rowsOf( 'mailings' ) ).toMatchObject( [
			{ sent: '2', failed: '1' },
		] );
		expect( await nextRun() ).toBeNull();
	} );
} );

describe( 'a job', () => {
	const KILL = "exec( 'kill -9 ' . getmypid() ); sleep( 5 );";
	const run = ( trap: string ) =>
		expect(
			site().wpEvalAlone(
				`${ trap } Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Subscriptions\\Sender::class )->run();`
			)
		).rejects.toThrow();
	/** What the job does after the killed one, as cron would. */
	const resume = async () => {
		expect( await nextRun() ).not.toBeNull();
		await evalPhp(
			"delete_option( 'jetpack_dashboard_lock_subscriptions' );"
		);
		await sendBatch();
		await sendBatch();
	};

	beforeEach( async () => {
		await addFollowers( 12 );
		await makePost( {} );
	} );

	it.each( [
		[ 'before a claim', 'SET mailing =', 12 ],
		[ 'after the email was handed over', "SET claim = ''", 12 ],
		[ 'while it is counted', 'SET sent = sent', 12 ],
		[ 'at the end', 'SET finished', 12 ],
	] )(
		'killed %s loses no email and sends none twice',
		async ( _, query, total ) => {
			await run(
				`$GLOBALS['seen'] = 0; add_filter( 'query', static function ( $query ) { if ( false !== strpos( $query, ${ JSON.stringify(
					query
				) } ) && ( 'SET finished' === ${ JSON.stringify(
					query
				) } || ++$GLOBALS['seen'] > 5 ) ) { ${ KILL } } return $query; } );`
			);
			await resume();
			const all = await recipients();
			expect( all ).toEqual( names( total ) );
			expect( new Set( all ).size ).toBe( all.length );
		}
	);

	it( 'killed between claim and mail server lists the email, and doesn’t send it again', async () => {
		await run(
			`add_filter( 'pre_wp_mail', static function ( $sent, $mail ) { if ( 'one5@example.org' === $mail['to'] ) { ${ KILL } } return $sent; }, 1, 2 );`
		);
		await resume();
		expect( await recipients() ).toEqual(
			names( 12 ).filter( ( name ) => name !== 'one5@example.org' )
		);
		const { progress } = ( await get( `module/${ SLUG }` ) ).body.extra;
		expect( progress ).toContain( '1 email could not be sent' );
	} );

	it( 'sends each email once, also if several run at the same time', async () => {
		await Promise.all( [ sendBatch(), sendBatch(), sendBatch() ] );
		await sendBatch();
		expect( await recipients() ).toEqual( names( 12 ) );
	} );
} );
