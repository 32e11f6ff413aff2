import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { ButtonLink } from '../../../components/light/button-link';
import { Card, CardBody, CardHeader } from '../../../components/light/card';
import { ExternalLink } from '../../../components/light/external-link';
import { Pill } from '../../../components/light/pill';
import { useAppSelector } from '../../../hooks/store';
import { redirectUrl } from '../../../lib/links';
import { getAccountUrl } from '../../../state/connection/selectors';
import {
	hasModuleBehavior,
	isModuleActive,
} from '../../../state/modules/selectors';
import { getSetting } from '../../../state/settings/selectors';
import type { Settings } from '../../../state/settings/types';
import type { RootState } from '../../../state/store';
import { useModuleReason } from '../../shared/module-switch/module-reason';
import { useModuleSwitch } from '../../shared/module-switch/use-module-switch';
import { ServiceLink } from '../../shared/service-link';
import { SettingActivation } from '../../shared/setting-activation';
import { featureView } from './feature-view';
import { PLAN_FEATURES } from './plan-features';
import type { FeatureSlug, PlanFeature } from './plan-features';

/** A feature of the site's plan. */
export function FeatureCard( { slug }: { slug: FeatureSlug } ) {
	const feature: PlanFeature = PLAN_FEATURES[ slug ];
	const { module = '' } = feature;
	const view = featureView( {
		isService: module === '',
		hasBehavior: useAppSelector( ( state ) =>
			hasModuleBehavior( state, module )
		),
		isOn: useAppSelector( ( state ) => isModuleActive( state, module ) ),
		switchView: useModuleSwitch( module ),
		reason: useModuleReason( module ),
	} );
	if ( view.kind === 'hidden' ) {
		return null;
	}
	return (
		<Card state={ view.kind } isOff={ view.kind === 'unavailable' }>
			<CardHeader icon={ feature.icon } title={ feature.title() }>
				{ module !== '' && view.kind === 'on' && (
					<Pill status="well">
						{ __( 'Active', 'jetpack-dashboard' ) }
					</Pill>
				) }
			</CardHeader>
			<CardBody
				more={ view.kind === 'unavailable' ? view.reason : null }
				actions={
					view.kind === 'on' ? (
						<Lead feature={ feature } />
					) : (
						view.kind === 'off' && (
							<Activation
								module={ module }
								patch={ feature.patch }
							/>
						)
					)
				}
			>
				{ feature.text() }
			</CardBody>
		</Card>
	);
}

function Lead( { feature: { lead, leadLabel } }: { feature: PlanFeature } ) {
	const serviceUrl = useAppSelector( getAccountUrl );
	switch ( lead.kind ) {
		case 'route':
			return (
				<ButtonLink variant="link" href={ `#${ lead.path }` }>
					{ leadLabel() }
				</ButtonLink>
			);
		case 'service':
			return (
				<ServiceLink source={ lead.source }>
					{ leadLabel() }
				</ServiceLink>
			);
		case 'page': {
			const url = redirectUrl( serviceUrl, lead.source );
			return url ? (
				<ExternalLink href={ url }>{ leadLabel() }</ExternalLink>
			) : null;
		}
	}
}

interface ActivationProps {
	readonly module: string;
	readonly patch: Settings | undefined;
}

/** Turns on the module and those of the options that the site has. */
function Activation( { module, patch = {} }: ActivationProps ) {
	const known = useAppSelector(
		( state ) => pickKnown( state, patch ),
		shallowEqual
	);
	return <SettingActivation setting={ module } patch={ known } />;
}

function pickKnown( state: RootState, patch: Settings ): Settings {
	return Object.fromEntries(
		Object.entries( patch ).filter(
			( [ key ] ) => getSetting( state, key ) !== undefined
		)
	);
}
