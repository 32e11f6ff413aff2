import { PAGE, openPage } from '../support/admin-page';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { useScenario } from '../support/site-state';
import { evalPhp, fetchPath, post } from '../support/site';
import type { Caller } from '../support/site';
import { makePost } from '../modules/support';
import {
	EVENT,
	conditional,
	initialState,
	startWithoutRecommendations,
} from './support';

startWithoutRecommendations();

describe( 'new recommendations', () => {
	/** The admin menu's entry of the dashboard, without tags. */
	const menuEntry = async ( as: Caller = 'admin' ) => {
		const { text } = await fetchPath( '/wp-admin/index.php', { as } );
		const link =
			/toplevel_page_jetpack[^>]*>[\s\S]*?wp-menu-name'>([\s\S]*?)<\/div>/.exec(
				text
			);
		return link?.[ 1 ];
	};

	it( 'C100 B097 B402 are counted in the menu until they are viewed', async () => {
		expect( await menuEntry() ).toBe( 'Jetpack' );
		await makePost();
		await evalPhp( `do_action( '${ EVENT }' );` );
		expect( ( await initialState() ).newRecommendations ).toEqual( [
			'publicize',
			'videopress',
		] );
		expect( await menuEntry() ).toBe(
			'Jetpack <span class="update-plugins count-2"><span class="plugin-count" aria-hidden="true">2</span><span class="screen-reader-text">2 new recommendations</span></span>'
		);
		await post( 'recommendations/data', {
			data: { viewedRecommendations: [ 'publicize' ] },
		} );
		expect( ( await initialState() ).newRecommendations ).toEqual( [
			'videopress',
		] );
		expect( await menuEntry() ).toContain( '1 new recommendation<' );
		expect( await conditional() ).toEqual( [ 'publicize', 'videopress' ] );
	} );

	it.each( [ 'editor', 'subscriber' ] as const )(
		'are not shown to %s',
		async ( as ) => {
			await makePost();
			expect( ( await initialState( as ) ).newRecommendations ).toEqual(
				[]
			);
			expect( await menuEntry( as ) ).toBe( 'Jetpack' );
		}
	);

	it( 'don’t change the names of other menu entries', async () => {
		await makePost();
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		expect( text ).toMatch( /<body class="[^"]*toplevel_page_jetpack/ );
	} );

	it( 'are deleted by a reset', async () => {
		await makePost();
		await post( 'options/options', { reset: true } );
		expect( await conditional() ).toEqual( [] );
	} );
} );

describe( 'the assistant', () => {
	const isShown = async () =>
		( await initialState() ).siteData.showRecommendations;

	it( 'C099 B330 exists on connected sites and in local mode', async () => {
		expect( await isShown() ).toBe( true );
		for ( const [ scenario, expected ] of [
			[ 'local', true ],
			[ 'site-only', true ],
			[ 'not-connected', false ],
			[ 'offline', false ],
		] as const ) {
			await useScenario( scenario );
			expect( [ scenario, await isShown() ] ).toEqual( [
				scenario,
				expected,
			] );
		}
	} );

	it( 'C083 is switched off by a filter, with everything that it recommends', async () => {
		await makePost();
		const remove = dropMustUsePlugin(
			'no-recommendations',
			"add_filter( 'jetpack_show_recommendations', '__return_false' );"
		);
		try {
			const { page } = await openPage( 'admin' );
			expect( page.initialState.siteData.showRecommendations ).toBe(
				false
			);
			expect( page.initialState.newRecommendations ).toEqual( [] );
			expect( Object.keys( page.preload ).join() ).not.toContain(
				'recommendations'
			);
			expect( await conditional() ).toEqual( [] );
			await evalPhp( `do_action( '${ EVENT }' );` );
		} finally {
			remove();
		}
		expect( await conditional() ).toEqual( [ 'publicize' ] );
	} );

	it( 'C082 has its data in the page for managers', async () => {
		await makePost();
		await post( 'recommendations/data', {
			data: { 'site-type-store': true },
		} );
		const { preload } = ( await openPage( 'admin' ) ).page;
		expect( preload ).toMatchObject( {
			'/jetpack/v4/recommendations/data': {
				body: { 'site-type-store': true },
			},
			'/jetpack/v4/recommendations/conditional': {
				body: [ 'publicize' ],
			},
		} );
		expect(
			Object.keys( ( await openPage( 'editor' ) ).page.preload ).join()
		).not.toContain( 'recommendations' );
	} );
} );
