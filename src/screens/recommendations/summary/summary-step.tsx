import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/light/button-link';
import { Icon } from '../../../components/light/icon';
import { Pill } from '../../../components/light/pill';
import { useAppSelector } from '../../../hooks/store';
import { getUnreadRecommendations } from '../../../state/recommendations/selectors';
import { getFeatureTexts } from '../steps/feature-texts';
import { getStepInput } from '../steps/get-step-input';
import { getResourceTexts } from '../steps/resource-texts';
import { StepFrame } from '../step-frame';
import { getStepPath } from '../steps/step-slugs';
import type { StepSlug } from '../steps/step-slugs';
import { useStep } from '../use-step';
import { Sidebar } from './sidebar';
import { summaryView } from './summary-view';

const SLUG = 'summary';

/** What was enabled and what was skipped, with links to the steps. */
export function SummaryStep() {
	const { recordClick } = useStep( SLUG );
	const view = summaryView( useAppSelector( getStepInput ) );

	return (
		<div className="jp-assistant__summary">
			<StepFrame
				step={ SLUG }
				title={ __( "Nice work! Let's recap...", 'jetpack-dashboard' ) }
			>
				{ view.enabled.length > 0 ? (
					<Section
						id="enabled"
						title={ __(
							'Recommendations enabled',
							'jetpack-dashboard'
						) }
					>
						{ view.enabled.map( ( slug ) => (
							<StepLink
								key={ slug }
								step={ slug }
								name={ getFeatureTexts( slug ).name }
								isDone
							/>
						) ) }
					</Section>
				) : (
					<p className="jp-assistant__text">
						{ __(
							'You didn’t enable any recommendations.',
							'jetpack-dashboard'
						) }
					</p>
				) }
				{ view.skipped.length > 0 && (
					<Section
						id="skipped"
						title={ __(
							'Recommendations skipped',
							'jetpack-dashboard'
						) }
					>
						{ view.skipped.map( ( slug ) => (
							<StepLink
								key={ slug }
								step={ slug }
								name={ getFeatureTexts( slug ).name }
							/>
						) ) }
					</Section>
				) }
				{ view.resources.length > 0 && (
					<Section
						id="resources"
						title={ __( 'Resources', 'jetpack-dashboard' ) }
					>
						{ view.resources.map( ( slug ) => (
							<StepLink
								key={ slug }
								step={ slug }
								name={ getResourceTexts( slug ).name }
							/>
						) ) }
					</Section>
				) }
				<div className="jp-assistant__actions">
					<ButtonLink href="#/dashboard">
						{ __( 'Go to the dashboard', 'jetpack-dashboard' ) }
					</ButtonLink>
				</div>
			</StepFrame>
			<div>
				<Sidebar onCheckout={ () => recordClick( 'checkout' ) } />
			</div>
		</div>
	);
}

interface SectionProps {
	readonly id: string;
	readonly title: string;
	readonly children: ReactNode;
}

function Section( { id, title, children }: SectionProps ) {
	const headingId = `jp-assistant-${ id }`;
	return (
		<section aria-labelledby={ headingId }>
			<h2 className="jp-assistant__text" id={ headingId }>
				{ title }
			</h2>
			<ul className="jp-assistant__list">{ children }</ul>
		</section>
	);
}

interface StepLinkProps {
	readonly step: StepSlug;
	readonly name: string;
	readonly isDone?: boolean;
}

function StepLink( { step, name, isDone = false }: StepLinkProps ) {
	const isNew = useAppSelector( getUnreadRecommendations ).includes( step );
	return (
		<li>
			{ isDone && <Icon name="check" /> }
			<a href={ `#${ getStepPath( step ) }` }>{ name }</a>
			{ isNew && (
				<Pill status="well" isPlain>
					{ __( 'New', 'jetpack-dashboard' ) }
				</Pill>
			) }
		</li>
	);
}
