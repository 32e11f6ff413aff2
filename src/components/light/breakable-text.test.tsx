import { render } from '@testing-library/react';
import { BreakableText } from './breakable-text';

it( 'wraps a constant’s name after underscores only', () => {
	const { container } = render(
		<BreakableText text="Set WP_DEBUG to true." />
	);
	expect( container.innerHTML ).toBe( 'Set WP_<wbr>DEBUG to true.' );
} );
