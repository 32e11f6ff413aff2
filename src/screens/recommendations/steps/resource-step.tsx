import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/light/icon';
import { VisuallyHidden } from '../../../components/light/visually-hidden';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { redirectUrl } from '../../../lib/links';
import { getAccountUrl } from '../../../state/connection/selectors';
import { selectStep, skipStep } from '../../../state/recommendations/thunks';
import { SpotlightCard } from '../offers/spotlight-card';
import { StepFrame } from '../step-frame';
import { useStep } from '../use-step';
import { getResourceTexts } from './resource-texts';
import { getStepPath } from './step-slugs';
import type { ResourceSlug } from './step-slugs';

/** Recommends an article of the account service. */
export function ResourceStep( { slug }: { slug: ResourceSlug } ) {
	const dispatch = useAppDispatch();
	const { isNew, hasViewedSummary, nextHref, recordClick } = useStep( slug );
	const { question, description, readMore } = getResourceTexts( slug );
	const href = redirectUrl( useAppSelector( getAccountUrl ), readMore );

	return (
		<>
			<StepFrame step={ slug } title={ question } isNew={ isNew }>
				<p className="jp-assistant__text">{ description }</p>
				<div className="jp-assistant__actions">
					{ href && (
						<a
							className="jp-button is-primary"
							href={ href }
							target="_blank"
							rel="noopener noreferrer"
							onClick={ () => {
								recordClick( 'read-more' );
								dispatch( selectStep( slug ) );
							} }
						>
							{ __( 'Read more', 'jetpack-dashboard' ) }
							<Icon name="external" />
							<VisuallyHidden>
								{ ' ' }
								{ __(
									'(opens in a new tab)',
									'jetpack-dashboard'
								) }
							</VisuallyHidden>
						</a>
					) }
					<a
						href={ nextHref }
						onClick={ () => {
							recordClick( 'skip' );
							dispatch( skipStep( slug ) );
						} }
					>
						{ __( 'Read Later', 'jetpack-dashboard' ) }
					</a>
					{ hasViewedSummary && (
						<a href={ `#${ getStepPath( 'summary' ) }` }>
							{ __( 'View Summary', 'jetpack-dashboard' ) }
						</a>
					) }
				</div>
			</StepFrame>
			<SpotlightCard step={ slug } />
		</>
	);
}
