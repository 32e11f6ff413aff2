import { dropPlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalPhp } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'sharedaddy';

const NASTY = `"><script>alert(1)</script>&amp; Q&A 'x'`;

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeEach( async () => {
	await switchModule( SLUG, true );
} );

describe( 'the Sharing buttons block', () => {
	const BLOCK = '<!-- wp:jetpack/sharing-buttons /-->';
	const inPlace = ( html: string ) =>
		html.match( /<div [^>]*class="[^"]*jp-sharing jp-sharing--/g )
			?.length ?? 0;

	it( 'shows the buttons where it is, instead of those below the post', async () => {
		const id = await makePost( {
			post_content: `${ BLOCK }<p>Last words.</p>`,
		} );
		const html = await pageAt( postPath( id ) );
		expect( inPlace( html ) ).toBe( 1 );
		expect( html ).toMatch(
			/wp-block-jetpack-sharing-buttons[\s\S]*Last words\./
		);
		expect( html ).toContain( 'sharer.php?u=' );
		await switchModule( SLUG, false );
		expect( await pageAt( postPath( id ) ) ).not.toContain( 'jp-sharing' );
	} );

	it( 'brings its style to places that the settings leave out', async () => {
		const id = await makePost( {
			post_type: 'page',
			post_content: BLOCK,
		} );
		const html = await pageAt( `/?page_id=${ id }` );
		expect( inPlace( html ) ).toBe( 1 );
		expect( html ).toContain( 'assets/sharing.css' );
		const plain = await makePost( { post_type: 'page' } );
		expect( await pageAt( `/?page_id=${ plain }` ) ).not.toContain(
			'assets/sharing.css'
		);
	} );

	it( 'shows nothing in feeds and in posts that visitors can’t read', async () => {
		const hidden = await makePost( {
			post_content: BLOCK,
			post_status: 'private',
		} );
		expect( await pageAt( postPath( hidden ), 'admin' ) ).not.toContain(
			'jp-sharing '
		);
		await makePost( { post_content: BLOCK } );
		expect( await pageAt( '/?feed=rss2' ) ).not.toContain( 'jp-sharing' );
	} );
} );

describe( 'Open Graph tags', () => {
	const valuesOf = ( html: string, property: string ) =>
		[
			...html.matchAll(
				new RegExp(
					`<meta property="${ property }" content="([^"]*)"`,
					'g'
				)
			),
		].map( ( [ , value ] ) => value );

	beforeEach( async () => {
		await switchModule( 'seo-tools', false );
	} );

	it( 'describe a shared post if only sharing is on', async () => {
		const id = await makePost( {
			post_title: NASTY,
			post_content: 'Knead for ten minutes.',
		} );
		const html = await pageAt( postPath( id ) );
		expect( valuesOf( html, 'og:type' ) ).toEqual( [ 'article' ] );
		expect( valuesOf( html, 'og:title' ) ).toEqual( [
			expect.stringMatching( /^“&gt;[^<>]*Q&amp;A/ ),
		] );
		expect( valuesOf( html, 'og:description' ) ).toEqual( [
			'Knead for ten minutes.',
		] );
		expect( valuesOf( html, 'og:url' ) ).toHaveLength( 1 );
		expect( html ).not.toContain( '<meta name="description"' );
		expect( html ).not.toContain( 'application/ld+json' );

		await switchModule( SLUG, false );
		expect( await pageAt( postPath( id ) ) ).not.toContain( '"og:' );
	} );

	it( 'appear once with both modules, with what was written for the post', async () => {
		const id = await makePost( {
			meta_input: {
				_jetpack_dashboard_seo_title: 'For those who search',
			},
		} );
		const titles = async () =>
			valuesOf( await pageAt( postPath( id ) ), 'og:title' );
		expect( await titles() ).toEqual( [ 'A test' ] );
		await switchModule( 'seo-tools', true );
		expect( await titles() ).toEqual( [ 'For those who search' ] );
	} );

	it( 'say nothing about a post with a password', async () => {
		const id = await makePost( {
			post_password: 'x',
			post_content: 'Not for everyone.',
		} );
		expect(
			valuesOf( await pageAt( postPath( id ) ), 'og:description' )
		).toEqual( [] );
	} );

	it( 'are left to another SEO plugin', async () => {
		const id = await makePost();
		const remove = dropPlugin( 'wordpress-seo/wp-seo.php', 'Yoast SEO' );
		try {
			await evalPhp( "activate_plugin( 'wordpress-seo/wp-seo.php' );" );
			expect( await pageAt( postPath( id ) ) ).not.toContain( '"og:' );
		} finally {
			await evalPhp(
				"deactivate_plugins( 'wordpress-seo/wp-seo.php' );"
			);
			remove();
		}
	} );
} );
