import { screen, waitFor } from '@testing-library/react';
import {
	ON,
	renderSettings,
	switchNamed,
} from '../../../../tests/unit/settings-page';
import { unfoldFields } from '../../../../tests/unit/unfold-fields';
import { SECTIONS } from '../outline';

const withSwitch = ( slug: string ) => ( {
	...ON,
	options: {
		[ `test_${ slug }` ]: {
			description: `Switch of ${ slug }`,
			type: 'boolean',
			current_value: false,
			control: 'switch',
			help: `Help of ${ slug }`,
		},
	},
} );

/** Cards that don't contain the module's toggle. */
const WITHOUT_SWITCH = [ 'vaultpress', 'blocks', 'infinite-scroll' ];

it.each(
	Object.values( SECTIONS ).map( ( { slug, cards } ) => [ slug, cards ] )
)(
	'%s: the cards show the switches that PHP declares for their modules',
	( section, cards ) => {
		const slugs = Object.values( cards )
			.flatMap( ( { modules } ): readonly string[] => modules )
			.filter( ( slug ) => ! WITHOUT_SWITCH.includes( slug ) );
		renderSettings( section, {
			modules: Object.fromEntries(
				slugs.map( ( slug ) => [ slug, withSwitch( slug ) ] )
			),
		} );
		unfoldFields();
		expect(
			slugs.filter(
				( slug ) =>
					screen.queryAllByRole( 'switch', {
						name: `Switch of ${ slug }`,
					} ).length === 0
			)
		).toEqual( [] );
	}
);

it( 'saves the setting at once', async () => {
	const { user, posts } = renderSettings( 'writing', {
		modules: { carousel: withSwitch( 'carousel' ) },
		settings: { test_carousel: false },
	} );
	const control = switchNamed( 'Switch of carousel' );
	expect( control ).toHaveAccessibleDescription( 'Help of carousel' );
	await user.click( control );
	await waitFor( () => expect( control ).toBeChecked() );
	expect( posts() ).toEqual( [ { test_carousel: true } ] );
} );

it( 'gives the reason while the module is off', () => {
	renderSettings( 'writing', {
		modules: {
			carousel: { ...withSwitch( 'carousel' ), activated: false },
		},
	} );
	unfoldFields();
	const control = switchNamed( 'Switch of carousel' );
	expect( control ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( control ).toHaveAccessibleDescription(
		/Turn on carousel to change this/
	);
} );
