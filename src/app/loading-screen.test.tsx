import { render, screen } from '@testing-library/react';
import { LoadingScreen } from './loading-screen';

it( 'a screen that loads says so (A408)', () => {
	render( <LoadingScreen /> );
	expect( screen.getByText( 'Loading…' ) ).toBeInTheDocument();
} );
