import type { Module, SwitchTexts } from '../../../state/modules/types';

export interface OptionSwitch extends SwitchTexts {
	/** The setting's. */
	readonly key: string;
}

/** The options of a module that PHP declares as switches (`as_switch()`), in its order. */
export function optionSwitches(
	module: Module | undefined
): readonly OptionSwitch[] {
	return Object.entries( module?.options ?? {} ).flatMap(
		( [ key, { switchTexts } ] ) =>
			switchTexts ? [ { key, ...switchTexts } ] : []
	);
}
