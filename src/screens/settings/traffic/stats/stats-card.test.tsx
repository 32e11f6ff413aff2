import { screen, waitFor, within } from '@testing-library/react';
import { makeConnectionStatus } from '../../../../api/page-data.fixture';
import {
	cardNamed,
	CONNECTED,
	ON,
	renderSettings,
	switchNamed,
} from '../../../../../tests/unit/settings-page';

const SETTINGS = {
	roles: [ 'administrator' ],
	count_roles: [],
	admin_bar: true,
};

type Page = Parameters< typeof renderSettings >[ 1 ];

const render = (
	stats: Page[ 'modules' ][ string ],
	more: Partial< Page > = {}
) =>
	renderSettings( 'traffic', {
		modules: { stats },
		settings: SETTINGS,
		...more,
	} );

describe( 'Site stats', () => {
	const boxes = ( group: RegExp ) =>
		within( screen.getByRole( 'group', { name: group } ) ).getAllByRole(
			'checkbox'
		);

	it( 'B299 B358: saves the chart of the admin bar at once', async () => {
		const { user, posts } = render( ON );
		await user.click( switchNamed( /admin bar/ ) );
		await waitFor( () =>
			expect( posts() ).toEqual( [ { admin_bar: false } ] )
		);
	} );

	it( 'B300 B301: saves the roles that are counted and that can see the reports', async () => {
		const { user, posts } = render( ON );
		expect( boxes( /^Count/ ) ).toHaveLength( 5 );
		expect( boxes( /^Allow/ ) ).toHaveLength( 5 );
		await user.click( boxes( /^Count/ )[ 0 ] ?? document.body );
		await user.click( boxes( /^Allow/ )[ 1 ] ?? document.body );
		await user.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () => expect( posts() ).toHaveLength( 1 ) );
		expect( posts()[ 0 ] ).toEqual( {
			count_roles: [ 'administrator' ],
			roles: [ 'administrator', 'editor' ],
		} );
	} );

	it( 'B302: administrators can’t be unchecked, and it says why', async () => {
		const { user } = render( ON, {
			settings: { ...SETTINGS, roles: [ 'editor' ] },
		} );
		const [ administrator ] = boxes( /^Allow/ );
		expect( administrator ).toBeChecked();
		expect( administrator ).toHaveAccessibleDescription(
			'Administrators can always view the reports.'
		);
		await user.click( administrator ?? document.body );
		expect( administrator ).toBeChecked();
	} );

	it( 'B303: off, Activate switches it on, and the title takes the focus', async () => {
		const { user, posts } = render( {} );
		await user.click( screen.getByRole( 'button', { name: 'Activate' } ) );
		await waitFor( () =>
			expect( switchNamed( 'Count visits' ) ).toBeChecked()
		);
		expect( posts() ).toEqual( [ { stats: true } ] );
		expect(
			screen.getByRole( 'heading', { name: 'Site stats' } )
		).toHaveFocus();
	} );

	it( 'B304: off and offline it says so', () => {
		render(
			{ requires_connection: true },
			{
				state: {
					...CONNECTED,
					connectionStatus: makeConnectionStatus( {
						offlineMode: {
							isActive: true,
							constant: true,
							url: false,
							filter: false,
							wpLocalConstant: false,
						},
					} ),
				},
			}
		);
		expect(
			within( cardNamed( 'Site stats' ) ).getByText(
				'Unavailable in Offline Mode'
			)
		).toBeInTheDocument();
		expect(
			screen.queryByRole( 'button', { name: 'Activate' } )
		).toBeNull();
	} );
} );
