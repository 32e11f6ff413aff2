import { __, sprintf } from '@wordpress/i18n';
import type { ActivityEvent } from '../../../api/parts/small-parts';
import { Skeleton } from '../../../components/light/skeleton';
import { PartStatus } from '../../shared/part-status';
import { AdminLink } from '../admin-link';
import { ServiceLink } from '../../shared/service-link';
import { useRelativeTime } from '../use-relative-time';
import { createCard } from '../create-card';
import { activityCard, SHOWN_EVENTS } from './activity-view';
import type { Log } from './activity-view';
import './activity-card.scss';

/** The latest events of the site's activity log. */
export const ActivityCard = createCard( activityCard, {
	'not-connected': () =>
		__( 'Connect to see what happens on your site.', 'jetpack-dashboard' ),

	loading: ( { log } ) => ( {
		children: null,
		more: null,
		extra: (
			<ul className="jp-activity">
				{ Array.from( { length: SHOWN_EVENTS }, ( _, row ) => (
					<li key={ row }>
						<Skeleton characters={ 24 } />
						<Skeleton characters={ 16 } />
					</li>
				) ) }
			</ul>
		),
		actions: <LogLink log={ log } />,
	} ),

	failed: () =>
		__( 'Your site’s activity could not be loaded.', 'jetpack-dashboard' ),

	empty: ( { log } ) => ( {
		children: __( 'No activity yet.', 'jetpack-dashboard' ),
		more: __(
			'Events on your site will appear here.',
			'jetpack-dashboard'
		),
		extra: <PartStatus part="activity" />,
		actions: <LogLink log={ log } />,
	} ),

	events: ( { events, log } ) => ( {
		extra: (
			<>
				<ul className="jp-activity">
					{ events.map( ( event ) => (
						<li key={ event.id }>
							<span>{ event.summary }</span>
							<small>
								<Details { ...event } />
							</small>
						</li>
					) ) }
				</ul>
				<PartStatus part="activity" />
			</>
		),
		actions: <LogLink log={ log } />,
	} ),
} );

/** The event's user and date, if known. */
function Details( { actor, published }: ActivityEvent ) {
	const ago = useRelativeTime();
	const when = published && ago( published );
	return actor && when
		? sprintf(
				/* translators: 1: who did it, 2: how long ago, as '4 minutes ago' */
				__( '%1$s, %2$s', 'jetpack-dashboard' ),
				actor,
				when
		  )
		: actor || when || '';
}

function LogLink( { log }: { readonly log: Log } ) {
	const text = __( 'View all activity', 'jetpack-dashboard' );
	const path = 'admin.php?page=jetpack-activity';
	return log === 'site' ? (
		<AdminLink path={ path }>{ text }</AdminLink>
	) : (
		<>
			<ServiceLink source="jetpack-activity-log">{ text }</ServiceLink>
			<AdminLink path={ path }>
				{ __( 'Your site’s own log', 'jetpack-dashboard' ) }
			</AdminLink>
		</>
	);
}
