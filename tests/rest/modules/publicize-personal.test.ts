import { idOf } from '../support/connection-state';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp } from '../support/site';
import { deleteAllPosts, makePost } from './support';
import { connect, resetPublicize, rowsOf, SLUG } from './publicize';

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeAll( () => useScenario( 'local' ) );
beforeEach( async () => {
	await switchModule( SLUG, true );
	await resetPublicize();
} );
afterAll( () => resetPublicize() );

const queued = async () =>
	( await rowsOf( 'jobs' ) ).map( ( { network } ) => network );
const publishAs = ( user: number, id: number ) =>
	evalPhp(
		`wp_set_current_user( ${ user } ); wp_update_post( array( 'ID' => ${ id }, 'post_status' => 'publish' ) );`
	);

it( 'a post goes to a personal account only if its owner publishes it', async () => {
	const author = await idOf( 'author' );
	const editor = await idOf( 'editor' );
	await connect( 'mastodon', author );
	await connect( 'bluesky', editor );
	for ( const user of [ editor, 0 ] ) {
		const id = await makePost( {
			post_author: author,
			post_status: 'draft',
		} );
		await publishAs( user, id );
	}
	expect( await queued() ).toEqual( [] );
} );

it.each( [
	[ 'scheduled it', 'author', [ 'mastodon' ] ] as const,
	[ 'didn’t schedule it', 'editor', [] ] as const,
] )(
	'a post that cron publishes goes to the account of an author who %s',
	async ( _, scheduler, networksOfPost ) => {
		const author = await idOf( 'author' );
		await connect( 'mastodon', author );
		const id = await makePost( {
			post_author: author,
			post_status: 'draft',
		} );
		await evalPhp(
			`wp_set_current_user( ${ await idOf(
				scheduler
			) } ); wp_update_post( array( 'ID' => ${ id }, 'post_status' => 'future', 'edit_date' => true, 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00' ) );`
		);
		// Somebody else's later correction changes nothing.
		await evalPhp(
			`wp_set_current_user( 1 ); wp_update_post( array( 'ID' => ${ id }, 'post_title' => 'Corrected' ) );`
		);
		await evalPhp( `wp_publish_post( ${ id } );` );
		expect( await queued() ).toEqual( networksOfPost );
	}
);
