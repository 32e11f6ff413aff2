import { waitFor } from '@testing-library/react';
import {
	renderSettings,
	switchNamed,
} from '../../../../tests/unit/settings-page';

// Some modules add toolbar items; toggling those would reload the page.
jest.mock( '../../../lib/wp-admin', () => ( {
	...jest.requireActual< object >( '../../../lib/wp-admin' ),
	reloadPage: jest.fn(),
} ) );

type Row = readonly [
	title: string,
	section: string,
	label: string,
	/** The settings saved when the toggle is turned on; null: only the module. */
	patch: Readonly< Record< string, unknown > > | null,
];

const TOGGLES: readonly Row[] = [
	[
		'comments (B364)',
		'discussion',
		'Make the comment form friendlier',
		null,
	],
	[
		'gravatar-hovercards (B365)',
		'discussion',
		'Profile cards',
		{ 'gravatar-hovercards': true, gravatar_disable_hovercards: 'enabled' },
	],
	[
		'markdown (B366)',
		'writing',
		'Write posts and pages in Markdown',
		{
			markdown: true,
			wpcom_publish_posts_with_markdown: true,
			wpcom_publish_comments_with_markdown: false,
		},
	],
	[ 'comment-likes (B367)', 'discussion', 'Let readers like comments', null ],
	[
		'subscriptions (B368)',
		'discussion',
		'Let readers follow by email',
		null,
	],
	[ 'copy-post (B369)', 'writing', 'Copy posts and pages', null ],
	[ 'latex (B370)', 'writing', 'Write formulas in LaTeX', null ],
	[ 'shortcodes (B371)', 'writing', 'Embed media with shortcodes', null ],
	[
		'blocks (B372)',
		'writing',
		'Blocks for the editor',
		{ jetpack_blocks_disabled: false },
	],
	[ 'widgets (B373)', 'writing', 'Add more widgets', null ],
	[
		'widget-visibility (B374)',
		'writing',
		'Choose where widgets and blocks appear',
		null,
	],
	[ 'masterbar (B375)', 'writing', 'Use Jetpack’s toolbar', null ],
	[ 'custom-css (B378)', 'writing', 'Enhance CSS customization', null ],
];

describe( 'a module’s switch', () => {
	it.each< Row >( TOGGLES )( '%s', async ( title, section, label, patch ) => {
		const slug = title.split( ' ' )[ 0 ] ?? '';
		const { user, posts } = renderSettings( section, {
			modules: { [ slug ]: {} },
			settings: { jetpack_blocks_disabled: true },
		} );
		expect( switchNamed( label ) ).not.toBeChecked();
		await user.click( switchNamed( label ) );
		await waitFor( () =>
			expect( posts() ).toEqual( [ patch ?? { [ slug ]: true } ] )
		);
		expect( switchNamed( label ) ).toBeChecked();
	} );
} );
