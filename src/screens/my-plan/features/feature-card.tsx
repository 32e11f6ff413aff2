import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { ButtonLink } from '../../../components/light/button-link';
import { Card, CardBody, CardHeader } from '../../../components/light/card';
import { ExternalLink } from '../../../components/light/external-link';
import { Pill } from '../../../components/light/pill';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { redirectUrl } from '../../../lib/links';
import { getAccountUrl } from '../../../state/connection/selectors';
import {
	hasModuleBehavior,
	isModuleActive,
} from '../../../state/modules/selectors';
import { getSetting } from '../../../state/settings/selectors';
import type { Settings } from '../../../state/settings/types';
import type { RootState } from '../../../state/store';
import { ConnectLink } from '../../shared/connect-link';
import { useModuleReason } from '../../shared/module-switch/module-reason';
import { useModuleSwitch } from '../../shared/module-switch/use-module-switch';
import { ServiceLink } from '../../shared/service-link';
import { SettingActivation } from '../../shared/setting-activation';
import { featureView } from './feature-view';
import type { FeatureView } from './feature-view';
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
				actions={ <Action view={ view } feature={ feature } /> }
			>
				{ feature.text() }
			</CardBody>
		</Card>
	);
}

interface ActionProps {
	readonly view: Exclude< FeatureView, { kind: 'hidden' } >;
	readonly feature: PlanFeature;
}

/** What the user can do with the feature; nothing offline. */
function Action( { view, feature }: ActionProps ) {
	switch ( view.kind ) {
		case 'on':
			return <Lead feature={ feature } />;
		case 'off':
			return (
				<Activation
					module={ feature.module ?? '' }
					patch={ feature.patch }
				/>
			);
		case 'unavailable':
			return view.needsConnection ? <ConnectLink /> : null;
		default:
			return assertNever( view );
	}
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
