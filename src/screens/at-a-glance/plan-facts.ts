import { createSelector } from 'reselect';
import { getBackupPace } from '../../lib/plans/backups';
import type { BackupPace } from '../../lib/plans/backups';
import { getPlanClass } from '../../lib/plans/plan-classes';
import type { PlanClass } from '../../lib/plans/plan-classes';
import { getPart } from '../../state/site/parts-selectors';
import { getSiteFacts } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { readPart } from './part-data';

/** Classes of the site's plan and of what it has beside it; the page's own until the service has answered. */
const getPlanClasses = createSelector(
	[
		( state: RootState ) => getSiteFacts( state ).planSlug,
		( state: RootState ) => getPart( state, 'site' ),
	],
	( planSlug, part ): readonly PlanClass[] => {
		const site = readPart( part );
		const slugs =
			site.kind === 'known'
				? [ site.data.planSlug, ...site.data.productSlugs ]
				: [ planSlug ];
		return slugs
			.map( getPlanClass )
			.filter( ( planClass ) => planClass !== null );
	}
);

/** How often the site is saved; null where nothing that it has includes backups. */
export function getSiteBackupPace( state: RootState ): BackupPace | null {
	const paces = getPlanClasses( state ).map( getBackupPace );
	return (
		paces.find( ( pace ) => pace === 'real-time' ) ??
		paces.find( ( pace ) => pace === 'daily' ) ??
		null
	);
}

/** Does the site have a plan of one of these classes? */
export function hasPlanOf(
	state: RootState,
	classes: readonly PlanClass[]
): boolean {
	return getPlanClasses( state ).some( ( planClass ) =>
		classes.includes( planClass )
	);
}
