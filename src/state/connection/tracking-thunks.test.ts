/** @jest-environment ./tools/jest/browser-environment.js */
import { waitFor } from '@testing-library/react';
import { deferred, mockNetwork, json } from '../../api/network.fixture';
import { getNotices } from '../notices/selectors';
import { CONNECTED_SITE, openStore } from './connection.fixture';
import {
	getConnectionRequest,
	getTrackingSettings,
	isSavingTracking,
} from './selectors';
import { fetchTrackingSettings, updateTrackingSettings } from './thunks';

it( 'tracking settings are fetched, with a flag meanwhile (B446, B537)', async () => {
	const response = deferred< Response >();
	mockNetwork( () => response.promise );
	const store = openStore( CONNECTED_SITE );
	const read = store.dispatch( fetchTrackingSettings() );
	expect( getTrackingSettings( store.getState() ) ).toBeNull();
	expect(
		getConnectionRequest( store.getState(), 'fetch-tracking' ).kind
	).toBe( 'pending' );
	response.resolve( json( { tracks_opt_out: true } ) );
	await read;
	expect( getTrackingSettings( store.getState() ) ).toEqual( {
		isOptedOut: true,
	} );
} );

it( 'updating them says so while it lasts, and for 2 s when it is done (B447, B448)', async () => {
	const response = deferred< Response >();
	mockNetwork( () => response.promise );
	const store = openStore( CONNECTED_SITE );
	const save = store.dispatch( updateTrackingSettings( true ) );
	expect( isSavingTracking( store.getState() ) ).toBe( true );
	expect( getNotices( store.getState() ) ).toMatchObject( [
		{ status: 'info', text: 'Updating privacy settings…' },
	] );
	response.resolve( json( { tracks_opt_out: true } ) );
	await save;
	await waitFor( () =>
		expect( getNotices( store.getState() ) ).toMatchObject( [
			{
				status: 'success',
				text: 'Updated privacy settings.',
				duration: 2000,
			},
		] )
	);
	expect( getTrackingSettings( store.getState() )?.isOptedOut ).toBe( true );
} );

it( 'a failed update shows an error, and keeps the stored value (B565)', async () => {
	mockNetwork( ( { method } ) =>
		method === 'POST'
			? json( { code: 'odd', message: 'No room.' }, 500 )
			: json( { tracks_opt_out: false } )
	);
	const store = openStore( CONNECTED_SITE );
	await store.dispatch( fetchTrackingSettings() );
	await store.dispatch( updateTrackingSettings( true ) );
	expect( getNotices( store.getState() ) ).toMatchObject( [
		{
			status: 'error',
			text: 'Error updating privacy settings. No room. (Status 500)',
		},
	] );
	expect( getTrackingSettings( store.getState() )?.isOptedOut ).toBe( false );
} );
