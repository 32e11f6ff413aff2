import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { makePageData } from '../../../../api/page-data.fixture';
import {
	CONNECTED,
	ON,
	renderSettings,
	switchNamed,
} from '../../../../../tests/unit/settings-page';

const FORMATS = {
	front_page: [ { type: 'token', value: 'site_name' } ],
	posts: [
		{ type: 'token', value: 'post_title' },
		{ type: 'string', value: ' – ' },
		{ type: 'token', value: 'site_name' },
	],
	pages: [],
	groups: [],
	archives: [],
};

function render(
	siteData = {},
	more: Partial< Parameters< typeof renderSettings >[ 1 ] > = {}
) {
	const page = renderSettings( 'traffic', {
		modules: { 'seo-tools': ON },
		settings: {
			advanced_seo_title_formats: FORMATS,
			advanced_seo_front_page_description: '',
		},
		state: {
			...CONNECTED,
			siteData: {
				...makePageData().initialState.siteData,
				tagline: 'Walks',
				homeUrl: 'https://site.test/',
				...siteData,
			},
		},
		...more,
	} );
	for ( const summary of page.container.querySelectorAll( 'summary' ) ) {
		fireEvent.click( summary );
	}
	return page;
}

const field = ( name: string ) => screen.getByRole( 'combobox', { name } );
const insertInto = ( name: string ) =>
	within( screen.getByRole( 'group', { name: `Insert into ${ name }` } ) );
const previewOf = ( name: string ) =>
	field( name ).closest( '.jp-title-field' );
const save = () => screen.queryByRole( 'button', { name: 'Save settings' } );
const options = () =>
	screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );

describe( 'the SEO card', () => {
	it( 'B272: has three parts that open and close', () => {
		const { container } = render();
		expect(
			[ ...container.querySelectorAll( 'summary' ) ].map(
				( { textContent } ) => textContent
			)
		).toEqual( [
			'Page title structures',
			'Front page meta description',
			'Previews',
		] );
	} );

	it( 'B379: switches the module', async () => {
		const { user, posts } = render();
		await user.click( switchNamed( 'Customize your SEO settings' ) );
		await waitFor( () =>
			expect( posts() ).toEqual( [ { 'seo-tools': false } ] )
		);
	} );

	it( 'B287 B573: shows the name of a conflicting plugin, and no Save button', () => {
		render( { seoConflict: 'Yoast SEO' } );
		expect(
			screen.getAllByText(
				'Your SEO settings are managed by the following plugin: Yoast SEO'
			).length
		).toBeGreaterThan( 0 );
		expect( save() ).toBeNull();
		expect( field( 'Posts' ) ).toHaveAttribute( 'readonly' );
	} );
} );

describe( 'a title’s structure', () => {
	it( 'B278: shows as text with tokens in brackets', () => {
		render();
		expect( field( 'Posts' ) ).toHaveValue( '[post_title] – [site_name]' );
		expect( previewOf( 'Posts' ) ).toHaveTextContent(
			'Preview: Post title – The Slow Road'
		);
		expect(
			[
				...( previewOf( 'Posts' )?.querySelectorAll( 'mark' ) ?? [] ),
			].map( ( { textContent } ) => textContent )
		).toEqual( [ 'Post title', 'The Slow Road' ] );
	} );

	it( 'B356 B286: is saved with the others, when it differs', async () => {
		const { user, posts } = render();
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.type( field( 'Posts' ), '!' );
		expect( save() ).not.toHaveAttribute( 'aria-disabled' );
		await user.type( field( 'Posts' ), '{Backspace}' );
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.type( field( 'Pages' ), 'My [[page_title]' );
		await user.click( save() ?? document.body );
		await waitFor( () => expect( posts() ).toHaveLength( 1 ) );
		expect( posts()[ 0 ] ).toEqual( {
			advanced_seo_title_formats: {
				...FORMATS,
				pages: [
					{ type: 'string', value: 'My ' },
					{ type: 'token', value: 'page_title' },
				],
			},
		} );
	} );

	it( 'B285: has a button for each token but the date', () => {
		render();
		expect(
			insertInto( 'Archives' )
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Site title', 'Tagline', 'Archive title' ] );
	} );

	it( 'inserts a token at the caret, and moves the caret behind it', async () => {
		const { user } = render();
		const input = field( 'Posts' );
		await user.click( input );
		act( () => ( input as HTMLInputElement ).setSelectionRange( 12, 15 ) );
		await user.click(
			insertInto( 'Posts' ).getByRole( 'button', { name: 'Tagline' } )
		);
		expect( input ).toHaveValue( '[post_title][tagline][site_name]' );
		expect( input ).toHaveFocus();
		await user.keyboard( '|' );
		expect( input ).toHaveValue( '[post_title][tagline]|[site_name]' );
	} );

	it( 'inserts it at the end if the field never had the focus', async () => {
		const { user } = render();
		await user.click(
			insertInto( 'Front page' ).getByRole( 'button', {
				name: 'Tagline',
			} )
		);
		expect( field( 'Front page' ) ).toHaveValue( '[site_name][tagline]' );
	} );

	it( 'suggests tokens while a bracket is open, by keyboard alone', async () => {
		const { user, posts } = render();
		const input = field( 'Archives' );
		await user.click( input );
		expect( input ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.keyboard( 'Of [[' );
		expect( options() ).toEqual( [
			'[site_name]Site title',
			'[tagline]Tagline',
			'[date]Date',
			'[archive_title]Archive title',
		] );
		expect( input ).toHaveAttribute( 'aria-expanded', 'true' );
		await user.keyboard( '{ArrowDown}{ArrowDown}' );
		const current = screen.getByRole( 'option', { selected: true } );
		expect( current ).toHaveTextContent( '[date]' );
		expect( input ).toHaveAttribute( 'aria-activedescendant', current.id );
		await user.keyboard( '{Enter}' );
		expect( input ).toHaveValue( 'Of [date]' );
		expect( options() ).toEqual( [] );
		// Enter accepted the suggestion instead of submitting the form.
		expect( posts() ).toEqual( [] );
	} );

	it( 'narrows them as it is typed, and Escape puts them away', async () => {
		const { user } = render();
		const input = field( 'Posts' );
		await user.clear( input );
		await user.keyboard( '[[ti' );
		expect( options() ).toEqual( [
			'[site_name]Site title',
			'[post_title]Post title',
		] );
		await user.keyboard( '{Escape}' );
		expect( options() ).toEqual( [] );
		await user.keyboard( 't' );
		expect( options() ).toHaveLength( 2 );
		await user.pointer( {
			keys: '[MouseLeft]',
			target: screen.getAllByRole( 'option' )[ 1 ] ?? document.body,
		} );
		expect( input ).toHaveValue( '[post_title]' );
		expect( input ).toHaveFocus();
	} );

	it( 'that the server refuses stays, with its words', async () => {
		const { user } = render(
			{},
			{
				onPost: () =>
					new Response(
						JSON.stringify( {
							code: 'rest_invalid_param',
							message: 'Invalid.',
							data: {
								params: {
									advanced_seo_title_formats:
										'Not like this.',
								},
							},
						} ),
						{ status: 400 }
					),
			}
		);
		await user.type( field( 'Pages' ), 'x' );
		await user.click( save() ?? document.body );
		expect(
			await screen.findByText( 'Not like this.' )
		).toBeInTheDocument();
		expect( field( 'Pages' ) ).toHaveValue( 'x' );
	} );
} );

describe( 'the front page’s description', () => {
	const description = () =>
		screen.getByRole( 'textbox', { name: 'Front page meta description' } );

	it( 'B277 B355: says up to 160, and is saved', async () => {
		const { user, posts } = render();
		expect( description() ).toHaveAccessibleDescription( /up to 160/ );
		await user.type( description(), 'Walks.' );
		await user.click( save() ?? document.body );
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{ advanced_seo_front_page_description: 'Walks.' },
			] )
		);
	} );

	it( 'B274 B275 B276: counts, warns above 159, and flags at 300', () => {
		render();
		const write = ( length: number ) =>
			fireEvent.change( description(), {
				target: { value: 'x'.repeat( length ) },
			} );
		write( 159 );
		expect( screen.getByText( '159 of 300 characters' ) ).toBeVisible();
		expect( screen.queryByText( /Longer than/ ) ).toBeNull();
		write( 160 );
		expect( screen.getByText( /Longer than/ ) ).toBeVisible();
		write( 301 );
		expect( screen.getByText( '300 of 300 characters' ) ).toBeVisible();
		expect(
			screen.getByText( 'Maximum characters reached.' )
		).toBeVisible();
	} );
} );

it( 'B273: the previews show what is typed, for Google, Facebook and Twitter', async () => {
	const { user } = render();
	const previews = () =>
		screen
			.getAllByRole( 'figure' )
			.map( ( { textContent } ) => textContent );
	expect( previews() ).toEqual( [
		'Googlesite.testThe Slow RoadWalks',
		'Facebooksite.testThe Slow RoadWalks',
		'Twittersite.testThe Slow RoadWalks',
	] );
	await user.type( field( 'Front page' ), '!' );
	expect( previews()[ 0 ] ).toBe( 'Googlesite.testThe Slow Road!Walks' );
} );
