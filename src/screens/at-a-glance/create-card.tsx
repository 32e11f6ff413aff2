import type { ComponentType, ReactNode } from 'react';
import { useAppSelector } from '../../hooks/store';
import { getCommonContent } from './common-content';
import type { CardContent } from './common-content';
import { DashboardCard } from './dashboard-card';
import type { CardDefinition, CardView } from './define-card';

/** Kinds of view whose common content is complete. */
type CompleteKind = 'offline' | 'loading';

/** The properties of a `DashboardCard`, or its first line alone. Called while rendering, but not a component: it can't use hooks. */
type GetContent< View > = ( view: View ) => CardContent | string;

/** One entry for each kind of view. It overrides the common content of that kind. */
type Contents< View extends CardView > = {
	readonly [ Kind in Exclude<
		View[ 'kind' ],
		CompleteKind | 'hidden'
	> ]: GetContent< Extract< View, { kind: Kind } > >;
} & {
	readonly [ Kind in View[ 'kind' ] & CompleteKind ]?: GetContent<
		Extract< View, { kind: Kind } >
	>;
};

/** A card as a section lists it: the component, with its definition. */
export type CardComponent< View extends CardView = CardView > =
	ComponentType & {
		readonly definition: CardDefinition< View >;
		/** Renders a given view, whatever the state of the site. */
		Content( props: { view: View } ): ReactNode;
	};

/**
 * Creates the component of a card. It is the same element in every state, so
 * that its title keeps the focus when the state changes.
 */
export function createCard< View extends CardView >(
	definition: CardDefinition< View >,
	contents: Contents< View >
): CardComponent< View >;
export function createCard(
	definition: CardDefinition,
	contents: Readonly< Record< string, GetContent< CardView > | undefined > >
): CardComponent< CardView > {
	return createCustomCard( definition, ( { view } ) => {
		if ( view.kind === 'hidden' ) {
			return null;
		}
		const content = contents[ view.kind ]?.( view );
		return (
			<DashboardCard
				icon={ definition.icon }
				title={ definition.title() }
				state={ view.kind }
				{ ...getCommonContent( view, definition ) }
				{ ...( typeof content === 'string'
					? { children: content }
					: content ) }
			/>
		);
	} );
}

/** For a card that isn't a `DashboardCard`, such as the statistics. */
export function createCustomCard< View extends CardView >(
	definition: CardDefinition< View >,
	Content: ( props: { view: View } ) => ReactNode
): CardComponent< View > {
	function Card() {
		return <Content view={ useAppSelector( definition.getView ) } />;
	}
	return Object.assign( Card, { definition, Content } );
}
