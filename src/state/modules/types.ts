import type { Module, Modules, SwitchedModule } from '../../api/modules';
import type { RequestAction, Requests } from '../request';

export type {
	Module,
	ModuleOption,
	ModuleOverride,
	Modules,
	SwitchTexts,
	SwitchedModule,
} from '../../api/modules';

export interface ModulesState {
	readonly items: Modules;
	readonly requests: Requests;
}

export interface FetchModules {
	readonly slice: 'modules';
	readonly name: 'fetch';
	readonly args: { readonly isRefresh?: boolean } | undefined;
	readonly result: Modules;
}

export interface SetModuleActive {
	readonly slice: 'modules';
	readonly name: 'set-active';
	readonly args: {
		readonly slug: Module[ 'slug' ];
		readonly isActive: boolean;
		/** The state shown to the user before the switch. */
		readonly wasActive?: boolean;
	};
	readonly result: SwitchedModule;
}

export interface DeleteCopies {
	readonly slice: 'modules';
	readonly name: 'delete-copies';
	readonly args: { readonly slug: Module[ 'slug' ] };
	readonly result: void;
}

export type ModulesRequest = FetchModules | SetModuleActive | DeleteCopies;

export type ModulesAction = RequestAction< ModulesRequest >;
