import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button';

const TEXT = 'http://site.test/sitemap.xml';

function setClipboard( writeText: ( text: string ) => Promise< void > ) {
	Object.defineProperty( window.navigator, 'clipboard', {
		configurable: true,
		value: { writeText },
	} );
}

async function press() {
	await act( async () => {
		fireEvent.click( screen.getByRole( 'button' ) );
		await Promise.resolve();
	} );
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( window.navigator, 'clipboard' );
} );

it( 'A194 A416: it says ‘copied’ for four seconds', async () => {
	const written: string[] = [];
	setClipboard( async ( text ) => void written.push( text ) );
	render( <CopyButton text={ TEXT } label="Copy the address" /> );
	await press();
	expect( written ).toEqual( [ TEXT ] );
	expect( screen.getByRole( 'button' ) ).toHaveTextContent( 'Copied' );
	act( () => jest.advanceTimersByTime( 3999 ) );
	expect( screen.getByRole( 'button' ) ).toHaveTextContent( 'Copied' );
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( screen.getByRole( 'button' ) ).toHaveTextContent(
		'Copy the address'
	);
} );

it.each( [
	[
		'refuses',
		() => setClipboard( () => Promise.reject( new Error( 'No.' ) ) ),
	],
	[ 'has no clipboard', () => {} ],
] )(
	'A195 A407: where the browser %s, a prompt shows the text',
	async ( _how, prepare ) => {
		prepare();
		const prompt = jest
			.spyOn( window, 'prompt' )
			.mockImplementation( () => null );
		render( <CopyButton text={ TEXT } label="Copy the address" /> );
		await press();
		expect( prompt ).toHaveBeenCalledWith( 'Copy the address', TEXT );
		expect( screen.getByRole( 'button' ) ).toHaveTextContent(
			'Copy the address'
		);
		prompt.mockRestore();
	}
);
