/** Ends a `switch` over a union: a case that was forgotten doesn't compile. */
export function assertNever( value: never ): never {
	throw new Error( `Unexpected value: ${ JSON.stringify( value ) }` );
}
