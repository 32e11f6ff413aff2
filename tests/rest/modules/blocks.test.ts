import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, post } from '../support/site';
import { core } from './markdown-evil';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const FIELDS = [
	'name',
	'text',
	'email',
	'telephone',
	'url',
	'date',
	'number',
	'textarea',
	'select',
	'radio',
	'checkbox',
	'checkbox-multiple',
	'consent',
	'file',
].map( ( type ) => `jetpack/field-${ type }` );

/** Modules with blocks, and their blocks. */
const MODULES: Record< string, string[] > = {
	'contact-form': [ 'jetpack/contact-form', ...FIELDS ],
	'custom-content-types': [ 'jetpack/portfolio', 'jetpack/testimonials' ],
	likes: [ 'jetpack/like' ],
	markdown: [ 'jetpack/markdown' ],
	'related-posts': [ 'jetpack/related-posts' ],
	search: [ 'jetpack/search-filters' ],
	sharedaddy: [ 'jetpack/sharing-buttons' ],
	subscriptions: [ 'jetpack/subscriptions' ],
	widgets: [
		'jetpack/author-list',
		'jetpack/contact-details',
		'jetpack/milestone',
		'jetpack/popular-posts',
	],
	wordads: [ 'jetpack/ad' ],
};
const SLUGS = Object.keys( MODULES );
const BLOCKS = Object.values( MODULES ).flat().sort();

/** Text that authors type into blocks, by block. All other blocks show data. */
const TYPED: Record< string, [ attributes: object, texts: string[] ] > = {
	'jetpack/contact-details': [
		{ address: '1 Hill Road', phone: '+351 21', hours: '9 to 5' },
		[ '1 Hill Road', '+351 21', '9 to 5' ],
	],
	'jetpack/milestone': [
		{ event: 'Summer fair', date: '2020-01-01', message: 'It is over' },
		[ 'Summer fair', 'It is over' ],
	],
	...Object.fromEntries(
		FIELDS.map( ( name ) => [
			name,
			[
				{ label: 'Which <b>fish</b> & chips?', options: [ 'Big cod' ] },
				[
					'Which fish &amp; chips?',
					...( /select|radio|multiple/.test( name )
						? [ 'Big cod' ]
						: [] ),
				],
			],
		] )
	),
};

restoreStateAfterwards();
deleteAllPosts( ...SLUGS );

const setDisabled = ( isDisabled: boolean ) =>
	post( 'settings', { jetpack_blocks_disabled: isDisabled } );

const LIST =
	"echo wp_json_encode( array_values( preg_grep( '#^jetpack/#', array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) ) ) );";

/** For REST and the editor. */
const ourBlocks = () =>
	evalJson< string[] >(
		`rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/block-types' ) ); ${ LIST }`
	);

const block = ( name: string, attributes: object, inner?: string ) =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes ) } ${
		inner === undefined ? '/-->' : `-->${ inner }<!-- /wp:${ name } -->`
	}`;

const LOOKS = {
	anchor: 'here',
	style: { spacing: { padding: { top: '9px' } } },
};

beforeAll( async () => {
	await useScenario( 'local' );
	for ( const slug of SLUGS ) {
		await switchModule( slug, true );
	}
	await post( 'settings', {
		wpcom_publish_posts_with_markdown: true,
		jetpack_portfolio: true,
		jetpack_testimonial: true,
	} );
} );
beforeEach( () => setDisabled( false ) );
afterAll( () => setDisabled( false ) );

it( 'B362 B372: one switch turns the blocks of all modules off', async () => {
	expect( ( await ourBlocks() ).sort() ).toEqual( BLOCKS );
	await setDisabled( true );
	expect( await ourBlocks() ).toEqual( [] );
	await setDisabled( false );
	expect( await ourBlocks() ).not.toEqual( [] );
} );

it.each( BLOCKS )(
	'%s has all that the inserter and the sidebar show',
	async ( name ) => {
		const type = await core( 'editor', `block-types/${ name }` );
		expect( type ).toMatchObject( {
			title: expect.stringMatching( /\w/ ),
			description: expect.stringMatching( /\w.*\.$/ ),
			textdomain: 'jetpack-dashboard',
			example: expect.anything(),
			supports: { html: false, spacing: { margin: true, padding: true } },
		} );
		expect( type.keywords.length ).toBeGreaterThan( 1 );
		expect( type.supports ).toHaveProperty( 'color' );
		expect( type.editor_script_handles ).toHaveLength( 1 );
		if ( ! FIELDS.includes( name ) ) {
			expect( type.supports.anchor ).toBe( true );
			expect( type.attributes.anchor ).toEqual( { type: 'string' } );
		}
	}
);

it.each( [
	block( 'jetpack/contact-details', {
		...TYPED[ 'jetpack/contact-details' ]?.[ 0 ],
		...LOOKS,
	} ),
	block( 'jetpack/milestone', { date: '2020-01-01', ...LOOKS } ),
	block( 'jetpack/search-filters', LOOKS ),
	block( 'jetpack/subscriptions', LOOKS ),
	block( 'jetpack/like', LOOKS ),
	block( 'jetpack/sharing-buttons', LOOKS ),
	block( 'jetpack/ad', { code: '<b>Buy</b>', ...LOOKS } ),
	block( 'jetpack/markdown', LOOKS, '<pre>One *word*</pre>' ),
	block( 'jetpack/contact-form', LOOKS, block( 'jetpack/field-name', {} ) ),
] )( '%s has the anchor and the space', async ( content ) => {
	const page = await pageAt(
		postPath( await makePost( { post_content: content } ) )
	);
	const [ element = '' ] = /<[^>]* id="here"[^>]*>/.exec( page ) ?? [];
	expect( element ).toContain( 'padding-top:9px' );
	const [ , name ] = /wp:jetpack\/([a-z-]+)/.exec( content ) ?? [];
	expect( element ).toContain( `wp-block-jetpack-${ name }` );
	expect( page.split( ' id="here"' ) ).toHaveLength( 2 );
} );

it( 'a field has its own colors', async () => {
	const page = await pageAt(
		postPath(
			await makePost( {
				post_content: block(
					'jetpack/contact-form',
					{},
					block( 'jetpack/field-radio', {
						options: [ 'A' ],
						style: { color: { background: '#eeeeee' } },
					} )
				),
			} )
		)
	);
	const [ group ] = /<fieldset [^>]*>/.exec( page ) ?? [];
	expect( group ).toContain( 'class="jp-form__field ' );
	expect( group ).toContain( 'background-color:#eeeeee' );
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

it( 'each block stays readable while blocks are off', async () => {
	const ids = new Map< string, number >();
	for ( const name of BLOCKS ) {
		const [ attributes = {} ] = TYPED[ name ] ?? [];
		const one = block( name, attributes );
		ids.set(
			name,
			await makePost( {
				post_content: `<p>Before.</p>${
					FIELDS.includes( name )
						? block( 'jetpack/contact-form', {}, one )
						: one
				}<p>After.</p>`,
			} )
		);
	}
	await setDisabled( true );
	for ( const [ name, id ] of ids ) {
		const { content } = await core( 'anonymous', `posts/${ id }` );
		const [ , shown = 'nothing' ] =
			/Before\.<\/p>([^]*)<p>After/.exec( content.rendered ) ?? [];
		const text = shown.replace( /<[^>]*>/g, ' ' );
		for ( const typed of TYPED[ name ]?.[ 1 ] ?? [] ) {
			expect( [ name, text ] ).toEqual( [
				name,
				expect.stringContaining( typed ),
			] );
		}
		if ( ! TYPED[ name ] ) {
			expect( [ name, text.trim() ] ).toEqual( [ name, '' ] );
		}
		expect( shown ).not.toMatch( /<(?:form|input|script|!--)/ );
	}
} );

it( 'a field without a label shows its usual one while blocks are off', async () => {
	const id = await makePost( {
		post_content: block(
			'jetpack/contact-form',
			{},
			block( 'jetpack/field-email', {} )
		),
	} );
	await setDisabled( true );
	expect( await pageAt( postPath( id ) ) ).toContain( '<p>Email</p>' );
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
