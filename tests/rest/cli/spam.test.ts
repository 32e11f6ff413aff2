import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, get, site } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import {
	comment,
	GOOD,
	postId,
	sent,
	SLUG,
	SPAM,
	useSpamFilter,
} from '../modules/spam-comments';
import { deleteAllPosts, pageAt } from '../modules/support';
import { wp, wpError, wpJson } from './wp-cli';

const LEARN = 'jetpack_dashboard_spam_learn';

restoreStateAfterwards();
deleteAllPosts( SLUG );
beforeAll( () => useScenario( 'local' ) );
useSpamFilter();

/** Comments that were decided before the filter was turned on. */
const seed = () =>
	evalPhp(
		`foreach ( array( 'spam' => 'Wonderful zorbs for sale', '1' => 'Our knitting pattern' ) as $approved => $text ) {
	wp_insert_comment( array( 'comment_post_ID' => ${ postId() }, 'comment_author' => 'Theodora', 'comment_content' => $text, 'comment_approved' => $approved ) );
}`
	);
const newestId = () =>
	evalPhp(
		'global $wpdb; echo $wpdb->get_var( "SELECT MAX(comment_ID) FROM $wpdb->comments" );'
	);
const learn = () => site().wp( [ 'cron', 'event', 'run', LEARN ] );
const scheduled = () =>
	evalPhp( `echo wp_next_scheduled( '${ LEARN }' ) ? 'yes' : 'no';` );
const status = () => wpJson( 'spam', 'status' );

describe( 'wp jetpack spam status', () => {
	it( 'shows zeros before anything was caught or learned', async () => {
		expect( await status() ).toMatchObject( {
			days: 30,
			spam: 0,
			held: 0,
			caught: 0,
			all_time: 0,
			reasons: [],
			learned: { spam: 0, ham: 0 },
			is_learning: false,
			is_ready: false,
		} );
	} );

	it( 'shows what the route shows, in every format', async () => {
		await comment( SPAM, { 'jpc-url': 'x' } );
		const { body } = await get( 'module/spam-filter/data' );
		expect( body.caught ).toBe( 1 );
		expect( await status() ).toEqual( body );
		expect( await wp( 'spam', 'status' ) ).toMatch( /^caught\s+1$/m );
		expect( await wp( 'spam', 'status', '--format=csv' ) ).toMatch(
			/^field,value\n[\s\S]*^caught,1$/m
		);
		expect( await wp( 'spam', 'status', '--format=yaml' ) ).toMatch(
			/^caught: 1$/m
		);
		expect( await wpError( 'spam', 'status', '--format=xml' ) ).toContain(
			'Invalid value'
		);
	} );

	it( 'works while the filter is off', async () => {
		await switchModule( SLUG, false );
		expect( await status() ).toMatchObject( { caught: 0 } );
	} );
} );

describe( 'wp jetpack spam why', () => {
	it( 'lists the signs with their points', async () => {
		await comment( SPAM, { 'jpc-url': 'x' } );
		const id = await newestId();
		const lines = ( await wp( 'spam', 'why', id ) ).split( '\n' );
		expect( lines.length ).toBeGreaterThan( 1 );
		for ( const line of lines ) {
			expect( line ).toMatch( /\([+−]\d+\.\d\)$/ );
		}
		expect( lines.join() ).toContain( 'viagra' );
	} );

	it( 'says that the filter did not hold a comment', async () => {
		expect( ( await comment( GOOD, await sent( 30 ) ) )[ 0 ] ).toBe( '1' );
		expect( await wp( 'spam', 'why', await newestId() ) ).toBe(
			'The spam filter did not hold this comment.'
		);
	} );

	it( 'refuses what is no comment', async () => {
		await comment( GOOD, await sent( 30 ) );
		for ( const id of [ '999999', '0', 'x', `${ await newestId() }x` ] ) {
			expect( await wpError( 'spam', 'why', id ) ).toContain(
				'There is no such comment.'
			);
		}
		expect( await wpError( 'spam', 'why' ) ).toContain( '<comment>' );
	} );
} );

describe( 'wp jetpack spam relearn', () => {
	it( 'forgets and learns again, after a confirmation', async () => {
		await seed();
		expect( await wp( 'spam', 'relearn', '--yes' ) ).toContain(
			'learns from your comments in the background.'
		);
		expect( await status() ).toMatchObject( { is_learning: true } );
		await learn();
		const learned = await status();
		expect( learned.is_learning ).toBe( false );
		expect( learned.learned.spam ).toBeGreaterThan( 0 );
		expect( learned.learned.ham ).toBeGreaterThan( 0 );

		// It stops unless it is confirmed.
		await wp( 'spam', 'relearn' ).catch( () => '' );
		expect( await status() ).toEqual( learned );
		await wp( 'spam', 'relearn', '--yes' );
		expect( await status() ).toMatchObject( {
			learned: { spam: 0, ham: 0 },
			is_learning: true,
		} );
		await learn();
		expect( ( await status() ).learned ).toEqual( learned.learned );
	} );

	it( 'fails if the database does, and forgets nothing', async () => {
		await seed();
		await wp( 'spam', 'relearn', '--yes' );
		await learn();
		const before = await status();
		const remove = dropMustUsePlugin(
			'broken-spam-tokens',
			"add_filter( 'query', static fn( $query ) => preg_match( '/^DELETE.*spam_tokens/', $query ) ? 'BROKEN' : $query );"
		);
		try {
			expect( await wpError( 'spam', 'relearn', '--yes' ) ).toContain(
				'A database error occurred. Try again.'
			);
		} finally {
			remove();
		}
		expect( await status() ).toEqual( before );
		expect( await scheduled() ).toBe( 'no' );
	} );

	it( 'asks to turn the filter on, which goes on learning if it was turned off meanwhile', async () => {
		await seed();
		await wp( 'spam', 'relearn', '--yes' );
		await wp( 'module', 'deactivate', SLUG );
		expect( await wpError( 'spam', 'relearn', '--yes' ) ).toContain(
			'wp jetpack module activate spam-filter'
		);
		// Due while nothing listens.
		await learn();
		expect( await scheduled() ).toBe( 'no' );
		await wp( 'module', 'activate', SLUG );
		await pageAt( '/wp-admin/edit-comments.php', 'admin' );
		expect( await scheduled() ).toBe( 'yes' );
		await learn();
		expect( await status() ).toMatchObject( { is_learning: false } );
	} );
} );
