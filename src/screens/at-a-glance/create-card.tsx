import type { ComponentType, ReactNode } from 'react';
import { useAppSelector } from '../../hooks/store';
import { getCommonContent } from './common-content';
import type { CardContent } from './common-content';
import { DashboardCard } from './dashboard-card';
import { isRendered } from './define-card';
import type { CardDefinition, CardView, UnrenderedKind } from './define-card';

/** Kinds of view whose common content is complete. */
type CompleteKind = 'offline' | 'loading' | 'unavailable';

/**
 * The props of a `DashboardCard`, or just its first line. Called during render,
 * but not a component: it can't use hooks.
 */
type GetContent< View > = ( view: View ) => CardContent | string;

/** One entry per kind of view; overrides the common content for that kind. */
type Contents< View extends CardView > = {
	readonly [ Kind in Exclude<
		View[ 'kind' ],
		CompleteKind | UnrenderedKind
	> ]: GetContent< Extract< View, { kind: Kind } > >;
} & {
	readonly [ Kind in View[ 'kind' ] & CompleteKind ]?: GetContent<
		Extract< View, { kind: Kind } >
	>;
} & {
	/** What all kinds have, unless their own entry overrides it. */
	readonly every?: GetContent< View >;
};

/** A card component together with its definition. */
export type CardComponent< View extends CardView = CardView > =
	ComponentType & {
		readonly definition: CardDefinition< View >;
		/** Renders a given view, independent of the store. */
		Content( props: { view: View } ): ReactNode;
		/** Only of a `lateCard()`: loads it, so that it renders at once. */
		readonly preload?: () => Promise< unknown >;
	};

/**
 * Creates a card component. It renders the same element in all states, so that
 * the title keeps focus when the state changes.
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
		if ( ! isRendered( view ) ) {
			return null;
		}
		const contentFor = ( entry: string ) => {
			const content = contents[ entry ]?.( view );
			return typeof content === 'string'
				? { children: content }
				: content;
		};
		return (
			<DashboardCard
				icon={ definition.icon }
				title={ definition.title() }
				state={ view.kind }
				{ ...getCommonContent( view, definition ) }
				{ ...contentFor( 'every' ) }
				{ ...contentFor( view.kind ) }
			/>
		);
	} );
}

/** For cards that don't use `DashboardCard`, such as stats. */
export function createCustomCard< View extends CardView >(
	definition: CardDefinition< View >,
	Content: ( props: { view: View } ) => ReactNode
): CardComponent< View > {
	function Card() {
		return <Content view={ useAppSelector( definition.getView ) } />;
	}
	return Object.assign( Card, { definition, Content } );
}
