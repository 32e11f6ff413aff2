import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { get, post } from './support/site';

const HANDLE = 'jetpack-twitter-cards-site-tag';

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );

const ROWS: readonly [ string, unknown, unknown ][] = [
	[ 'sharing_label', 'Share <b>this</b>', 'Share this' ],
	[ 'highlander_comment_form_prompt', '<i>Reply</i>', 'Reply' ],
	[
		'wordads_custom_adstxt',
		'example.com, 1, DIRECT\n<script>x</script>',
		'example.com, 1, DIRECT',
	],
	[ 'advanced_seo_front_page_description', 'A <em>site</em>', 'A site' ],
];

it.each( ROWS )(
	'%s: the response says that HTML was removed',
	async ( key, sent, stored ) => {
		const { status, body } = await post( 'settings', {
			[ key ]: sent,
			admin_bar: true,
		} );
		expect( [ status, body.code, body.cleaned ] ).toEqual( [
			200,
			'success',
			[ key ],
		] );
		expect( ( await get( 'settings' ) ).body[ key ] ).toBe( stored );
	}
);

it( 'it is said of the pieces of a title, too', async () => {
	const { body } = await post( 'settings', {
		advanced_seo_title_formats: {
			posts: [
				{ type: 'token', value: 'post_title' },
				{ type: 'string', value: ' <b>here</b>' },
			],
		},
	} );
	expect( body.cleaned ).toEqual( [ 'advanced_seo_title_formats' ] );
} );

it( 'it is said of the name of a sharing service, and of nothing else in it', async () => {
	const add = async ( name: string, url = 'https://forum.example/new' ) => {
		const { body } = await post( 'settings', {
			custom: { sharing_name: name, sharing_url: url, sharing_icon: '' },
		} );
		await post( 'settings', { sharing_delete_service: body.custom.id } );
		return [ body.custom.name, body.custom.url, body.cleaned ];
	};
	expect( await add( 'Our <b>forum</b>' ) ).toEqual( [
		'Our forum',
		'https://forum.example/new',
		[ 'custom' ],
	] );
	expect(
		await add( ' Our forum ', 'https://forum.example/?a=<b>%post_url%</b>' )
	).toEqual( [
		'Our forum',
		'https://forum.example/?a=<b>%post_url%</b>',
		undefined,
	] );
} );

it( 'reports no change for a code taken out of its tag, for spaces or for a single <', async () => {
	const { body } = await post( 'settings', {
		google: '<meta name="google-site-verification" content="abc" />',
		sharing_label: '  Share  ',
		advanced_seo_front_page_description: 'Prices < 5 €',
	} );
	expect( body ).toMatchObject( { code: 'success' } );
	expect( body ).not.toHaveProperty( 'cleaned' );
} );

it( 'blanks around a handle are trimmed', async () => {
	for ( const handle of [ ' @slowroad ', '\tslowroad\n', 'slowroad' ] ) {
		const { status } = await post( 'settings', { [ HANDLE ]: handle } );
		expect( status ).toBe( 200 );
		expect( ( await get( 'settings' ) ).body[ HANDLE ] ).toBe( 'slowroad' );
	}
	expect(
		( await post( 'settings', { [ HANDLE ]: 'slow road' } ) ).status
	).toBe( 400 );
} );
