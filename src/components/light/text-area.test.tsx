import { render, screen } from '@testing-library/react';
import { TextArea } from './text-area';

it( 'is described by its error, its warning and its help', () => {
	render(
		<TextArea
			label="Allowed"
			value=""
			onChange={ () => {} }
			help="One per line."
			warning="Line 2 is odd."
			error="Line 3 is wrong."
		/>
	);
	const field = screen.getByRole( 'textbox', { name: 'Allowed' } );
	expect( field ).toHaveAccessibleDescription(
		'Line 3 is wrong. Line 2 is odd. One per line.'
	);
	expect( field ).toBeInvalid();
} );

it( 'announces an error that comes later, from a region that was there before', () => {
	const field = ( error?: string ) => (
		<TextArea
			label="Allowed"
			value=""
			onChange={ () => {} }
			error={ error }
		/>
	);
	const { rerender } = render( field() );
	const region = screen.getByRole( 'alert' );
	expect( region ).toBeEmptyDOMElement();
	rerender( field( 'Line 3 is wrong.' ) );
	expect( region ).toHaveTextContent( 'Line 3 is wrong.' );
} );
