import { APP_PASSWORD, TOKEN } from '../../sandbox/public-services/networks';
import { follow, textOf } from '../support/admin-form';
import { idOf } from '../support/connection-state';
import { nonceOf } from '../support/nonce';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { callCore, evalPhp, fetchPath, get } from '../support/site';
import { deleteAllPosts, makePost } from './support';
import {
	connect,
	dispatch,
	resetPublicize,
	rowsOf,
	SECRET,
	SLUG,
	startNetworks,
	submit,
} from './publicize';
import {
	authorize,
	BLUESKY,
	HOOK,
	outcome,
	owners,
	pageAs,
} from './publicize-forms';

let networks: Awaited< ReturnType< typeof startNetworks > >;

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeAll( async () => {
	await useScenario( 'local' );
	networks = await startNetworks();
} );
beforeEach( async () => {
	await switchModule( SLUG, true );
	await resetPublicize();
	networks.reset();
} );
afterAll( async () => {
	await resetPublicize();
	await networks.stop();
} );

describe( 'a connection', () => {
	it( 'can be tested and disconnected', async () => {
		const id = String( await connect( 'mastodon' ) );
		expect( await outcome( 'test', { id } ) ).toEqual( [
			'@jonas@social.example works.',
		] );
		networks.answer = () => ( { status: 401 } );
		expect( await outcome( 'test', { id } ) ).toEqual( [
			expect.stringMatching( /^@jonas@social.example: Access was/ ),
		] );
		expect( networks.published.size ).toBe( 0 );
		expect( await outcome( 'remove', { id } ) ).toEqual( [
			'@jonas@social.example is disconnected.',
		] );
		expect( networks.requests.at( -1 ) ).toMatchObject( {
			path: '/oauth/revoke',
			body: { token: TOKEN },
		} );
		expect( await owners() ).toEqual( [] );
	} );

	it( 'is changed only by its owner and administrators, with a nonce', async () => {
		const author = await idOf( 'author' );
		const mine = String( await connect( 'webhook', author ) );
		const sites = String( await connect( 'webhook' ) );
		const editors = String(
			await connect( 'webhook', await idOf( 'editor' ) )
		);
		const html = await pageAs( 'author' );
		expect( html ).not.toContain( 'Only me' );
		expect( html.match( /Disconnect Hook/g ) ).toHaveLength( 1 );
		for ( const action of [ 'test', 'remove' ] ) {
			for ( const id of [ sites, editors, '999999' ] ) {
				const { status } = await submit( action, { id }, 'author' );
				expect( [ action, id, status ] ).toEqual( [ action, id, 403 ] );
			}
			const wrong = await submit( action, { id: mine }, 'author', 'x' );
			expect( wrong.status ).toBe( 403 );
			const other = await submit(
				action,
				{ id: mine },
				'contributor',
				await nonceOf(
					'contributor',
					`jetpack_dashboard_publicize_${ action }`
				)
			);
			expect( other.status ).toBe( 403 );
		}
		expect( await owners() ).toHaveLength( 3 );
		await submit( 'remove', { id: mine }, 'author' );
		await submit( 'remove', { id: editors }, 'admin' );
		expect( await owners() ).toEqual( [ 0 ] );
	} );

	it( 'of an author is the author’s, whatever the form says', async () => {
		await outcome( 'add', { ...HOOK, owner: 'site' }, 'author' );
		expect( await owners() ).toEqual( [ await idOf( 'author' ) ] );
	} );

	it( 'keeps its secrets to itself', async () => {
		await outcome( 'add', HOOK );
		await outcome( 'add', BLUESKY );
		await follow(
			await (
				await authorize( 'admin' )
			)( 'good-code' ),
			'admin'
		);
		const id = await makePost( { post_author: await idOf( 'admin' ) } );
		await dispatch();
		const seen = [
			JSON.stringify( await rowsOf( 'connections' ) ),
			JSON.stringify( await rowsOf( 'jobs' ) ),
			await pageAs( 'admin' ),
			(
				await fetchPath(
					`/wp-admin/post.php?post=${ id }&action=edit`,
					{
						as: 'admin',
					}
				)
			).text,
			( await get( `module/${ SLUG }` ) ).text,
			( await callCore( 'GET', `wp/v2/posts/${ id }?context=edit` ) )
				.text,
			await evalPhp(
				'global $wpdb; echo wp_json_encode( $wpdb->get_col( "SELECT option_value FROM $wpdb->options" ) );'
			),
		].join( '\n' );
		expect( await owners() ).toHaveLength( 3 );
		for ( const secret of [
			SECRET,
			'private-key',
			APP_PASSWORD,
			TOKEN,
			'app-secret',
		] ) {
			expect( seen ).not.toContain( secret );
		}
	} );

	it( 'has to be connected again after the site’s keys changed', async () => {
		await connect( 'webhook' );
		await evalPhp(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_publicize_connections SET secret = 'bm9uc2Vuc2U='" );`
		);
		await makePost( {} );
		await dispatch();
		expect( await rowsOf( 'jobs' ) ).toMatchObject( [
			{ state: 'failed', error: expect.stringMatching( /keys have/ ) },
		] );
	} );

	it( 'is deleted with its user, also while the module is off', async () => {
		const user = Number(
			await evalPhp(
				"echo wp_insert_user( array( 'user_login' => 'leaving', 'user_pass' => 'x', 'role' => 'author' ) );"
			)
		);
		await connect( 'webhook', user );
		await evalPhp( `do_action( 'jetpack_deactivate_module_${ SLUG }' );` );
		await switchModule( SLUG, false );
		await evalPhp(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${ user } );`
		);
		expect( await owners() ).toEqual( [] );
	} );
} );

describe( 'the log', () => {
	const failOne = async ( author: number ) => {
		await connect( 'webhook' );
		networks.answer = () => ( {
			status: 400,
			body: { message: '<script>alert(1)</script>' },
		} );
		await makePost( {
			post_author: author,
			post_title: 'The <b>news</b>',
		} );
		await dispatch();
		networks.answer = () => undefined;
		return String( ( await rowsOf( 'jobs' ) )[ 0 ]?.id );
	};

	it( 'shows authors what became of their posts, and sends again', async () => {
		const id = await failOne( await idOf( 'author' ) );
		const html = await pageAs( 'author' );
		expect( html ).not.toContain( '<script>alert(1)' );
		expect( textOf( html ) ).toContain( 'Failed' );
		expect( textOf( await pageAs( 'editor' ) ) ).toContain(
			'Nothing was shared yet.'
		);
		expect(
			(
				await submit(
					'resend',
					{ id },
					'editor',
					await nonceOf(
						'editor',
						'jetpack_dashboard_publicize_resend'
					)
				)
			).status
		).toBe( 403 );
		expect( await outcome( 'resend', { id }, 'author' ) ).toEqual( [
			'The message is sent again in the background.',
		] );
		await dispatch();
		expect( await rowsOf( 'jobs' ) ).toMatchObject( [ { state: 'sent' } ] );
	} );
} );

it( 'the page does nothing while the module is off', async () => {
	await connect( 'webhook' );
	await switchModule( SLUG, false );
	const text = textOf( await pageAs( 'admin' ) );
	expect( text ).toContain( 'Publicize is off.' );
	expect( text ).not.toContain( 'Hook' );
} );
