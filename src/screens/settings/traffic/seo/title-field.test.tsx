import { render, screen } from '@testing-library/react';
import { TitleField } from './title-field';

const show = ( value: string ) =>
	render(
		<TitleField
			pageType="posts"
			value={ value }
			values={ {} }
			disabledReason={ false }
			onChange={ () => {} }
		/>
	);

it( 'shows the limit near its end, with tokens as the server counts them', () => {
	// 'post_title' and the text; the server gets no brackets.
	const { rerender } = show( `[post_title]${ 'x'.repeat( 490 ) }` );
	expect( screen.getAllByText( '500 of 500 characters' )[ 0 ] ).toBeVisible();
	rerender( <></> );
	show( 'Short [post_title]' );
	expect( screen.queryByText( /of 500 characters/ ) ).toBeNull();
} );
