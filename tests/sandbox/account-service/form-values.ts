import { findProduct } from './catalog';
import { PatchError } from './merge';
import type { Store } from './store';

/** The handler of a form of the panel; throws a PatchError for invalid input. */
export type Action = ( store: Store, form: URLSearchParams ) => void;

export function text( form: URLSearchParams, name: string ): string {
	return ( form.get( name ) ?? '' ).trim();
}

/** Returns the slug; throws a PatchError if no product has it. */
export function product( slug: string ): string {
	if ( ! findProduct( slug ) ) {
		throw new PatchError( `No product is called “${ slug }”.` );
	}
	return slug;
}
