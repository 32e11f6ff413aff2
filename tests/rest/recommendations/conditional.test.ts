import { openPage } from '../support/admin-page';
import { dropMustUsePlugin, dropPlugin } from '../support/dropped-plugin';
import { setOption, switchModule, useScenario } from '../support/site-state';
import { evalPhp, get, post } from '../support/site';
import { makePost } from '../modules/support';
import {
	EVENT,
	PLAN,
	conditional,
	initialState,
	setPlan,
	startWithoutRecommendations,
} from './support';

const DAY_S = 24 * 60 * 60;

const comment = ( postId: number, times: number ) =>
	evalPhp( `
add_filter( 'comment_flood_filter', '__return_false' );
for ( $number = 1; $number <= ${ times }; $number++ ) {
	wp_new_comment( array(
		'comment_post_ID'      => ${ postId },
		'comment_author'       => 'Reader',
		'comment_author_email' => 'reader@example.org',
		'comment_author_url'   => '',
		'comment_content'      => "Comment $number " . microtime(),
		'comment_type'         => 'comment',
		'user_id'              => 0,
	) );
}` );

const nextEvent = async () =>
	Number( await evalPhp( `echo (int) wp_next_scheduled( '${ EVENT }' );` ) );

const nearly = ( seconds: number ): unknown => ( {
	asymmetricMatch: ( value: number ) => Math.abs( value - seconds ) < 60,
} );

startWithoutRecommendations();

it( 'C300 nothing is recommended before anything happens', async () => {
	expect( ( await get( 'recommendations/conditional' ) ).text ).toBe( '[]' );
	expect( ( await initialState() ).newRecommendations ).toEqual( [] );
} );

describe( 'sharing posts', () => {
	it( 'C228 is recommended when a post is published while the module is off', async () => {
		await makePost( { post_status: 'draft' } );
		await makePost( { post_type: 'page' } );
		expect( await conditional() ).toEqual( [] );
		await makePost();
		expect( await conditional() ).toEqual( [ 'publicize' ] );
	} );

	it( 'is recommended for a draft and a scheduled post that go live', async () => {
		const id = await makePost( { post_status: 'draft' } );
		await evalPhp( `wp_publish_post( ${ id } );` );
		expect( await conditional() ).toEqual( [ 'publicize' ] );
	} );

	it( 'is not recommended while the module is on, or forced off', async () => {
		await switchModule( 'publicize', true );
		await makePost();
		await switchModule( 'publicize', false );
		expect( await conditional() ).toEqual( [] );

		const remove = dropMustUsePlugin(
			'publicize-off',
			"add_filter( 'jetpack_active_modules', fn( $slugs ) => array_diff( $slugs, array( 'publicize' ) ) );"
		);
		try {
			await makePost();
			expect( await conditional() ).toEqual( [] );
		} finally {
			remove();
		}
		expect( await conditional() ).toEqual( [] );
	} );

	it( 'is no longer recommended once the module was activated', async () => {
		await makePost();
		await post( 'module/publicize/active', { active: true } );
		expect( await conditional() ).toEqual( [] );
		await post( 'module/publicize/active', { active: false } );
		expect( await conditional() ).toEqual( [] );
	} );

	it.each( [
		[ 'connected', [ 'publicize' ] ],
		[ 'local', [ 'publicize' ] ],
		[ 'not-connected', [] ],
		[ 'site-only', [] ],
	] as const )(
		'is recommended only if it works on this site: %s',
		async ( scenario, expected ) => {
			await useScenario( scenario );
			await makePost();
			expect( await conditional() ).toEqual( expected );
		}
	);
} );

describe( 'the security plan', () => {
	const activate = async ( file: string ) => {
		const remove = dropPlugin( file, 'A plugin' );
		try {
			await evalPhp(
				`require_once ABSPATH . 'wp-admin/includes/plugin.php'; wp_clean_plugins_cache(); activate_plugin( '${ file }' ); deactivate_plugins( '${ file }' );`
			);
		} finally {
			remove();
		}
	};

	it( 'C230 is recommended when a plugin is activated', async () => {
		await activate( 'zero-bs-crm/ZeroBSCRM.php' );
		expect( await conditional() ).toEqual( [] );
		await activate( 'rest-foreign/foreign.php' );
		expect( await conditional() ).toEqual( [ 'security-plan' ] );
	} );

	it( 'is not recommended to a site that has all of it, nor in local mode', async () => {
		await setPlan( 'jetpack_security_t1_yearly', [
			'security-scanning-jetpack',
			'site-backups-jetpack',
			'spam-akismet-plus',
		] );
		await activate( 'rest-foreign/foreign.php' );
		expect( await conditional() ).toEqual( [] );
		await useScenario( 'local' );
		await activate( 'rest-foreign/foreign.php' );
		await useScenario( 'connected' );
		await setPlan( 'jetpack_free' );
		expect( await conditional() ).toEqual( [] );
	} );

	it( 'is no longer recommended once the site has it', async () => {
		await activate( 'rest-foreign/foreign.php' );
		await setPlan( 'jetpack_complete', [
			'security-scanning-jetpack',
			'site-backups-jetpack',
			'spam-akismet-plus',
		] );
		expect( await conditional() ).toEqual( [] );
	} );
} );

describe( 'the spam filter', () => {
	it( 'C231 is recommended when a post has five comments', async () => {
		const id = await makePost();
		await post( 'options/options', { reset: true } );
		await comment( id, 4 );
		expect( await conditional() ).toEqual( [] );
		await comment( id, 1 );
		expect( await conditional() ).toEqual( [ 'anti-spam' ] );
	} );

	it( 'is not recommended to a site that has one', async () => {
		const id = await makePost();
		await post( 'options/options', { reset: true } );
		await setPlan( 'jetpack_personal', [ 'spam-akismet-plus' ] );
		await comment( id, 6 );
		await setPlan( 'jetpack_free' );
		expect( await conditional() ).toEqual( [] );
	} );
} );

describe( 'video hosting', () => {
	const dueIn14Days = () => nearly( Date.now() / 1000 + 14 * DAY_S );

	it( 'C229 is recommended two weeks after connecting', async () => {
		await evalPhp( "do_action( 'jetpack_site_registered', 4242 );" );
		// Registering clears the plan, which is free then.
		expect( await nextEvent() ).toEqual( dueIn14Days() );
		expect( await conditional() ).toEqual( [] );
		await evalPhp( `do_action( '${ EVENT }' );` );
		expect( await conditional() ).toEqual( [ 'videopress' ] );
	} );

	it( 'is scheduled by the dashboard’s page if the event is lost', async () => {
		await openPage( 'admin' );
		expect( await nextEvent() ).toEqual( dueIn14Days() );
		await evalPhp( "do_action( 'jetpack_site_disconnected', 4242 );" );
		expect( await nextEvent() ).toBe( 0 );
	} );

	it( 'is not recommended with a paid plan, the product, or the module on', async () => {
		for ( const prepare of [
			() => setPlan( 'jetpack_personal' ),
			() =>
				setOption( PLAN, {
					product_slug: 'jetpack_free',
					products: [ 'jetpack_videopress' ],
				} ),
			() => switchModule( 'videopress', true ),
		] ) {
			await setPlan( 'jetpack_free' );
			await prepare();
			await evalPhp( `do_action( '${ EVENT }' );` );
			expect( await conditional() ).toEqual( [] );
			await openPage( 'admin' );
			expect( await nextEvent() ).toBe( 0 );
		}
	} );
} );
