import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

it.each( [
	[ 'success', 'Success:' ],
	[ 'error', 'Error:' ],
	[ 'info', 'Note:' ],
	[ 'warning', 'Warning:' ],
] as const )(
	'C213: a notice of status %s has its class, and says so',
	( status, word ) => {
		const { container } = render(
			<Notice status={ status }>Text.</Notice>
		);
		expect( container.firstElementChild ).toHaveClass( `is-${ status }` );
		expect( screen.getByText( word ) ).toBeInTheDocument();
	}
);
