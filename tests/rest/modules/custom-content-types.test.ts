import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp, fetchPath, get, post } from '../support/site';
import { deleteAllPosts, makePost, pageAt } from './support';

const SLUG = 'custom-content-types';

const NASTY = '<script>alert(1)</script>"onclick="x';

restoreStateAfterwards();
deleteAllPosts( SLUG );

const save = async ( body: Record< string, unknown > ) => {
	const { status } = await post( 'settings', body );
	expect( status ).toBe( 200 );
};

/** A portfolio project, found by its title. */
const project = ( fields: Record< string, unknown > = {} ) =>
	makePost( { post_type: 'jetpack-portfolio', ...fields } );

const statusAt = async ( path: string ) => ( await fetchPath( path ) ).status;

beforeEach( () => switchModule( SLUG, true ) );

describe( 'the types', () => {
	it( 'can be switched on', async () => {
		await switchModule( SLUG, false );
		expect( ( await get( `module/${ SLUG }` ) ).body.available ).toBe(
			true
		);
		const { status } = await post( `module/${ SLUG }/active`, {
			active: true,
		} );
		expect( status ).toBe( 200 );
	} );

	it( 'B361 are registered with their own URLs only while their settings are on', async () => {
		await project( { post_title: 'Bridge over the Douro' } );
		await save( { jetpack_portfolio: true, jetpack_testimonial: false } );
		expect( await pageAt( '/portfolio/' ) ).toContain(
			'Bridge over the Douro'
		);
		expect( await statusAt( '/portfolio/bridge-over-the-douro/' ) ).toBe(
			200
		);
		expect( await statusAt( '/testimonial/' ) ).toBe( 404 );

		await save( { jetpack_portfolio: false, jetpack_testimonial: true } );
		expect( await statusAt( '/portfolio/' ) ).toBe( 404 );
		expect( await statusAt( '/portfolio/bridge-over-the-douro/' ) ).toBe(
			404
		);
		expect( await statusAt( '/testimonial/' ) ).toBe( 200 );
	} );

	it( 'are hidden while the module is off, and lose no data', async () => {
		await project( { post_title: 'Kept' } );
		await save( { jetpack_portfolio: true } );
		expect( await pageAt( '/portfolio/' ) ).toContain( 'Kept' );
		await save( { [ SLUG ]: false } );
		expect( await statusAt( '/portfolio/' ) ).toBe( 404 );
		expect( await statusAt( '/wp-json/wp/v2/jetpack-portfolio' ) ).toBe(
			404
		);
		await save( { [ SLUG ]: true } );
		expect( await pageAt( '/portfolio/' ) ).toContain( 'Kept' );
	} );

	it( 'are in the admin and in the block editor', async () => {
		await save( { jetpack_portfolio: true, jetpack_testimonial: true } );
		const menu = await pageAt( '/wp-admin/index.php', 'editor' );
		expect( menu ).toContain( 'edit.php?post_type=jetpack-portfolio' );
		expect( menu ).toContain( 'edit.php?post_type=jetpack-testimonial' );
		expect( await statusAt( '/wp-json/wp/v2/jetpack-testimonial' ) ).toBe(
			200
		);
		expect(
			await evalPhp(
				"echo implode( ' ', get_object_taxonomies( 'jetpack-portfolio' ) );"
			)
		).toBe( 'jetpack-portfolio-type jetpack-portfolio-tag' );
	} );

	it( 'show as many on a page as is set', async () => {
		await save( {
			jetpack_portfolio: true,
			jetpack_portfolio_posts_per_page: 1,
		} );
		await project( { post_title: 'One of two' } );
		await project( { post_title: 'Two of two' } );
		expect( await pageAt( '/portfolio/page/2/' ) ).toMatch(
			/(One|Two) of two/
		);
		await setOption(
			'jetpack_dashboard_jetpack_portfolio_posts_per_page',
			50
		);
		expect( await statusAt( '/portfolio/page/2/' ) ).toBe( 404 );
	} );
} );

describe( 'the shortcodes', () => {
	const rendered = ( shortcode: string ) =>
		evalPhp( `echo do_shortcode( '${ shortcode }' );` );

	beforeEach( () =>
		save( { jetpack_portfolio: true, jetpack_testimonial: true } )
	);

	it( 'list projects, narrowed by type and number', async () => {
		const id = await project( {
			post_title: 'Harbour',
			post_content: 'Cranes and <em>gulls</em>.',
		} );
		await project( { post_title: 'Attic' } );
		await evalPhp(
			`wp_set_object_terms( ${ id }, 'Town halls', 'jetpack-portfolio-type' );`
		);
		const narrow = await rendered(
			'[portfolio include_type="town-halls" columns="3"]'
		);
		expect( narrow ).toContain( 'Harbour' );
		expect( narrow ).toContain( 'Cranes and gulls' );
		expect( narrow ).toContain( '--jp-columns:3' );
		expect( narrow ).toMatch(
			/<a href="[^"]*project-type[^"]*"[^>]*>Town halls/
		);
		expect( narrow ).not.toContain( 'Attic' );
		const few = await rendered(
			'[jetpack_portfolio showposts=1 display_content=full orderby=date order=desc]'
		);
		expect( few.match( /<article/g ) ).toHaveLength( 1 );
	} );

	it( 'list testimonials, and nothing that isn’t public', async () => {
		await makePost( {
			post_type: 'jetpack-testimonial',
			post_title: 'Rui Mendes',
			post_content: 'Best bread in town.',
		} );
		await makePost( {
			post_type: 'jetpack-testimonial',
			post_title: 'Not yet said',
			post_status: 'draft',
		} );
		await makePost( {
			post_type: 'jetpack-testimonial',
			post_title: 'Behind a password',
			post_password: 'x',
		} );
		const html = await rendered( '[testimonials]' );
		expect( html ).toContain( 'Rui Mendes' );
		expect( html ).toContain( 'Best bread in town.' );
		expect( html ).not.toContain( 'Not yet said' );
		expect( html ).not.toContain( 'Behind a password' );
	} );

	it( 'take no markup from their attributes, and no list within a list', async () => {
		await project( {
			post_title: 'Round and round',
			post_content: '[portfolio display_content=full] and more',
		} );
		const html = await rendered(
			`[portfolio display_content=full columns="${ NASTY }" orderby="${ NASTY }" include_tag=""]`
		);
		expect( html ).not.toMatch( /<script|onclick/ );
		expect( html ).toContain( 'and more' );
		expect( html.match( /class="jp-items / ) ).toHaveLength( 1 );
	} );
} );
