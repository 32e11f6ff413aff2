import { screen, waitFor, within } from '@testing-library/react';
import { EDITOR } from '../../../api/page-data.fixture';
import {
	cardNamed,
	cardNames,
	CONNECTED,
	ON,
	renderSettings,
	switchNamed,
} from '../../../../tests/unit/settings-page';
import { unfoldFields } from '../../../../tests/unit/unfold-fields';

const EVERY_MODULE = Object.fromEntries(
	[
		'carousel',
		'markdown',
		'copy-post',
		'custom-content-types',
		'infinite-scroll',
		'custom-css',
		'widgets',
		'widget-visibility',
		'post-by-email',
		'masterbar',
	].map( ( slug ) => [ slug, {} ] )
);
const SUPPORTING_THEME = {
	...CONNECTED,
	themeData: {
		name: 'Twenty',
		hasUpdate: false,
		support: { 'infinite-scroll': true },
	},
};
const AN_EDITOR = { ...CONNECTED, userData: EDITOR };

describe( 'the Writing page', () => {
	it.each( [
		[ 'Media carousel', 'B205' ],
		[ 'Composing', 'B206' ],
		[ 'Custom content types', 'B207' ],
		[ 'Theme enhancements', 'B208' ],
		[ 'Widgets', 'B209' ],
		[ 'Post by email', 'B210' ],
		[ 'Toolbar', 'B211' ],
	] )( 'has a card %s (%s)', ( name ) => {
		renderSettings( 'writing', { modules: EVERY_MODULE } );
		expect( cardNamed( name ) ).toBeVisible();
	} );

	it( 'shows editors their own address and what they may write with, and nothing else (B213, B214)', () => {
		renderSettings( 'writing', {
			modules: { ...EVERY_MODULE, 'post-by-email': ON },
			state: AN_EDITOR,
		} );
		expect( cardNames() ).toEqual( [ 'Composing', 'Post by email' ] );
	} );

	it( 'has no Post by email card for editors while the module is off (B214)', () => {
		renderSettings( 'writing', {
			modules: EVERY_MODULE,
			state: AN_EDITOR,
		} );
		expect( cardNames() ).toEqual( [ 'Composing' ] );
	} );
} );

describe( 'the media carousel', () => {
	it( 'B233 has the options exif, comments and color scheme', async () => {
		const { user, posts } = renderSettings( 'writing', {
			modules: {
				carousel: {
					...ON,
					options: {
						carousel_background_color: {
							current_value: 'black',
							enum_labels: { black: 'Black', white: 'White' },
						},
					},
				},
			},
			settings: {
				carousel_display_exif: false,
				carousel_display_comments: true,
				carousel_background_color: 'black',
			},
		} );
		const comments = switchNamed( 'Show comments' );
		expect( comments ).toBeChecked();
		await user.click( switchNamed( 'Show camera data (Exif)' ) );
		await waitFor( () =>
			expect( comments ).not.toHaveAttribute( 'aria-disabled' )
		);
		await user.click( comments );
		await waitFor( () => expect( comments ).not.toBeChecked() );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Color scheme' } ),
			'White'
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{ carousel_display_exif: true },
				{ carousel_display_comments: false },
				{ carousel_background_color: 'white' },
			] )
		);
	} );
} );

describe( 'composing', () => {
	it( 'B224 posts the comments option with the posts option when it is turned off', async () => {
		const { user, posts } = renderSettings( 'writing', {
			modules: { markdown: ON },
			settings: { wpcom_publish_posts_with_markdown: true },
		} );
		await user.click( switchNamed( 'Write posts and pages in Markdown' ) );
		await waitFor( () =>
			expect(
				switchNamed( 'Write posts and pages in Markdown' )
			).not.toBeChecked()
		);
		expect( posts() ).toEqual( [
			{
				wpcom_publish_posts_with_markdown: false,
				wpcom_publish_comments_with_markdown: true,
			},
		] );
	} );

	it( 'lists the active tools for editors, to read', () => {
		renderSettings( 'writing', {
			modules: {
				'copy-post': { ...ON, name: 'Copy post' },
				latex: { name: 'Beautiful math' },
			},
			state: AN_EDITOR,
		} );
		const card = within( cardNamed( 'Composing' ) );
		expect( card.getByText( 'Copy post' ) ).toBeVisible();
		expect( card.queryByText( 'Beautiful math' ) ).toBeNull();
		expect( card.queryByRole( 'switch' ) ).toBeNull();
	} );

	it( 'B212 tells users without tools that an administrator can enable them', () => {
		renderSettings( 'writing', {
			modules: { latex: {} },
			state: AN_EDITOR,
		} );
		expect( cardNamed( 'Composing' ) ).toHaveTextContent(
			'Writing tools will be shown here when an administrator enables them.'
		);
	} );

	it( 'switches the blocks off by their inverted option', async () => {
		const { user, posts } = renderSettings( 'writing', {
			modules: { blocks: {} },
			settings: { jetpack_blocks_disabled: false },
		} );
		expect( switchNamed( 'Blocks for the editor' ) ).toBeChecked();
		await user.click( switchNamed( 'Blocks for the editor' ) );
		await waitFor( () =>
			expect( switchNamed( 'Blocks for the editor' ) ).not.toBeChecked()
		);
		expect( posts() ).toEqual( [ { jetpack_blocks_disabled: true } ] );
	} );

	it( 'says why there are no blocks', () => {
		renderSettings( 'writing', {
			modules: {
				blocks: { available: false, unavailable_reason: 'Not yet.' },
			},
		} );
		expect(
			switchNamed( 'Blocks for the editor' )
		).toHaveAccessibleDescription( expect.stringContaining( 'Not yet.' ) );
		expect( screen.getByText( 'Not yet.' ) ).not.toHaveRole( 'tooltip' );
	} );
} );

describe( 'theme enhancements', () => {
	it( 'B225 has three modes, and saves the chosen one with the button', async () => {
		const { user, posts } = renderSettings( 'writing', {
			modules: { 'infinite-scroll': {} },
			settings: { infinite_scroll: true },
			state: SUPPORTING_THEME,
		} );
		const radios = screen.getAllByRole( 'radio' );
		expect( radios ).toHaveLength( 3 );
		expect(
			screen.getByRole( 'radio', { name: 'Use the theme’s default' } )
		).toBeChecked();
		await user.click(
			screen.getByRole( 'radio', {
				name: 'Load older posts with a button',
			} )
		);
		expect( posts() ).toEqual( [] );
		await user.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{ 'infinite-scroll': true, infinite_scroll: false },
			] )
		);
	} );

	it( 'has no draft once the stored value is chosen again (B429)', async () => {
		const { user } = renderSettings( 'writing', {
			modules: { 'infinite-scroll': ON },
			settings: { infinite_scroll: true },
			state: SUPPORTING_THEME,
		} );
		const save = screen.getByRole( 'button', { name: 'Save settings' } );
		await user.click(
			screen.getByRole( 'radio', { name: 'Use the theme’s default' } )
		);
		expect( save ).not.toHaveAttribute( 'aria-disabled' );
		await user.click(
			screen.getByRole( 'radio', {
				name: 'Load older posts as visitors scroll',
			} )
		);
		expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'B231 says ‘Theme support required.’ in place of the modes', () => {
		renderSettings( 'writing', { modules: { 'infinite-scroll': {} } } );
		expect( screen.getByText( 'Theme support required.' ) ).toBeVisible();
		expect( screen.queryByRole( 'radio' ) ).toBeNull();
	} );

	it( 'B232 has a custom CSS toggle, and links to the Customizer', async () => {
		const { user, posts } = renderSettings( 'writing', {
			modules: { 'custom-css': {} },
		} );
		await user.click( switchNamed( 'Enhance CSS customization' ) );
		await waitFor( () =>
			expect( posts() ).toEqual( [ { 'custom-css': true } ] )
		);
		expect(
			screen.getByRole( 'link', { name: 'Write CSS in the Customizer' } )
		).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/customize.php?autofocus[section]=custom_css'
		);
	} );

	it( 'links to the Site Editor’s styles with a block theme', () => {
		renderSettings( 'writing', {
			modules: {
				'custom-css': { extra: { editor: 'site-editor' } },
			},
		} );
		unfoldFields();
		expect(
			screen.getByRole( 'link', { name: /Site Editor’s styles/ } )
		).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/site-editor.php?path=%2Fwp_global_styles'
		);
		expect(
			screen.getByRole( 'link', { name: /content width/ } )
		).toHaveAttribute( 'href', expect.stringContaining( 'customize.php' ) );
	} );
} );
