import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { __ } from '@wordpress/i18n';
import { Suspense } from 'react';
import { mockNetwork, json, noResponse } from '../api/network.fixture';
import { ErrorBoundary } from '../components/light/error-boundary';
import { configureChunks, lazyScreen } from './lazy-chunk';

function Greeting( { name }: { name: string } ) {
	return <p>{ `${ __( 'Hello', 'jetpack-dashboard' ) } ${ name }` }</p>;
}

function show(
	LazyGreeting:
		| typeof Greeting
		| ReturnType< typeof lazyScreen< { name: string } > >
) {
	render(
		<ErrorBoundary variant="screen" name="Greeting">
			<Suspense fallback="Loading…">
				<LazyGreeting name="Marta" />
			</Suspense>
		</ErrorBoundary>
	);
}

it( 'a lazy screen comes with its translations', async () => {
	configureChunks( {
		'build/chunks/greeting.js': 'http://site.test/greeting.json',
	} );
	const calls = mockNetwork( () =>
		json( { locale_data: { messages: { '': {}, Hello: [ 'Hallo' ] } } } )
	);
	show( lazyScreen( 'greeting', () => Promise.resolve( Greeting ) ) );
	expect( screen.getByText( 'Loading…' ) ).toBeInTheDocument();
	expect( await screen.findByText( 'Hallo Marta' ) ).toBeInTheDocument();
	expect( calls ).toHaveLength( 1 );
} );

it( 'a lazy screen comes without them rather than not at all', async () => {
	configureChunks( {
		'build/chunks/greeting.js': 'http://site.test/greeting.json',
	} );
	mockNetwork( () => new Error( 'no network' ) );
	show( lazyScreen( 'greeting', () => Promise.resolve( Greeting ) ) );
	expect( await screen.findByText( /Marta$/ ) ).toBeInTheDocument();
} );

it( 'a lazy screen waits 10 s for them and no longer', async () => {
	jest.useFakeTimers();
	configureChunks( {
		'build/chunks/greeting.js': 'http://site.test/greeting.json',
	} );
	mockNetwork( noResponse );
	show( lazyScreen( 'greeting', () => Promise.resolve( Greeting ) ) );
	await act( () => jest.advanceTimersByTimeAsync( 9_999 ) );
	expect( screen.queryByText( /Marta$/ ) ).not.toBeInTheDocument();
	await act( () => jest.advanceTimersByTimeAsync( 1 ) );
	expect( screen.getByText( /Marta$/ ) ).toBeVisible();
	jest.useRealTimers();
} );

it( 'a chunk that failed to load is loaded again by “Try again”', async () => {
	jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	configureChunks( {} );
	const load = jest
		.fn< Promise< typeof Greeting >, [] >()
		.mockRejectedValueOnce( new Error( 'Loading chunk failed' ) )
		.mockResolvedValue( Greeting );
	show( lazyScreen( 'greeting', load ) );
	const tryAgain = await screen.findByRole( 'button', {
		name: /Try again/,
	} );
	expect( load ).toHaveBeenCalledTimes( 1 );
	await userEvent.click( tryAgain );
	expect( await screen.findByText( /Marta$/ ) ).toBeInTheDocument();
	expect( load ).toHaveBeenCalledTimes( 2 );
} );
