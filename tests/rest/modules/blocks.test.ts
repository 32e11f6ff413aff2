import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, post } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

/** Modules with blocks, and one of their blocks. */
const MODULES = {
	'contact-form': 'jetpack/contact-form',
	likes: 'jetpack/like',
	markdown: 'jetpack/markdown',
	'related-posts': 'jetpack/related-posts',
	search: 'jetpack/search-filters',
	sharedaddy: 'jetpack/sharing-buttons',
	subscriptions: 'jetpack/subscriptions',
	widgets: 'jetpack/milestone',
	wordads: 'jetpack/ad',
};
const SLUGS = Object.keys( MODULES );

restoreStateAfterwards();
deleteAllPosts( ...SLUGS );

const setDisabled = ( isDisabled: boolean ) =>
	post( 'settings', { jetpack_blocks_disabled: isDisabled } );

const ourBlocks = () =>
	evalJson< string[] >(
		"echo wp_json_encode( array_values( preg_grep( '#^jetpack/#', array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) ) ) );"
	);

beforeAll( async () => {
	await useScenario( 'local' );
	for ( const slug of SLUGS ) {
		await switchModule( slug, true );
	}
	await post( 'settings', { wpcom_publish_posts_with_markdown: true } );
} );
beforeEach( () => setDisabled( false ) );
afterAll( () => setDisabled( false ) );

it( 'B362 B372: one switch turns the blocks of all modules off', async () => {
	expect( await ourBlocks() ).toEqual(
		expect.arrayContaining( Object.values( MODULES ) )
	);
	await setDisabled( true );
	expect( await ourBlocks() ).toEqual( [] );
	await setDisabled( false );
	expect( await ourBlocks() ).not.toEqual( [] );
} );

it( 'a post keeps the text that is saved with a block', async () => {
	const path = postPath(
		await makePost( {
			post_content:
				'<!-- wp:jetpack/markdown --><pre class="wp-block-jetpack-markdown">One *word*</pre><!-- /wp:jetpack/markdown -->',
		} )
	);
	expect( await pageAt( path ) ).toContain( 'One <em>word</em>' );
	await setDisabled( true );
	expect( await pageAt( path ) ).toContain( '>One *word*</pre>' );
} );

it.each( [
	[ 'jetpack/like', /class="jp-like__button"/g ],
	[ 'jetpack/sharing-buttons', /jp-sharing__button--facebook"/g ],
] )(
	'%s doesn’t replace what its module adds below posts while blocks are off',
	async ( name, button ) => {
		const path = postPath(
			await makePost( { post_content: `<!-- wp:${ name } /-->` } )
		);
		const buttons = async () =>
			( await pageAt( path ) ).match( button )?.length;
		expect( await buttons() ).toBe( 1 );
		await setDisabled( true );
		expect( await buttons() ).toBe( 1 );
	}
);
