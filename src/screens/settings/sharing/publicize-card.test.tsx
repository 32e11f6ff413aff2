import { screen } from '@testing-library/react';
import {
	CONNECTED,
	ON,
	renderSettings,
} from '../../../../tests/unit/settings-page';

it.each( [
	[ 'links to the site’s connections', ON, [ 'jetpack-publicize' ], 1 ],
	[ 'has no link while it is off', {}, [ 'jetpack-publicize' ], 0 ],
	[ 'has no link for users who can’t open them', ON, [], 0 ],
] )( 'the card of publicize %s', ( _, publicize, adminPages, links ) => {
	renderSettings( 'sharing', {
		modules: { publicize },
		state: { ...CONNECTED, adminPages },
	} );
	expect(
		screen.queryAllByRole( 'link', {
			name: 'Connect Mastodon, Bluesky or a webhook',
		} )
	).toHaveLength( links );
} );

it.each( [
	[
		CONNECTED,
		'Posts are shared only to the accounts that are connected there, not to the social connections of your user account.',
	],
	// In local mode.
	[ {}, 'Posts are shared to the accounts that are connected there.' ],
] )( 'the card of publicize says which accounts get posts', ( site, text ) => {
	renderSettings( 'sharing', {
		modules: { publicize: ON },
		state: { ...site, adminPages: [ 'jetpack-publicize' ] },
	} );
	expect( screen.getByText( text, { exact: false } ) ).toBeVisible();
} );
