import { render, screen } from '@testing-library/react';
import { PriceLabel } from './price-label';

it( 'A414: a yearly price is by the month, and says so', () => {
	render(
		<PriceLabel fullPrice={ 120 } introPrice={ null } currencyCode="USD" />
	);
	expect( screen.getByText( '$10.00' ) ).toBeVisible();
	expect( screen.getByText( '/month, paid yearly' ) ).toBeVisible();
} );
