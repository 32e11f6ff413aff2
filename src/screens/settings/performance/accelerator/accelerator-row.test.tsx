import { waitFor } from '@testing-library/react';
import { json } from '../../../../api/network.fixture';
import {
	cardNames,
	ON,
	renderSettings,
	switchNamed,
} from '../../../../../tests/unit/settings-page';

const MODULES = { photon: {}, 'photon-cdn': {}, 'tiled-gallery': {} };
const ALL_ON = { photon: ON, 'photon-cdn': ON, 'tiled-gallery': ON };

const accelerator = () => switchNamed( 'Enable site accelerator' );

/** A POST response that the test resolves manually. */
function heldAnswer() {
	let respond: ( response: Response ) => void = () => {};
	const response = new Promise< Response >( ( resolve ) => {
		respond = resolve;
	} );
	return {
		onPost: () => response,
		respond: ( given: Response ) => respond( given ),
	};
}

const texts = ( { store }: ReturnType< typeof renderSettings > ) =>
	store.getState().notices.items.map( ( { text } ) => text );

it.each( [
	[
		'B194 C320 C322 on',
		MODULES,
		'Enabling Site accelerator…',
		'Site accelerator is now speeding up your site!',
	],
	[
		'B195 C319 C321 off',
		ALL_ON,
		'Disabling site accelerator…',
		'Site accelerator is no longer speeding up your site!',
	],
] )(
	'%s: what it says (B196, B197)',
	async ( _title, modules, progress, success ) => {
		const held = heldAnswer();
		const page = renderSettings( 'performance', { modules, ...held } );
		await page.user.click( accelerator() );
		expect( texts( page ) ).toEqual( [ progress ] );
		held.respond( json( { code: 'success', message: '' } ) );
		await waitFor( () => expect( texts( page ) ).toEqual( [ success ] ) );
	}
);

it.each( [
	[
		'B198 C324 on',
		MODULES,
		'Error enabling Site accelerator. some_updated',
	],
	[
		'B199 C323 off',
		ALL_ON,
		'Error disabling site accelerator. some_updated',
	],
] )( '%s fails with the error’s code', async ( _title, modules, failure ) => {
	const page = renderSettings( 'performance', {
		modules,
		onPost: () =>
			json( { code: 'some_updated', message: 'Not everything.' }, 400 ),
	} );
	await page.user.click( accelerator() );
	await waitFor( () => expect( texts( page ) ).toEqual( [ failure ] ) );
} );

it( 'B186 B192 C211 it switches images, files and galleries together', async () => {
	const page = renderSettings( 'performance', { modules: MODULES } );
	expect( accelerator() ).not.toBeChecked();
	await page.user.click( accelerator() );
	expect( page.posts() ).toEqual( [
		{
			photon: true,
			'photon-cdn': true,
			'tiled-gallery': true,
			tiled_galleries: true,
		},
	] );
	await waitFor( () => expect( accelerator() ).toBeChecked() );
	expect( switchNamed( 'Speed up images' ) ).toBeChecked();
	expect( switchNamed( 'Tiled galleries' ) ).toBeChecked();
} );

it( 'B191 B193 C254 what an administrator has disabled is left alone, and not shown', async () => {
	const page = renderSettings( 'performance', {
		modules: {
			...MODULES,
			'photon-cdn': { override: 'inactive' },
			'lazy-images': { override: 'inactive' },
		},
	} );
	expect( cardNames() ).toEqual( [ 'Site accelerator' ] );
	expect(
		page.queryByRole( 'switch', { name: 'Speed up static files' } )
	).toBeNull();
	await page.user.click( accelerator() );
	expect( page.posts() ).toEqual( [
		{ photon: true, 'tiled-gallery': true, tiled_galleries: true },
	] );
} );

it( 'one that can’t be switched says why', () => {
	renderSettings( 'performance', {
		modules: {
			photon: { available: false, unavailable_reason: 'Not yet.' },
		},
	} );
	expect( accelerator() ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( accelerator() ).toHaveAccessibleDescription( /Not yet\.$/ );
} );
