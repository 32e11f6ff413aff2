import { shallowEqual } from 'react-redux';
import type { PartName } from '../../api/dashboard';
import type { IconName } from '../../components/light/icon';
import type { RootState } from '../../state/store';

/** Which state a card is in, and the values that the state shows. */
export interface CardView {
	/** A 'hidden' card isn't rendered; `common-content.tsx` has the kinds that cards share. */
	readonly kind: string;
}

interface CardOptions< Input extends object, View extends CardView > {
	readonly slug: string;
	/** Also names the card in the error message that replaces it if it fails. */
	readonly title: () => string;
	readonly icon: IconName;
	/** What it shows of `GET dashboard`, fetched while it is visible. */
	readonly parts?: readonly PartName[];
	/** Spans both columns. */
	readonly isWide?: boolean;
	/** Everything that the view depends on. A new object each time is fine. */
	readonly input: ( state: RootState ) => Input;
	readonly view: ( input: Input ) => View;
}

export interface CardDefinition< View extends CardView = CardView > {
	readonly slug: string;
	readonly title: () => string;
	readonly icon: IconName;
	readonly parts: readonly PartName[];
	readonly isWide: boolean;
	/** Memoized: returns the same object while the input is shallowly equal. */
	readonly getView: ( state: RootState ) => View;
}

/** Defines a card of the dashboard, without its content: see `createCard()`. */
export function defineCard< Input extends object, View extends CardView >( {
	parts = [],
	isWide = false,
	input: getInput,
	view: computeView,
	...identity
}: CardOptions< Input, View > ): CardDefinition< View > {
	let last: { state: RootState; input: Input; view: View } | null = null;
	return {
		...identity,
		parts,
		isWide,
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
