import type { Module, SwitchTexts } from '../../../state/modules/types';

export interface OptionSwitch extends SwitchTexts {
	readonly key: string;
}

/** Module options that PHP declares with `as_switch()`, in the same order. */
export function optionSwitches(
	module: Module | undefined
): readonly OptionSwitch[] {
	return Object.entries( module?.options ?? {} ).flatMap(
		( [ key, { switchTexts } ] ) =>
			switchTexts ? [ { key, ...switchTexts } ] : []
	);
}
