import { createElement, Fragment } from 'react';
import type { ElementType, Key, ReactElement } from 'react';

/**
 * What the build uses for JSX instead of WordPress's script of the same name,
 * which would be one more request before the first paint (docs/decisions/001).
 */
export function jsx(
	type: ElementType,
	props: object,
	key?: Key
): ReactElement {
	return createElement( type, key === undefined ? props : { ...props, key } );
}

export { Fragment, jsx as jsxs };
