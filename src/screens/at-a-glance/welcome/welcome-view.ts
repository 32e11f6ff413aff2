import { createSelector } from 'reselect';
import type { Module } from '../../../api/modules';
import type { Choice } from '../../../components/light/choice';
import {
	canManageModules,
	getSiteStatus,
} from '../../../state/connection/selectors';
import type { SiteStatus } from '../../../state/connection/selectors';
import { getModules } from '../../../state/modules/selectors';
import { isNoticeDismissed } from '../../../state/notices/selectors';
import type { RootState } from '../../../state/store';

/** The notice's id; see `Dismissed_Notices`. */
export const WELCOME = 'welcome';

/** Modules that suit almost every site and need no account service. */
const RECOMMENDED = [
	'protect',
	'backups',
	'scanner',
	'spam-filter',
	'stats',
	'sitemaps',
	'photon',
	'related-posts',
	'lazy-images',
];

export interface WelcomeInput {
	readonly siteStatus: SiteStatus;
	readonly isManager: boolean;
	readonly isDismissed: boolean;
	/** Those of the recommended modules that the site has. */
	readonly modules: readonly Module[];
}

export type WelcomeView =
	| { readonly kind: 'hidden' }
	| {
			readonly kind: 'shown';
			readonly choices: readonly Choice[];
			/** Slugs of the modules that can be turned on. */
			readonly available: readonly string[];
	  };

/**
 * The first card on a new site without an account service. It is hidden once
 * one of its modules is on, because then the owner has found the switches.
 */
export function welcomeView( input: WelcomeInput ): WelcomeView {
	const available = input.modules
		.filter( ( { isAvailable, override } ) => isAvailable && ! override )
		.map( ( { slug } ) => slug );
	if (
		input.siteStatus !== 'local' ||
		! input.isManager ||
		input.isDismissed ||
		available.length === 0 ||
		input.modules.some( ( { isActive } ) => isActive )
	) {
		return { kind: 'hidden' };
	}
	return {
		kind: 'shown',
		available,
		choices: input.modules
			.filter( ( { override } ) => ! override )
			.map( ( module ) => ( {
				value: module.slug,
				label: module.name,
				help: module.description,
				disabledReason:
					! module.isAvailable && module.unavailableReason,
			} ) ),
	};
}

const getRecommendedModules = createSelector( [ getModules ], ( modules ) =>
	RECOMMENDED.flatMap( ( slug ) => modules[ slug ] ?? [] )
);

export function getWelcomeInput( state: RootState ): WelcomeInput {
	return {
		siteStatus: getSiteStatus( state ),
		isManager: canManageModules( state ),
		isDismissed: isNoticeDismissed( state, WELCOME ),
		modules: getRecommendedModules( state ),
	};
}
