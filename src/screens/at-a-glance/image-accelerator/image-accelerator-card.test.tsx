import { screen, waitFor } from '@testing-library/react';
import { mockNetwork, json } from '../../../api/network.fixture';
import { makeModule } from '../../../api/page-data.fixture';
import {
	cardOf,
	inCard,
	MODULES,
	renderCards,
} from '../sections/performance.fixture';

it( 'A105 A275: its link activates the module photon', async () => {
	const calls = mockNetwork( () => json( { code: 'success' } ) );
	const { user } = renderCards();
	await user.click(
		inCard( 'Image Accelerator' ).getByRole( 'button', {
			name: 'Activate',
		} )
	);
	expect( calls[ 0 ]?.url.pathname ).toBe(
		'/wp-json/jetpack/v4/module/photon/active'
	);
	expect( calls[ 0 ]?.body ).toEqual( { active: true } );
	await waitFor( () =>
		expect( cardOf( 'Image Accelerator' ) ).toHaveTextContent(
			'Your images are resized'
		)
	);
	expect(
		screen.getByRole( 'heading', { name: 'Image Accelerator' } )
	).toHaveFocus();
} );

it( 'a module that can’t be activated says why, in the notices', async () => {
	mockNetwork( () =>
		json( { code: 'not_supported', message: 'Not here.' }, 424 )
	);
	const { user, store } = renderCards();
	await user.click(
		inCard( 'Image Accelerator' ).getByRole( 'button', {
			name: 'Activate',
		} )
	);
	await waitFor( () =>
		expect( store.getState().notices.items[ 0 ]?.text ).toContain(
			'Not here.'
		)
	);
} );

it( 'shows what the copies of images, scripts and styles save', () => {
	renderCards( {
		getModules: {
			...MODULES,
			photon: {
				...MODULES.photon,
				activated: true,
				extra: { copies: '3 images.' },
			},
			'photon-cdn': makeModule( 'photon-cdn', {
				activated: true,
				extra: { copies: '4 scripts.' },
			} ),
		},
	} );
	expect( cardOf( 'Image Accelerator' ) ).toHaveTextContent(
		'3 images. 4 scripts.'
	);
} );

it( 'with scripts and styles alone, it is on, shows what they save, and can add images', async () => {
	const calls = mockNetwork( () => json( { code: 'success' } ) );
	const { user } = renderCards( {
		getModules: {
			...MODULES,
			'photon-cdn': makeModule( 'photon-cdn', {
				activated: true,
				extra: { copies: '4 scripts.' },
			} ),
		},
	} );
	const card = cardOf( 'Image Accelerator' );
	expect( card ).toHaveTextContent( /On.*original size\..*4 scripts\./ );
	await user.click(
		inCard( 'Image Accelerator' ).getByRole( 'button', {
			name: 'Speed up images',
		} )
	);
	expect( calls[ 0 ]?.url.pathname ).toBe(
		'/wp-json/jetpack/v4/module/photon/active'
	);
	await waitFor( () =>
		expect( card ).toHaveTextContent( 'Your images are resized' )
	);
} );

it( 'with images alone, it can add scripts and styles', async () => {
	const calls = mockNetwork( () => json( { code: 'success' } ) );
	const { user } = renderCards( {
		getModules: {
			...MODULES,
			photon: { ...MODULES.photon, activated: true },
			'photon-cdn': makeModule( 'photon-cdn' ),
		},
	} );
	await user.click(
		inCard( 'Image Accelerator' ).getByRole( 'button', {
			name: 'Speed up static files',
		} )
	);
	expect( calls[ 0 ]?.url.pathname ).toBe(
		'/wp-json/jetpack/v4/module/photon-cdn/active'
	);
	await waitFor( () =>
		expect(
			inCard( 'Image Accelerator' ).queryByRole( 'button' )
		).toBeNull()
	);
} );
