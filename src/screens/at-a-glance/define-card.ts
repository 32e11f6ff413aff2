import { shallowEqual } from 'react-redux';
import type { PartName } from '../../api/dashboard';
import type { IconName } from '../../components/light/icon';
import type { RootState } from '../../state/store';

/** The card's state and the values that it shows. */
export interface CardView {
	/**
	 * A 'hidden' card isn't rendered. A 'needs-service' card is only named on
	 * its section's card for those. Shared kinds are defined in `common-
	 * content.tsx`.
	 */
	readonly kind: string;
}

/** Kinds that a card doesn't render itself. */
export type UnrenderedKind = 'hidden' | 'needs-service';

export function isRendered( { kind }: CardView ): boolean {
	return kind !== 'hidden' && kind !== 'needs-service';
}

/** The fields of each visible kind of view, without `kind` itself. */
type CardSamples< View extends CardView > = {
	readonly [ Kind in Exclude< View[ 'kind' ], UnrenderedKind > ]: Omit<
		Extract< View, { kind: Kind } >,
		'kind'
	>;
};

interface CardOptions< Input extends object, View extends CardView > {
	readonly slug: string;
	/** Also used in the error message shown if the card crashes. */
	readonly title: () => string;
	readonly icon: IconName;
	/**
	 * The parts of `GET dashboard` that it needs, requested while it is
	 * visible.
	 */
	readonly parts?: readonly PartName[];
	/** Spans both columns. */
	readonly isWide?: boolean;
	/** Everything that the view depends on. May return a new object each time. */
	readonly input: ( state: RootState ) => Input;
	readonly view: ( input: Input ) => View;
	/**
	 * Sample values for each visible kind of view, for the card gallery. Write
	 * `isDevelopment && { … }`, so that production builds don't contain them.
	 */
	readonly samples: false | NoInfer< CardSamples< View > >;
}

export interface CardDefinition< View extends CardView = CardView > {
	readonly slug: string;
	readonly title: () => string;
	readonly icon: IconName;
	readonly parts: readonly PartName[];
	readonly isWide: boolean;
	/** Memoized: returns the same object while the input is shallowly equal. */
	readonly getView: ( state: RootState ) => View;
	/** One view of each visible kind; empty in production builds. */
	readonly samples: readonly CardView[];
}

/** Defines a card of the dashboard, without its content: see `createCard()`. */
export function defineCard< Input extends object, View extends CardView >( {
	parts = [],
	isWide = false,
	input: getInput,
	view: computeView,
	samples,
	...identity
}: CardOptions< Input, View > ): CardDefinition< View > {
	let last: { state: RootState; input: Input; view: View } | null = null;
	return {
		...identity,
		parts,
		isWide,
		samples: Object.entries< object >( samples || {} ).map(
			( [ kind, fields ] ) => ( { kind, ...fields } )
		),
		getView( state ) {
			if ( last?.state === state ) {
				return last.view;
			}
			const input = getInput( state );
			const view =
				last && shallowEqual( last.input, input )
					? last.view
					: computeView( input );
			last = { state, input, view };
			return view;
		},
	};
}
