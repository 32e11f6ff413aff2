import { screen, waitFor } from '@testing-library/react';
import { json } from '../../../../api/network.fixture';
import { makeModule } from '../../../../api/page-data.fixture';
import { getNotices } from '../../../../state/notices/selectors';
import type { AppStore } from '../../../../state/store';
import { ON, renderSettings } from '../../../../../tests/unit/settings-page';

const imagesLimit = () =>
	screen.queryByLabelText( 'Maximum disk space for image copies' );
const filesLimit = () =>
	screen.queryByLabelText(
		'Maximum disk space for copies of scripts and styles'
	);
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const cdn = () => screen.queryByLabelText( /^Address of your content/ );

it( 'shows what the copies of images save, their limit and the CDN', () => {
	renderSettings( 'performance', {
		modules: {
			photon: { ...ON, extra: { copies: '3 images.' } },
			'photon-cdn': { extra: { copies: '4 scripts.' } },
		},
	} );
	expect( screen.getByText( '3 images.' ) ).toBeVisible();
	expect( imagesLimit() ).toBeVisible();
	expect( cdn() ).toBeVisible();
	expect( screen.queryByText( '4 scripts.' ) ).toBeNull();
	expect( filesLimit() ).toBeNull();
} );

it( 'shows the same for scripts and styles', () => {
	renderSettings( 'performance', {
		modules: {
			photon: { extra: { copies: '3 images.' } },
			'photon-cdn': { ...ON, extra: { copies: '4 scripts.' } },
		},
	} );
	expect( screen.getByText( '4 scripts.' ) ).toBeVisible();
	expect( filesLimit() ).toBeVisible();
	expect( cdn() ).toBeVisible();
	expect( imagesLimit() ).toBeNull();
} );

const noticesIn = ( store: AppStore ) =>
	getNotices( store.getState() ).map( ( { text } ) => text );

const IMAGES = { ...ON, extra: { copies: '3 images.' } };

it( 'deletes the copies of one module, and shows its new figures', async () => {
	const posted: string[] = [];
	const page = renderSettings( 'performance', {
		modules: {
			photon: IMAGES,
			'photon-cdn': { ...ON, extra: { copies: '4 scripts.' } },
		},
		onPost: ( { url } ) => {
			posted.push( decodeURIComponent( url.href ) );
			return json( { code: 'success', message: '', data: {} } );
		},
		onGet: () =>
			json( {
				photon: makeModule( 'photon', {
					...ON,
					extra: { copies: 'No images.' },
				} ),
			} ),
	} );
	await page.user.click( button( 'Delete copies of images' ) );
	expect( await screen.findByText( 'No images.' ) ).toBeVisible();
	expect( posted ).toEqual( [
		expect.stringContaining( 'jetpack/v4/module/photon/empty' ),
	] );
	expect( page.posts() ).toEqual( [ { empty: true } ] );
	expect( screen.getByText( '4 scripts.' ) ).toBeVisible();
	expect( noticesIn( page.store ) ).toEqual( [
		expect.stringContaining( 'The copies were deleted.' ),
	] );
} );

it( 'says why copies could not be deleted, and shows what is left', async () => {
	const page = renderSettings( 'performance', {
		modules: { photon: IMAGES },
		onPost: () =>
			json( { code: 'no', message: 'The disk is locked.' }, 500 ),
		onGet: () => json( { photon: makeModule( 'photon', IMAGES ) } ),
	} );
	await page.user.click( button( 'Delete copies of images' ) );
	await waitFor( () =>
		expect( noticesIn( page.store ) ).toEqual( [
			'The copies could not be deleted. The disk is locked. (Status 500)',
		] )
	);
	expect( screen.getByText( '3 images.' ) ).toBeVisible();
} );

it( 'hides them while both are off', () => {
	renderSettings( 'performance', {
		modules: {
			photon: { extra: { copies: '3 images.' } },
			'photon-cdn': { extra: { copies: '4 scripts.' } },
		},
	} );
	expect( screen.queryByText( /^\d / ) ).toBeNull();
	expect( imagesLimit() ).toBeNull();
	expect( filesLimit() ).toBeNull();
	expect( cdn() ).toBeNull();
} );
