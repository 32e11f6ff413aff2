import type { Settings } from '../../../../state/settings/types';
import type { ModuleSwitchView } from '../../module-switch/module-switch-view';

/** What the one switch turns, each if the site has it. */
export const IMAGES = 'photon';
export const FILES = 'photon-cdn';
export const GALLERIES = 'tiled-gallery';

/** Without one of these, nothing is accelerated. */
const CORE: readonly string[] = [ IMAGES, FILES ];

/** The modules' names in the settings, and the options that go with them. */
const OPTIONS: Readonly< Record< string, string > > = {
	[ GALLERIES ]: 'tiled_galleries',
};

export interface AcceleratorModule {
	readonly slug: string;
	readonly isOn: boolean;
	readonly view: ModuleSwitchView;
}

export interface AcceleratorView {
	readonly isOn: boolean;
	/** Slugs of those that it turns now: no override, not out of reach. */
	readonly turns: readonly string[];
	/** Slug of the module whose reason keeps it from being turned; null when it can be. */
	readonly blockedBy: string | null;
}

/**
 * The site accelerator. What an administrator has forced, or what
 * can't be reached offline, is left out of the switch.
 *
 * @param modules The accelerator's modules that the site has.
 */
export function acceleratorView(
	modules: readonly AcceleratorModule[]
): AcceleratorView {
	const core = modules.filter( ( { slug } ) => CORE.includes( slug ) );
	const turned = core.filter( isTurnable );
	// What is forced, or stays on out of reach, counts only where there is nothing else.
	const counted = turned.length > 0 ? turned : core;
	return {
		isOn: counted.some( ( { isOn } ) => isOn ),
		turns: modules.filter( isTurnable ).map( ( { slug } ) => slug ),
		blockedBy: turned.length > 0 ? null : core[ 0 ]?.slug ?? null,
	};
}

/** What is sent when it is turned. */
export function acceleratorPatch(
	{ turns }: AcceleratorView,
	isOn: boolean
): Settings {
	return Object.fromEntries(
		turns.flatMap( ( slug ) => {
			const option = OPTIONS[ slug ];
			return [ slug, ...( option ? [ option ] : [] ) ].map( ( key ) => [
				key,
				isOn,
			] );
		} )
	);
}

function isTurnable( { view }: AcceleratorModule ): boolean {
	return view.kind === 'ready' || view.kind === 'saving';
}
