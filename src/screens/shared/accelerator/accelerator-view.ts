import type { Settings } from '../../../state/settings/types';
import type { ModuleSwitchView } from '../module-switch/module-switch-view';

/** The modules that the combined toggle controls, if the site has them. */
export const IMAGES = 'photon';
export const FILES = 'photon-cdn';
export const GALLERIES = 'tiled-gallery';

/** The accelerator counts as on only if at least one of these is active. */
const CORE: readonly string[] = [ IMAGES, FILES ];

/** The modules' settings keys, and the options saved with them. */
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
	/**
	 * Slugs of the modules that the toggle changes now: neither forced nor
	 * unavailable.
	 */
	readonly turns: readonly string[];
	/**
	 * Slug of the module whose reason disables the toggle; null if it is
	 * enabled.
	 */
	readonly blockedBy: string | null;
}

/**
 * The state of the site accelerator. The toggle ignores modules that are forced
 * by an administrator or unavailable offline.
 *
 * @param modules The accelerator's modules that the site has.
 */
export function acceleratorView(
	modules: readonly AcceleratorModule[]
): AcceleratorView {
	const core = modules.filter( ( { slug } ) => CORE.includes( slug ) );
	const turned = core.filter( isTurnable );
	// Forced and unavailable modules count only if there are no others.
	const counted = turned.length > 0 ? turned : core;
	return {
		isOn: counted.some( ( { isOn } ) => isOn ),
		turns: modules.filter( isTurnable ).map( ( { slug } ) => slug ),
		blockedBy: turned.length > 0 ? null : core[ 0 ]?.slug ?? null,
	};
}

/** The settings to save when the accelerator is toggled. */
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
