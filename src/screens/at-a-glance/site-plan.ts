import { getBackupFrequency } from '../../lib/plans/backups';
import type { BackupFrequency } from '../../lib/plans/backups';
import { getPlanClass } from '../../lib/plans/plan-classes';
import type { PlanClass } from '../../lib/plans/plan-classes';
import type { RootState } from '../../state/store';
import { getSlugs } from '../shared/site-purchases';

/** Classes of the site's plan and products. */
function getPlanClasses( state: RootState ): readonly PlanClass[] {
	return getSlugs( state )
		.map( getPlanClass )
		.filter( ( planClass ) => planClass !== null );
}

/** The backup frequency of the site's purchases; null if none includes backups. */
export function getSiteBackupPace( state: RootState ): BackupFrequency | null {
	const paces = getPlanClasses( state ).map( getBackupFrequency );
	return (
		paces.find( ( pace ) => pace === 'real-time' ) ??
		paces.find( ( pace ) => pace === 'daily' ) ??
		null
	);
}

/** Whether the site has a plan of one of these classes. */
export function hasPlanOf(
	state: RootState,
	classes: readonly PlanClass[]
): boolean {
	return getPlanClasses( state ).some( ( planClass ) =>
		classes.includes( planClass )
	);
}
