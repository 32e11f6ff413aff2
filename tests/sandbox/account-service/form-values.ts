import { findProduct } from './catalogue';
import { PatchError } from './merge';
import type { Store } from './store';

/** What a form of the panel does; throws a PatchError for what is wrong with it. */
export type Action = ( store: Store, form: URLSearchParams ) => void;

export function text( form: URLSearchParams, name: string ): string {
	return ( form.get( name ) ?? '' ).trim();
}

/** The slug, if something is called so. */
export function product( slug: string ): string {
	if ( ! findProduct( slug ) ) {
		throw new PatchError( `No product is called “${ slug }”.` );
	}
	return slug;
}
