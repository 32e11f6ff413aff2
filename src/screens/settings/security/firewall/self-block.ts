import { isListed } from '../ip-lines';

export interface SelfBlockInput {
	/** '' if the server can't determine it. */
	readonly currentIp: string;
	/** The lists' lines as they would be after saving. */
	readonly blockList: string;
	readonly allowList: string;
	/** The brute force card's allow list; its addresses are never blocked. */
	readonly alwaysAllowed: string;
}

/** Whether saving these lists would block the current user. */
export function blocksOneself( input: SelfBlockInput ): boolean {
	const { currentIp } = input;
	return (
		currentIp !== '' &&
		isListed( input.blockList, currentIp ) &&
		! isListed( input.allowList, currentIp ) &&
		! isListed( input.alwaysAllowed, currentIp )
	);
}
