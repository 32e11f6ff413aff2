import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { CardGrid } from '../../components/light/card-grid';
import { SectionHeader } from '../../components/light/section-header';
import { useIsFirstFrame } from '../../hooks/first-frame';
import { useAppSelector } from '../../hooks/store';
import { useParts } from '../shared/use-parts';
import { CardSlot } from './card-slot';
import { ConnectBanner } from './connection/connect-banner';
import { isRendered } from './define-card';
import { NeedsService } from './needs-service/needs-service';
import { DASHBOARD_SECTIONS } from './sections';
import type { DashboardSection } from './sections/section';
import { useCardClicks } from './use-card-clicks';
import { Welcome } from './welcome/welcome';
import './at-a-glance.scss';

/**
 * Number of cards visible in a large window; the first frame renders only
 * these.
 */
const FIRST_FRAME_CARDS = 5;

const CARDS = DASHBOARD_SECTIONS.flatMap( ( { cards } ) => cards ).map(
	( { definition } ) => definition
);

/** The dashboard, with a card for each of the site's services. */
export function AtAGlance() {
	const shownSlugs = useAppSelector(
		( state ) =>
			CARDS.filter( ( { getView } ) =>
				isRendered( getView( state ) )
			).map( ( { slug } ) => slug ),
		shallowEqual
	);
	const isFirstFrame = useIsFirstFrame();
	const drawnSlugs = isFirstFrame
		? shownSlugs.slice( 0, FIRST_FRAME_CARDS )
		: shownSlugs;
	useParts(
		CARDS.filter( ( { slug } ) => shownSlugs.includes( slug ) ).flatMap(
			( { parts } ) => parts
		)
	);

	return (
		<div className="jp-at-a-glance" ref={ useCardClicks() }>
			<h1 className="jp-visually-hidden" tabIndex={ -1 }>
				{ __( 'At a Glance', 'jetpack-dashboard' ) }
			</h1>
			<Welcome />
			<ConnectBanner />
			{ DASHBOARD_SECTIONS.map( ( section ) => (
				<Section
					key={ section.slug }
					section={ section }
					shownSlugs={ drawnSlugs }
				/>
			) ) }
			{ isFirstFrame && <div className="jp-next-frame" /> }
		</div>
	);
}

interface SectionProps {
	section: DashboardSection;
	shownSlugs: readonly string[];
}

function Section( { section, shownSlugs }: SectionProps ) {
	const { manageLink } = section;
	const hasManageLink = useAppSelector( ( state ) =>
		Boolean( manageLink?.isVisible( state ) )
	);
	const cards = section.cards.filter( ( { definition } ) =>
		shownSlugs.includes( definition.slug )
	);
	const needingService = useAppSelector(
		( state ) =>
			section.cards
				.map( ( { definition } ) => definition )
				.filter(
					( { getView } ) => getView( state ).kind === 'needs-service'
				),
		shallowEqual
	);
	if ( cards.length === 0 && needingService.length === 0 ) {
		return null;
	}

	const grid = (
		<CardGrid>
			{ cards.map( ( card ) => (
				<CardSlot key={ card.definition.slug } card={ card } />
			) ) }
			{ needingService.length > 0 && (
				<NeedsService features={ needingService } />
			) }
		</CardGrid>
	);
	if ( ! section.title ) {
		return <div className="jp-at-a-glance__section">{ grid }</div>;
	}

	const titleId = `jp-section-${ section.slug }`;
	return (
		<section
			className="jp-at-a-glance__section"
			aria-labelledby={ titleId }
		>
			<SectionHeader id={ titleId } title={ section.title() }>
				{ manageLink && hasManageLink && (
					<a href={ manageLink.href }>{ manageLink.label() }</a>
				) }
			</SectionHeader>
			{ grid }
		</section>
	);
}
