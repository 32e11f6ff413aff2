import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now';

const DAY_MS = 24 * 60 * 60 * 1000;

it( 'C044: knows the time on return to the tab, though timers were stopped overnight', () => {
	const evening = Date.UTC( 2026, 10, 20, 22 );
	const clock = jest.spyOn( Date, 'now' ).mockReturnValue( evening );
	const { result, unmount } = renderHook( () => useNow( DAY_MS ) );
	expect( result.current ).toBe( evening );
	clock.mockReturnValue( evening + DAY_MS / 2 );
	act( () => void document.dispatchEvent( new Event( 'visibilitychange' ) ) );
	expect( result.current ).toBe( evening + DAY_MS / 2 );
	unmount();
	clock.mockRestore();
} );
