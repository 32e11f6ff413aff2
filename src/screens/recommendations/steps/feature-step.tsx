import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { Button } from '../../../components/light/button';
import { ButtonLink } from '../../../components/light/button-link';
import { Pill } from '../../../components/light/pill';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { selectStep, skipStep } from '../../../state/recommendations/thunks';
import { getAdminUrl } from '../../../state/site/selectors';
import { restoreFocusToTitle } from '../../shared/restore-focus';
import { DiscountCard } from '../offers/discount-card';
import { SpotlightCard } from '../offers/spotlight-card';
import { PageLink } from '../page-link';
import { StepFrame } from '../step-frame';
import { useStep } from '../use-step';
import { activateFeature, isActivating } from './activate-feature';
import { getFeatureState, getPlugin } from './feature-states';
import { getActivationTexts, getFeatureTexts } from './feature-texts';
import { featureView } from './feature-view';
import { getStepPath } from './step-slugs';
import type { FeatureSlug } from './step-slugs';
import type { Activation } from './steps';
import { useUnavailableReason } from './use-unavailable-reason';

interface FeatureStepProps {
	readonly slug: FeatureSlug;
	readonly activation: Activation;
}

/** Recommends a feature, and turns it on. */
export function FeatureStep( { slug, activation }: FeatureStepProps ) {
	const dispatch = useAppDispatch();
	const titleRef = useRef< HTMLHeadingElement >( null );
	const adminUrl = useAppSelector( getAdminUrl );
	const texts = getFeatureTexts( slug );
	const { isNew, hasViewedSummary, nextHref, recordClick } = useStep( slug );
	const view = featureView( {
		state: useAppSelector( ( state ) =>
			getFeatureState( state, activation )
		),
		isActivating: useAppSelector( ( state ) =>
			isActivating( state, activation )
		),
		hasViewedSummary,
	} );
	const isInstalled = useAppSelector(
		( state ) =>
			activation.kind === 'plugin' &&
			getPlugin( state, activation.plugin ).kind === 'activate'
	);
	const { enable: enableText, enabling: enablingText } = isInstalled
		? getActivationTexts( texts.name )
		: texts;
	const reason = useUnavailableReason( activation, texts.name );
	const isOff = view.kind === 'available' || view.kind === 'enabling';

	async function enable() {
		recordClick( 'enable' );
		dispatch( selectStep( slug ) );
		if ( await dispatch( activateFeature( activation, texts.name ) ) ) {
			// The button is gone.
			restoreFocusToTitle( titleRef.current );
		}
	}

	return (
		<>
			<StepFrame
				step={ slug }
				title={ texts.question }
				isNew={ isNew }
				titleRef={ titleRef }
			>
				<p className="jp-assistant__text">
					{ texts.description }{ ' ' }
					<PageLink source={ texts.learnMore }>
						{ __( 'Learn more', 'jetpack-dashboard' ) }
					</PageLink>
				</p>
				<div role="status">
					{ view.kind === 'enabled' && (
						<Pill status="well">
							{ __( 'Feature Enabled', 'jetpack-dashboard' ) }
						</Pill>
					) }
				</div>
				{ view.kind === 'unavailable' && (
					<p className="jp-card__more">{ reason }</p>
				) }
				<div className="jp-assistant__actions">
					{ isOff && (
						<Button
							variant="primary"
							isBusy={ view.kind === 'enabling' }
							onClick={ () => void enable() }
						>
							{ view.kind === 'enabling'
								? enablingText
								: enableText }
						</Button>
					) }
					{ view.kind === 'enabled' && (
						<ButtonLink
							href={ texts.settingsUrl( adminUrl ) }
							onClick={ () => recordClick( 'settings' ) }
						>
							{ sprintf(
								/* translators: %s: a feature's name */
								__( 'Configure %s', 'jetpack-dashboard' ),
								texts.name
							) }
						</ButtonLink>
					) }
					{ view.jump === 'next' ? (
						<a href={ nextHref }>
							{ __( 'Next', 'jetpack-dashboard' ) }
						</a>
					) : (
						<a
							href={ nextHref }
							onClick={ () => {
								recordClick( 'skip' );
								// What was turned on stays selected.
								if ( view.kind !== 'enabling' ) {
									dispatch( skipStep( slug ) );
								}
							} }
						>
							{ __( 'Not now', 'jetpack-dashboard' ) }
						</a>
					) }
					{ view.hasSummaryLink && (
						<a href={ `#${ getStepPath( 'summary' ) }` }>
							{ __( 'View Summary', 'jetpack-dashboard' ) }
						</a>
					) }
				</div>
			</StepFrame>
			<DiscountCard step={ slug } />
			<SpotlightCard step={ slug } />
		</>
	);
}
