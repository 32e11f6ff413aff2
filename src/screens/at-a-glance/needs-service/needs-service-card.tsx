import { __ } from '@wordpress/i18n';
import { Card, CardBody, CardHeader } from '../../../components/light/card';
import { Icon } from '../../../components/light/icon';
import { Pill } from '../../../components/light/pill';
import { useAppSelector } from '../../../hooks/store';
import { getAccountServiceProblem } from '../../../state/connection/selectors';
import type { CardDefinition } from '../define-card';
import './needs-service-card.scss';

/** Names the features of a section that need an account service. */
export function NeedsServiceCard( {
	title,
	features,
}: {
	readonly title: string;
	readonly features: readonly CardDefinition[];
} ) {
	return (
		<Card isOff isWide state="local">
			<CardHeader title={ title }>
				<Pill>{ __( 'Local', 'jetpack-dashboard' ) }</Pill>
			</CardHeader>
			<CardBody
				more={ <NoServiceReason /> }
				extra={
					<ul className="jp-needs-service">
						{ features.map( ( feature ) => (
							<li key={ feature.slug }>
								<Icon name={ feature.icon } />
								{ feature.title() }
							</li>
						) ) }
					</ul>
				}
			/>
		</Card>
	);
}

/** The Site connection card explains the details of an unused service URL. */
function NoServiceReason() {
	return useAppSelector( getAccountServiceProblem ) === ''
		? __(
				'No account service is configured. These features need one:',
				'jetpack-dashboard'
		  )
		: __(
				'The address of the account service can’t be used. These features need it:',
				'jetpack-dashboard'
		  );
}
