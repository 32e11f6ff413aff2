import { screen } from '@testing-library/react';
import {
	CONNECTED,
	ON,
	renderSettings,
} from '../../../../tests/unit/settings-page';

it.each( [
	[ 'links to the list of likes', ON, [ 'jetpack-likes' ], 1 ],
	[ 'has no link while likes are off', {}, [ 'jetpack-likes' ], 0 ],
	[ 'has no link for users who can’t open the list', ON, [], 0 ],
] )( 'the card of likes %s', ( _, likes, adminPages, links ) => {
	renderSettings( 'sharing', {
		modules: { likes },
		state: { ...CONNECTED, adminPages },
	} );
	expect(
		screen.queryAllByRole( 'link', { name: 'See who liked your posts' } )
	).toHaveLength( links );
} );
