import type { PartState } from '../../state/site/types';

export type PartResult< T > =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	| { readonly kind: 'known'; readonly data: T };

/** The part's data for display; stale data is still shown. */
export function readPart< T >( part: PartState< T > ): PartResult< T > {
	switch ( part.kind ) {
		case 'ready':
		case 'stale':
			return { kind: 'known', data: part.data };
		default:
			return { kind: part.kind };
	}
}
