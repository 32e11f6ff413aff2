import { shallowEqual } from 'react-redux';
import { Card, CardHeader } from '../../../components/light/card';
import { ErrorBoundary } from '../../../components/light/error-boundary';
import { useAppSelector } from '../../../hooks/store';
import { OfferLink, getOfferContent } from '../../shared/offer/offer-banner';
import { getOfferInput } from '../../shared/offer/offer-input';
import type { OfferKey } from '../../shared/offer/offers';
import { offerView } from '../../shared/offer/offer-view';
import { DeclaredCard } from './declared-card';
import type { SettingsCard } from './settings-section';

/**
 * Renders a card: its component, its rows, or an upgrade offer if the plan
 * lacks the feature.
 */
export function CardContent( { card }: { card: SettingsCard } ) {
	return (
		<ErrorBoundary variant="card" name={ card.title() }>
			{ card.upgrade ? (
				<OfferedCard card={ card } offer={ card.upgrade } />
			) : (
				<OwnCard card={ card } />
			) }
		</ErrorBoundary>
	);
}

function OwnCard( {
	card: { title, pill, rows = [], component: Component },
}: {
	card: SettingsCard;
} ) {
	return Component ? (
		<Component />
	) : (
		<DeclaredCard title={ title } pill={ pill } rows={ rows } />
	);
}

function OfferedCard( {
	card,
	offer,
}: {
	card: SettingsCard;
	offer: OfferKey;
} ) {
	const input = useAppSelector(
		( state ) => getOfferInput( state, offer ),
		shallowEqual
	);
	// The offer replaces the settings here, so a dismissal elsewhere must not
	// hide it.
	const view = offerView( { ...input, isDismissed: false } );
	if ( view === 'none' ) {
		return <OwnCard card={ card } />;
	}
	return (
		<Card isRuled>
			<CardHeader level={ 2 } title={ card.title() } />
			<div className="jp-offer-banner">
				<p>{ getOfferContent( offer, view ) }</p>
				<div className="jp-offer-banner__actions">
					<OfferLink offer={ offer } view={ view } />
				</div>
			</div>
		</Card>
	);
}
